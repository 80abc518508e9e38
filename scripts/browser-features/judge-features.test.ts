import { expect, it } from 'vitest'
import { listFaults, type AllowedFeature, type ShippedUse } from './judge-features.ts'

const WRAP: AllowedFeature = {
  features: ['css.properties.text-wrap'],
  fallback: 'lines break as ever',
  where: 'app/type.css',
  test: 'e2e/wrap.spec.ts',
}
const FILES = [WRAP.where, WRAP.test]

function aUse(feature: string, word: string): ShippedUse {
  return { feature, word, offset: 0, file: 'build/style.css' }
}

function judge(uses: ShippedUse[], allowed: AllowedFeature[], files = FILES): string[] {
  const findLines = (_feature: string, word: string) => [`app/type.css:7 ${word}`]
  return listFaults({ uses, allowed, findLines, exists: (file) => files.includes(file) })
}

it('a feature that is not listed is named with its files, its lines and who lacks it', () => {
  const [fault] = judge([aUse('css.properties.text-wrap.balance', 'balance')], [])

  expect(fault).toContain('css.properties.text-wrap.balance\n')
  expect(fault).toMatch(/shipped in +build\/style\.css/)
  expect(fault).toMatch(/written in +app\/type\.css:7 balance/)
  expect(fault).toMatch(/missing in +Safari before 17\.5, Safari on iOS before 17\.5/)
  expect(fault).toContain('allowed-features.ts')
})

it('a property and its value are one fault', () => {
  const uses = ['css.properties.text-wrap', 'css.properties.text-wrap.balance']

  expect(
    judge(
      uses.map((feature) => aUse(feature, 'x')),
      [],
    ),
  ).toHaveLength(1)
})

it('what is listed is allowed with its parts', () => {
  const uses = ['css.properties.text-wrap', 'css.properties.text-wrap.balance']

  expect(
    judge(
      uses.map((feature) => aUse(feature, 'x')),
      [WRAP],
    ),
  ).toEqual([])
})

it('a name that only begins like a listed one is not allowed by it', () => {
  const uses = [aUse(WRAP.features[0] ?? '', 'x'), aUse('css.properties.text-wrap-style', 'x')]

  expect(judge(uses, [WRAP])).toHaveLength(1)
})

it('an entry that is no longer used is a fault', () => {
  expect(judge([], [WRAP])).toEqual([
    'css.properties.text-wrap is allowed, but no longer used: remove it from the list',
  ])
})

it('an entry whose fallback or test does not exist is a fault', () => {
  const uses = [aUse('css.properties.text-wrap', 'x')]

  expect(judge(uses, [WRAP], [WRAP.where])).toEqual([
    expect.stringContaining('e2e/wrap.spec.ts of the list does not exist'),
  ])
  expect(judge(uses, [WRAP], [])).toHaveLength(2)
})

it('an entry for served pages only is not looked for in what is built', () => {
  expect(judge([], [{ ...WRAP, isServedOnly: true }])).toEqual([])
})
