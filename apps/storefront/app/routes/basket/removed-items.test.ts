import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toSubscriptionFields } from '#app/features/basket/subscription-item.ts'
import {
  parseNotice,
  parseVoucherRefusal,
  writeNotice,
  writeVoucherRefusal,
} from './page-notice.ts'
import { parseRemovedItems, writeRemovedItem } from './removed-items.ts'

const anItemGroup = fc.record({
  id: fc.stringMatching(/^[\x21-\x7e]{1,100}$/),
  isMainItem: fc.boolean(),
  isRequired: fc.boolean(),
})

const anItem = fc.record(
  {
    variantId: fc.integer({ min: 1, max: 999_999_999 }),
    quantity: fc.integer({ min: 1, max: 200 }),
    itemGroup: anItemGroup,
    promotionId: fc.stringMatching(/^[\x21-\x7e]{1,100}$/),
  },
  { requiredKeys: ['variantId', 'quantity'] },
)

describe('what was taken out, in an address', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.array(anItem, { minLength: 1 }), (items) => {
        const query = new URLSearchParams(
          items.map((item) => ['removed', writeRemovedItem(item)]),
        ).toString()

        const written = new URLSearchParams(query).getAll('removed')

        expect(parseRemovedItems(written)).toEqual(items)
      }),
    )
  })

  it.each([
    [['71']],
    [['0:1']],
    [['71:0']],
    [['71:2:x:set']],
    [['71:2', 'Mantel']],
    [['71:2:p=%0A']],
    [['71:2:p=%E4']],
  ])('is nothing where it is not readable: %j', (written) => {
    expect(parseRemovedItems(written)).toEqual([])
  })
})

describe('what a form without script makes the page say', () => {
  it.each([{ kind: 'conflict' }, { kind: 'limit' }, { kind: 'stock', pieces: 3 }] as const)(
    'is read as it was written: %j',
    (notice) => {
      expect(parseNotice(writeNotice(notice))).toEqual(notice)
    },
  )

  it.each([null, '', 'stock-', 'stock-99999', 'Gewonnen'])('is nothing for %j', (value) => {
    expect(parseNotice(value)).toBeNull()
  })

  it.each([
    { reason: 'unknown' },
    { reason: 'used-up' },
    { reason: 'expired', moment: '2026-10-31T22:59:59.999Z' },
    { reason: 'below-minimum', minimumCents: 5_000, missingCents: 1_205 },
  ] as const)('names the reason of a refused voucher: %j', (refusal) => {
    const query = new URLSearchParams(writeVoucherRefusal(refusal))

    expect(parseVoucherRefusal(query)).toEqual(refusal)
  })

  it('comes again as it did, told by the name of its group alone', () => {
    const { itemGroup, customData } = toSubscriptionFields(3)

    const written = writeRemovedItem({ variantId: 701, quantity: 2, itemGroup })

    expect(parseRemovedItems([written])).toEqual([
      { variantId: 701, quantity: 2, itemGroup, customData },
    ])
  })

  it('takes no words from an address', () => {
    const query = new URLSearchParams({ voucher: 'expired', moment: 'Ruf 0900', minimum: '1e9' })

    expect(parseVoucherRefusal(query)).toEqual({ reason: 'expired' })
    expect(parseVoucherRefusal(new URLSearchParams({ voucher: 'won' }))).toBeNull()
  })
})
