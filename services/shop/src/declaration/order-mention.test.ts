import { SHOPS } from '@saum/domain/shops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toOrderNumber } from '../order/order-number.ts'
import { findMentionedOrder } from './order-mention.ts'

const [de, at] = SHOPS
const NOW = Date.parse('2026-11-16T08:00:00Z')

describe('the order somebody writes about', () => {
  it('is found in any text around it, with any gaps in it', () => {
    const number = toOrderNumber(de, 1, NOW)
    const spaced = `de ${number.slice(2).replaceAll(/\d/g, '$& ')}`

    for (const text of [
      number,
      `Bestellung ${number}, danke`,
      spaced,
      `№ ${number.slice(0, 4)}–${number.slice(4)}`,
    ]) {
      expect(findMentionedOrder(de, text)).toBe(number)
    }
  })

  it('is not one of another shop, nor one with a typing error', () => {
    const number = toOrderNumber(de, 1, NOW)

    expect(findMentionedOrder(at, number)).toBeNull()
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 11 }),
        fc.integer({ min: 1, max: 9 }),
        (place, more) => {
          const digit = (Number(number[place]) + more) % 10
          const wrong = number.slice(0, place) + String(digit) + number.slice(place + 1)

          expect(findMentionedOrder(de, wrong)).toBeNull()
        },
      ),
    )
  })

  it('is nothing in words that name none, however long', () => {
    expect(findMentionedOrder(de, 'mein grünes Kleid')).toBeNull()
    expect(findMentionedOrder(de, 'DE'.repeat(100))).toBeNull()
    expect(findMentionedOrder(de, `de${' '.repeat(198)}`)).toBeNull()
  })
})
