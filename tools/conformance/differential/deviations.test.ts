import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deviationTable, judge } from './deviation.ts'
import { DEVIATIONS } from './deviations.ts'
import { anObservableState } from './test-state.ts'

const MOMENT = { action: { do: 'load' }, history: [], ours: anObservableState() } as const

describe('the list of intended differences', () => {
  it('has each name once, and a reason in one line', () => {
    const names = DEVIATIONS.map(({ name }) => name)

    expect(new Set(names).size).toBe(names.length)
    for (const { reason } of DEVIATIONS) expect(reason).toMatch(/^[A-Z][^|\n]+\.$/)
  })

  it.each(DEVIATIONS.map(({ name }) => name))(
    'says only what a test of the engine says: %s',
    (name) => {
      const sources = globSync('packages/engine/src/**/*.test.ts').map((file) =>
        readFileSync(file, 'utf8'),
      )

      expect(sources.some((source) => source.includes(`// Deviation: ${name}\n`))).toBe(true)
    },
  )

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
