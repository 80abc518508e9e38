import type { OrderItem } from '@saum/contract/order'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { aPrice, aProduct, aVariant } from '#app/features/catalog/test-product.ts'
import { toOrderLines } from './order-lines.ts'

function aPiece(id: number, changes: Partial<OrderItem> = {}): OrderItem {
  return {
    id,
    key: `piece-${id}`,
    status: 'available',
    price: aPrice(5_901 - id),
    product: aProduct(),
    variant: aVariant('38', { id: 701 }),
    packageId: 1,
    promotionId: null,
    promotionName: null,
    ...changes,
  }
}

describe('the lines of an order', () => {
  it('count alike pieces and add up what each of them cost', () => {
    const [line, ...others] = toOrderLines([aPiece(1), aPiece(2)], DEFAULT_SHOP)

    expect(line).toMatchObject({ count: 2, cents: 5_900 + 5_899, size: '38' })
    expect(others).toEqual([])
  })

  it('keep what comes again apart from the same piece bought once', () => {
    const subscription = { intervalMonths: 2 as const, number: 'AB26000001-7' }

    const lines = toOrderLines([aPiece(1), aPiece(2, { subscription })], DEFAULT_SHOP)

    expect(lines.map((line) => line.subscription)).toEqual([undefined, subscription])
  })

  it('show what a promotion takes off and leave the voucher to the sum', () => {
    const price = aPrice(7_000, {
      appliedReductions: [
        {
          category: 'promotion',
          type: 'absolute',
          amount: { absoluteWithTax: 2_000, relative: 0.2 },
        },
        {
          category: 'voucher',
          type: 'relative',
          amount: { absoluteWithTax: 1_000, relative: 0.125 },
        },
      ],
    })

    const [line] = toOrderLines([aPiece(1, { price, promotionName: 'Strickwochen' })], DEFAULT_SHOP)

    expect(line).toMatchObject({ fullCents: 10_000, cents: 8_000 })
  })

  it('keep apart what was cancelled and what another promotion made cheaper', () => {
    const pieces = [
      aPiece(1),
      aPiece(2, { status: 'cancelled' }),
      aPiece(3, { promotionName: 'Strickwochen' }),
    ]

    expect(toOrderLines(pieces, DEFAULT_SHOP).map(({ count }) => count)).toEqual([1, 1, 1])
  })
})
