import type { BasketItem } from '@saum/contract/basket-shape'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBasket } from '../basket/basket-answer.ts'
import { facts } from '../basket/basket-facts.fixture.ts'
import { toPieces } from './order-pieces.ts'

const TAX_RATES = [0.19, 0.2, 0.081, 0.25] as const

/** A basket with one line of so many pieces, with a voucher of so many cents on all of it. */
function basketWith(lines: readonly { cents: number; quantity: number }[], voucherCents: number) {
  return toBasket(
    facts(
      lines.map(({ cents, quantity }, index) => ({
        variantId: index + 1,
        quantity,
        unit: { withTax: cents, reductions: [] },
      })),
      {
        voucher: {
          code: 'X',
          startsAt: 0,
          endsAt: Number.MAX_SAFE_INTEGER,
          isUsedUp: false,
          wish: { type: 'absolute', cents: voucherCents },
          minimumCents: null,
          isCombinable: true,
        },
      },
    ),
  )
}

const someLines = fc.array(
  fc.record({
    cents: fc.integer({ min: 1, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 10 }),
  }),
  { minLength: 1, maxLength: 6 },
)
const someCents = fc.integer({ min: 0, max: 60_000 })

describe('[3.28] the pieces of an order', () => {
  it('cost together exactly what the basket does', () => {
    fc.assert(
      fc.property(someLines, someCents, fc.constantFrom(...TAX_RATES), (lines, voucher, rate) => {
        const basket = basketWith(lines, voucher)
        const pieces = toPieces(basket.items, rate)
        expect(pieces.reduce((sum, { cents }) => sum + cents, 0)).toBe(basket.cost.withTax)
        expect(pieces).toHaveLength(lines.reduce((sum, { quantity }) => sum + quantity, 0))
      }),
    )
  })

  it('share every reduction of their line to the cent', () => {
    fc.assert(
      fc.property(someLines, someCents, (lines, voucher) => {
        const basket = basketWith(lines, voucher)
        for (const item of basket.items) {
          const pieces = toPieces([item], 0.19)
          for (const [index, { amount }] of item.price.total.appliedReductions.entries()) {
            const shared = pieces.map(
              ({ document }) =>
                document.price.appliedReductions[index]?.amount.absoluteWithTax ?? 0,
            )
            expect(shared.reduce((sum, cents) => sum + cents, 0)).toBe(amount.absoluteWithTax)
          }
        }
      }),
    )
  })

  it('differ by one cent at most and are taxed to the cent at the rate of the country', () => {
    fc.assert(
      fc.property(someLines, someCents, fc.constantFrom(...TAX_RATES), (lines, voucher, rate) => {
        for (const item of basketWith(lines, voucher).items) {
          const pieces = toPieces([item], rate)
          const cents = pieces.map((piece) => piece.cents)
          expect(Math.max(...cents) - Math.min(...cents)).toBeLessThanOrEqual(1)
          for (const { document } of pieces) {
            const { withTax, withoutTax, tax } = document.price
            expect(withoutTax + tax.vat.amount).toBe(withTax)
            expect(tax.vat.rate).toBe(rate)
          }
        }
      }),
    )
  })

  it('are only those that can be had', () => {
    const basket = basketWith([{ cents: 100, quantity: 2 }], 0)
    const [item] = basket.items
    if (item === undefined) throw new Error('The basket is empty')
    const gone: BasketItem = { ...item, status: 'unavailable' }
    const keptBack: BasketItem = { ...item, missingPart: { name: 'Gürtel' } }

    expect(toPieces([gone, keptBack], 0.19)).toEqual([])
  })

  it('remember the size that was bought and no other', () => {
    const [piece] = toPieces(basketWith([{ cents: 100, quantity: 1 }], 0).items, 0.19)

    expect(piece?.document.product.variants.map(({ id }) => id)).toEqual([piece?.variantId])
    expect(piece?.document.product.siblings).toEqual([])
  })
})
