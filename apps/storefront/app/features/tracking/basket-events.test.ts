import type { BasketItem } from '@saum/contract/basket-shape'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aBasket, aBasketItem } from '#app/features/basket/test-basket.ts'
import { aPrice, aProduct, aSale, aVariant } from '#app/features/catalog/test-product.ts'
import { basketEvents } from './basket-events.ts'

function anItem(variantId: number, quantity: number, changes: Partial<BasketItem> = {}) {
  const variant = aVariant('38', { id: variantId })
  const product = aProduct({ id: variantId * 10, variants: [variant] })
  return aBasketItem({ key: `item-${variantId}`, variant, product, quantity, ...changes })
}

const EMPTY = aBasket()

describe('[9.15] what happens to a basket', () => {
  it('is told with the pieces that were put in, and what they cost', () => {
    const unit = aPrice(7_995, { appliedReductions: [aSale(2_000)] })
    const item = anItem(1, 2, { price: { unit, total: aPrice(15_990) } })

    expect(basketEvents(EMPTY, aBasket({ items: [item] }))).toEqual([
      {
        name: 'add_to_cart',
        list: 'cart',
        value: 159.9,
        items: [
          {
            item_id: '10',
            item_name: 'Mantel Ottilie',
            item_brand: 'Saum',
            item_variant: '38',
            price: 79.95,
            discount: 20,
            quantity: 2,
            product_status: 'sale',
            stock_status: 'inStock',
          },
        ],
      },
    ])
  })

  it('is both where one piece takes the place of another', () => {
    const before = aBasket({ items: [anItem(1, 1)] })
    const after = aBasket({ items: [anItem(2, 1)] })

    expect(basketEvents(before, after)).toMatchObject([
      { name: 'add_to_cart', items: [{ item_id: '20' }] },
      { name: 'remove_from_cart', items: [{ item_id: '10' }] },
    ])
  })

  it('is nothing where only the order of its rows is another', () => {
    const items = [anItem(1, 1), anItem(2, 3)]

    expect(basketEvents(aBasket({ items }), aBasket({ items: items.toReversed() }))).toEqual([])
  })

  it('adds up to the difference', () => {
    const some = fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 10 }),
        fc.constantFrom('available' as const, 'available' as const, 'unavailable' as const),
      ),
      { maxLength: 8 },
    )
    const countIn = (rows: readonly (readonly [number, number, string])[], id: number) =>
      rows
        .filter(([variantId, , status]) => variantId === id && status === 'available')
        .reduce((sum, [, quantity]) => sum + quantity, 0)

    fc.assert(
      fc.property(some, some, (before, after) => {
        const [one, other] = [before, after].map((rows) =>
          aBasket({
            items: rows.map(([id, quantity, status]) => anItem(id, quantity, { status })),
          }),
        ) as [ReturnType<typeof aBasket>, ReturnType<typeof aBasket>]
        const changed = new Map<number, number>()
        for (const { name, items = [], value } of basketEvents(one, other)) {
          const sign = name === 'add_to_cart' ? 1 : -1
          for (const { item_id, quantity = 0 } of items) {
            expect(quantity).toBeGreaterThan(0)
            expect(changed.has(Number(item_id))).toBe(false)
            changed.set(Number(item_id), sign * quantity)
          }
          expect(value).toBeCloseTo(
            items.reduce((sum, { quantity = 0 }) => sum + quantity * 99.95, 0),
          )
        }
        for (let id = 1; id <= 6; id++) {
          expect(changed.get(id * 10) ?? 0).toBe(countIn(after, id) - countIn(before, id))
        }
      }),
    )
  })
})
