import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { createSlipCost } from './slip-cost.ts'

const cost = createSlipCost('de')

describe('[3.40] what a slip costs', () => {
  it.each([
    ['two letters swapped', ['blsue', 'bluse'], ['blsue', 'blaue']],
    ['a key beside the right one', ['kleod', 'kleid'], ['klezd', 'kleid']],
    ['a letter too few of two of the same', ['pulover', 'pullover'], ['pulover', 'pulsover']],
    ['a wrong vowel', ['blose', 'bluse'], ['blrse', 'bluse']],
    ['a key hit as well', ['hopse', 'hose'], ['hoqse', 'hose']],
    ['one slip', ['rok', 'rock'], ['rok', 'rosta']],
  ] as const)('is less for %s', (_, [near, meant], [far, other]) => {
    expect(cost(near, meant)).toBeLessThan(cost(far, other))
  })

  it('depends on the keyboard', () => {
    expect(createSlipCost('fr')('lanteau', 'manteau')).toBeLessThan(cost('lanteau', 'manteau'))
    expect(cost('ykelid', 'xkelid')).toBeLessThan(createSlipCost('en')('ykelid', 'xkelid'))
  })

  const word = fc.string({
    unit: fc.constantFrom('a', 'e', 'k', 'l', 's', 't'),
    minLength: 2,
    maxLength: 8,
  })

  it('is nothing for the word itself', () => {
    fc.assert(
      fc.property(word, (right) => {
        expect(cost(right, right)).toBe(0)
      }),
    )
  })

  it('is less for two letters swapped than for any word that is further away', () => {
    fc.assert(
      fc.property(word, word, fc.nat(6), (right, other, at) => {
        const [left = '', next = ''] = right.slice(at, at + 2)
        const typed = right.slice(0, at) + next + left + right.slice(at + 2)
        fc.pre(next !== '' && typed !== right && editDistance(typed, other, 1) > 1)

        expect(cost(typed, right)).toBeLessThan(cost(typed, other))
      }),
    )
  })
})
