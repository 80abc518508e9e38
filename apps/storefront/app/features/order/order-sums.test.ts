import { DEFAULT_SHOP } from '@saum/domain/shops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPrice } from '#app/features/catalog/test-product.ts'
import { toOrderLines } from './order-lines.ts'
import { toOrderSums } from './order-sums.ts'
import { anOrder, anOrderItem } from './test-order.ts'

function reduction(category: 'promotion' | 'voucher', absoluteWithTax: number) {
  return { category, type: 'absolute' as const, amount: { absoluteWithTax, relative: 0 } }
}

const piece = fc.record({
  cents: fc.nat(50_000),
  promotion: fc.nat(5_000),
  voucher: fc.nat(2_000),
  name: fc.constantFrom('Strickwochen', 'Winter', null),
})

describe('the sums of an order', () => {
  it('explain the total to the cent, from what the lines add up to', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1 }), fc.nat(995), (pieces, deliveryCents) => {
        const items = pieces.map(({ cents, promotion, voucher, name }, index) =>
          anOrderItem(index, {
            promotionName: name,
            price: aPrice(cents, {
              appliedReductions: [reduction('promotion', promotion), reduction('voucher', voucher)],
            }),
          }),
        )
        const goods = pieces.reduce((sum, { cents }) => sum + cents, 0)
        const reducedCents = pieces.reduce((sum, { voucher }) => sum + voucher, 0)
        const cost = { ...aPrice(goods + deliveryCents), appliedFees: [] }

        const sums = toOrderSums(
          anOrder({
            items,
            cost,
            shipping: { option: 'standard', deliveryCents },
            vouchers: [{ code: 'WINTER10', type: 'relative', value: 10, reducedCents }],
          }),
        )
        const lines = toOrderLines(items, DEFAULT_SHOP)

        expect(lines.reduce((sum, { fullCents }) => sum + fullCents, 0)).toBe(sums.goodsCents)
        const off = [...sums.savings, ...sums.vouchers].reduce((sum, { cents }) => sum + cents, 0)
        expect(sums.goodsCents - off + sums.deliveryCents).toBe(sums.totalCents)
        const promotions = pieces
          .filter(({ name }) => name !== null)
          .reduce((sum, { promotion }) => sum + promotion, 0)
        expect(sums.savings.reduce((sum, { cents }) => sum + cents, 0)).toBe(promotions)
      }),
    )
  })

  it('say what a gift card has paid and what is left', () => {
    const sums = toOrderSums(
      anOrder({
        payment: [
          { key: 'giftcard', amount: 5_000, state: 'paid', data: { lastDigits: '4711' } },
          { key: 'invoice', amount: 4_995, state: 'invoice', data: {} },
        ],
      }),
    )

    expect(sums).toMatchObject({ giftCardCents: 5_000, dueCents: 4_995, totalCents: 9_995 })
  })
})
