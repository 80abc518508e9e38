import { SHOPS } from '@saum/domain/shops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeOrderNumber, toOrderNumber, toPaperNumber } from './order-number.ts'

const AT = Date.parse('2026-11-16T08:00:00Z')
const aShop = fc.constantFrom(...SHOPS)
const aPosition = fc.integer({ min: 1, max: 9_999_998 })

describe('the number of an order', () => {
  it('names the shop and the year', () => {
    const numbers = SHOPS.map((shop) => toOrderNumber(shop, 1, AT))

    expect(numbers.map((number) => number.slice(0, -1))).toEqual([
      'DE260000001',
      'AT260000001',
      'CH260000001',
      'FC260000001',
      'EN260000001',
    ])
  })

  it('is another one for every order of every shop', () => {
    fc.assert(
      fc.property(aShop, aShop, aPosition, aPosition, (one, other, first, second) => {
        fc.pre(one !== other || first !== second)
        expect(toOrderNumber(one, first, AT)).not.toBe(toOrderNumber(other, second, AT))
      }),
    )
  })

  it('shows when one of its digits was mistyped', () => {
    fc.assert(
      fc.property(
        aShop,
        aPosition,
        fc.nat(6),
        fc.integer({ min: 1, max: 9 }),
        (shop, position, at, by) => {
          const number = toOrderNumber(shop, position, AT)
          const index = 4 + at
          const digit = (Number(number[index]) + by) % 10
          const mistyped = `${number.slice(0, index)}${digit}${number.slice(index + 1)}`
          const right = toOrderNumber(shop, Number(mistyped.slice(4, -1)), AT)
          expect(mistyped).not.toBe(right)
        },
      ),
    )
  })

  it.each([' de26 0000001-7 ', 'De26–0000001–7', 'DE26.0000001.7', 'de2600000017'])(
    'is understood as %j',
    (typed) => {
      expect(normalizeOrderNumber(typed)).toBe('DE2600000017')
    },
  )

  it('is not that of an invoice or credit note', () => {
    const [de] = SHOPS

    expect(toPaperNumber(de, 'invoice', 12)).toBe('R-DE-0000012')
    expect(toPaperNumber(de, 'credit-note', 12)).toBe('G-DE-0000012')
  })
})
