import type { ReturnableItem } from '@saum/contract/order-return'
import { RETURN_METHODS, RETURN_REASONS } from '@saum/domain/return-choices'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aProduct, aVariant } from '#app/features/catalog/test-product.ts'
import {
  parseReturnChoice,
  rowKey,
  toChoiceQuery,
  toReturnedPieces,
  type ReturnChoice,
} from './return-choice.ts'

const ids = fc.uniqueArray(
  fc.maxSafeInteger().filter((id) => id > 0),
  { minLength: 1, maxLength: 10 },
)

const choices = fc
  .record({
    rows: fc.array(
      fc.record({
        ids,
        reason: fc.constantFrom(...RETURN_REASONS),
        exchange: fc.option(fc.integer({ min: 1 })),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 6 },
    ),
    method: fc.constantFrom(...RETURN_METHODS),
  })
  .map(({ rows, method }): ReturnChoice => {
    const chosen = rows.map(({ ids: pieces, reason, exchange, share }) => [
      pieces.join('.'),
      {
        count: Math.max(1, Math.round(share * pieces.length)),
        reason,
        exchangeVariantId: exchange,
      },
    ])
    return { rows: Object.fromEntries(chosen), method }
  })

describe('the choice of a return', () => {
  it('is the same after a round through the address', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(parseReturnChoice(new URLSearchParams(toChoiceQuery(choice)))).toEqual(choice)
      }),
    )
  })

  it('takes as many pieces of a row as were chosen, never more than it has', () => {
    const query = new URLSearchParams('take=11.12.13&count-11.12.13=2&reason-11.12.13=too_large')

    expect(toReturnedPieces(parseReturnChoice(query))).toEqual([
      { itemId: 11, reason: 'too_large' },
      { itemId: 12, reason: 'too_large' },
    ])
    query.set('count-11.12.13', '99')
    expect(toReturnedPieces(parseReturnChoice(query))).toHaveLength(3)
  })

  it('asks for no reason', () => {
    expect(toReturnedPieces(parseReturnChoice(new URLSearchParams('take=7')))).toEqual([
      { itemId: 7, reason: 'none' },
    ])
  })

  it('is nothing, whatever else somebody sends', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), fc.string(), (pairs, key) => {
        const query = new URLSearchParams([...pairs, ['take', `${key}<script>`], ['take', '0']])

        expect(toReturnedPieces(parseReturnChoice(query))).toEqual([])
      }),
    )
  })
})

it('keeps pieces apart that cannot come back and did not cost the same', () => {
  const row: ReturnableItem = {
    itemIds: [],
    count: 1,
    product: aProduct(),
    variant: aVariant('38'),
    unitCents: 4_900,
    returnableUntil: null,
    fault: 'excluded',
    exchange: [],
  }

  const keys = [row, { ...row, unitCents: 5_900 }].map(rowKey)

  expect(new Set(keys).size).toBe(2)
})
