import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitRefund } from './refund-shares.ts'

const someCents = fc.integer({ min: 0, max: 100_000 })

describe('[10.3] money that goes back', () => {
  it('goes to gift cards first and then the way it came', () => {
    const paid = { cards: new Map([['one', 1_000]]), paidCents: 5_000, refundedCents: 0 }

    expect(splitRefund(1_500, { ...paid, method: 'card' })).toEqual([
      { method: 'giftcard', cardId: 'one', cents: 1_000 },
      { method: 'card', cardId: null, cents: 500 },
    ])
  })

  it('is never more than was paid, and all of what was asked for as far as that goes', () => {
    fc.assert(
      fc.property(
        someCents,
        fc.array(someCents, { maxLength: 3 }),
        someCents,
        someCents,
        (cents, cards, paidCents, refundedCents) => {
          const paid = {
            cards: new Map(cards.map((card, index) => [String(index), card])),
            paidCents,
            refundedCents,
          }
          const shares = splitRefund(cents, { ...paid, method: 'wallet_redirect' })
          const left =
            cards.reduce((sum, card) => sum + card, 0) + Math.max(paidCents - refundedCents, 0)
          const sum = shares.reduce((total, share) => total + share.cents, 0)
          expect(sum).toBe(Math.min(cents, left))
          expect(shares.every((share) => share.cents > 0)).toBe(true)
        },
      ),
    )
  })
})
