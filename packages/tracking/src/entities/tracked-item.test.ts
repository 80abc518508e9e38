import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productStatus, toTrackedItem } from './tracked-item.ts'

const COAT = { id: 7, name: 'Mantel Ottilie', cents: 99_95 }

describe('a product in an event', () => {
  it('has the words tag managers know, and only what is known', () => {
    const known = { brand: 'Saum', category: 'Mäntel', size: '38', quantity: 2, index: 4 }

    expect(toTrackedItem({ ...COAT, ...known, priorCents: 129_95 })).toEqual({
      item_id: '7',
      item_name: 'Mantel Ottilie',
      item_brand: 'Saum',
      item_category: 'Mäntel',
      item_variant: '38',
      price: 99.95,
      discount: 30,
      quantity: 2,
      index: 4,
      product_status: 'sale',
      stock_status: 'inStock',
    })
    expect(toTrackedItem({ ...COAT, brand: '' })).toEqual({
      item_id: '7',
      item_name: 'Mantel Ottilie',
      price: 99.95,
      product_status: 'regular',
      stock_status: 'inStock',
    })
  })

  it.each([
    [0.01, true, 'sale'],
    [10, false, 'sale'],
    [0, true, 'new'],
    [0, false, 'regular'],
  ] as const)('[4.3] with a discount of %d, new: %s, is %s', (discount, isNew, status) => {
    expect(productStatus(discount, isNew)).toBe(status)
  })

  it('[4.3] is sold out or in stock', () => {
    expect(toTrackedItem({ ...COAT, isSoldOut: true }).stock_status).toBe('soldOut')
    expect(toTrackedItem({ ...COAT, isSoldOut: false }).stock_status).toBe('inStock')
  })

  it('[4.3] is on sale exactly when it costs less than before', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.boolean(), (cents, priorCents, isNew) => {
        const item = toTrackedItem({ ...COAT, cents, priorCents, isNew })

        expect(item.product_status === 'sale').toBe(cents < priorCents)
        expect(item.discount ?? 0).toBe(Math.max(0, priorCents - cents) / 100)
      }),
    )
  })
})
