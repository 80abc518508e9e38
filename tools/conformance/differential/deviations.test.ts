import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deviationTable, judge } from './deviation.ts'
import { DEVIATIONS } from './deviations.ts'
import { UNSEEN_DEVIATIONS } from './unseen-deviations.ts'
import { anObservableState } from './test-state.ts'

const MOMENT = { action: { do: 'load' }, history: [], ours: anObservableState() } as const

describe('the list of intended differences', () => {
  const all = [...DEVIATIONS, ...UNSEEN_DEVIATIONS]

  it('has each name once, and a reason in one line', () => {
    const names = all.map(({ name }) => name)

    expect(new Set(names).size).toBe(names.length)
    for (const { reason } of all) expect(reason).toMatch(/^[A-Z][^|\n]+\.$/)
  })

  it('says what the tests of the engine say, all of it and nothing else', () => {
    const sources = globSync('packages/engine/src/**/*.test.ts').map((file) =>
      readFileSync(file, 'utf8'),
    )
    const marked = sources.flatMap((source) =>
      [...source.matchAll(/\/\/ Deviation: ([a-z0-9-]+)/g)].map(([, name = '']) => name),
    )

    expect(all.map(({ name }) => name).toSorted()).toEqual([...new Set(marked)].toSorted())
  })

  it.each(DEVIATIONS)('does not explain everything: $name', (deviation) => {
    const unheardOf = { path: 'page.products.1.name', theirs: 'Kleid', ours: 'Hose' }

    expect(judge([unheardOf], MOMENT, [deviation])).toEqual({
      differences: [unheardOf],
      deviations: [],
      areParted: false,
    })
  })

  it('can be read in a table', () => {
    const table = deviationTable(DEVIATIONS)

    for (const { name } of DEVIATIONS) expect(table).toContain(`| \`${name}\` |`)
  })
})
