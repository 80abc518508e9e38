import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlainValue, RegularValue } from '../wire/facet.ts'
import { aRegularValue } from '../wire/test-replies.ts'
import { layOver, NOT_COUNTED } from './lay-over.ts'

const state = fc.constantFrom('idle', 'selected', 'excluded')
const names: fc.Arbitrary<string[]> = fc.uniqueArray(
  fc.constantFrom('a', 'b', 'c', 'd', 'e', ',', 'a,'),
  { maxLength: 6 },
)
const asked: fc.Arbitrary<PlainValue[]> = names.chain((list) =>
  fc.tuple(...list.map((value) => state.map((one) => ({ value, state: one })))),
)

describe('[4.24] the values of a facet while a reply is on its way', () => {
  it('are those of the last reply in the states given since, and what was put in', () => {
    fc.assert(
      fc.property(names, asked, (answered, asks) => {
        const values = answered.map((name) => aRegularValue(name))

        const shown = layOver<PlainValue, RegularValue>(values, asks)

        const stateOf = (name: string) => asks.find(({ value }) => value === name)?.state ?? 'idle'
        expect(shown.filter(({ value }) => answered.includes(value))).toEqual(
          values.map((value) => ({ ...value, state: stateOf(value.value) })),
        )
        expect(shown.filter(({ value }) => !answered.includes(value))).toEqual(
          asks
            .filter(({ value }) => !answered.includes(value))
            .map((value) => ({ ...NOT_COUNTED, ...value })),
        )
      }),
    )
  })

  it('are looked at a few times each, however many they are and wherever they moved', () => {
    let looks = 0
    const watched = (value: string): RegularValue => ({
      ...aRegularValue(value),
      get value() {
        looks++
        return value
      },
    })
    const values = Array.from({ length: 2_000 }, (_, index) => watched(`Farbe ${index}`))
    const moved: PlainValue[] = [{ value: 'Neu', state: 'selected' }, ...values]

    const shown = layOver<PlainValue, RegularValue>(values, moved)

    expect(shown).toHaveLength(2_001)
    expect(looks).toBeLessThan(20 * values.length)
  })
})
