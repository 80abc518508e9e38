import type { Basket } from '@saum/contract/basket-shape'
import { countriesOf } from '@saum/domain/address-rules'
import { SHOPS } from '@saum/domain/shops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinChanges } from './checkout-changes.ts'
import { newDocument } from './checkout-document.ts'
import { allFaults, stepOf } from './checkout-faults.ts'
import { toQuote, type QuoteFacts } from './checkout-quote.ts'

const NOW = Date.parse('2026-11-16T08:00:00Z')

function aBasket(goodsCents: number): Basket {
  return {
    key: 'b',
    revision: 1,
    currencyCode: 'EUR',
    items: [],
    cost: {
      withTax: goodsCents,
      withoutTax: goodsCents,
      currencyCode: 'EUR',
      tax: { vat: { rate: 0, amount: 0 } },
      appliedReductions: [],
    },
    packages: [],
    applicablePromotions: [],
  }
}

const anyCards = fc.array(
  fc.record({ id: fc.uuid(), lastDigits: fc.constant('1234'), balanceCents: fc.nat(30_000) }),
  { maxLength: 4 },
)

const anyFacts: fc.Arbitrary<QuoteFacts> = fc
  .record({
    shop: fc.constantFrom(...SHOPS),
    goodsCents: fc.integer({ min: 1, max: 100_000 }),
    giftCards: anyCards,
    isGuest: fc.boolean(),
    isFirstOrder: fc.boolean(),
    openInvoiceCents: fc.nat(60_000),
    isVip: fc.boolean(),
    hasPaymentProvider: fc.boolean(),
    optionKey: fc.constantFrom('standard', 'express', 'collect', null),
    methodKey: fc.constantFrom('invoice', 'prepayment', 'card', 'wallet_redirect', null),
    country: fc.nat(),
  })
  .map(({ shop, goodsCents, optionKey, methodKey, country, ...facts }) => {
    const countries = countriesOf(shop)
    const countryCode = countries[country % countries.length] ?? ''
    const document = { ...newDocument(countryCode), optionKey, methodKey }
    return { shop, basket: aBasket(goodsCents), document, branches: [], nowMs: NOW, ...facts }
  })

describe('a quote', () => {
  it('always adds up, to the cent', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { cost, giftCards } = toQuote(facts)

        const used = giftCards.reduce((sum, { usedCents }) => sum + usedCents, 0)
        expect(cost.totalCents).toBe(cost.goodsCents + cost.deliveryCents)
        expect(cost.dueCents).toBe(cost.totalCents - cost.giftCardCents)
        expect(cost.giftCardCents).toBe(used)
        expect(cost.dueCents).toBeGreaterThanOrEqual(0)
        expect(cost.taxCents).toBeGreaterThanOrEqual(0)
        expect(cost.taxCents).toBeLessThan(cost.totalCents)
      }),
    )
  })

  it('takes no more from a card than is on it, and the next one only when it is empty', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { giftCards } = toQuote(facts)

        const balances = facts.giftCards.map(({ balanceCents }) => balanceCents)
        expect(giftCards.map(({ usedCents, restCents }) => usedCents + restCents)).toEqual(balances)
        const firstWithRest = giftCards.findIndex(({ restCents }) => restCents > 0)
        const later = firstWithRest === -1 ? [] : giftCards.slice(firstWithRest + 1)
        expect(later.filter(({ usedCents }) => usedCents > 0)).toEqual([])
      }),
    )
  })

  it('never chooses a way of delivery or payment that is not offered', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const quote = toQuote(facts)
        const { shop, document } = facts

        const isReady = stepOf(shop, document, quote) === 'review'
        expect(isReady).toBe(allFaults(shop, document, quote).length === 0)
        if (quote.option !== null) expect(quote.options).toContainEqual(quote.option)
      }),
    )
  })
})

describe('a shop without a payment provider', () => {
  it('offers nothing that is paid elsewhere, and lets nobody order that way', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { payments } = toQuote({ ...facts, hasPaymentProvider: false })

        expect(payments.map(({ key }) => key)).toEqual(['invoice', 'prepayment'])
      }),
    )
  })
})

describe('changes that come one after the other', () => {
  it('are told as one, from the first price to the last', () => {
    const first = { kind: 'price', name: 'Kleid', fromCents: 100, toCents: 200 } as const
    const second = { kind: 'price', name: 'Kleid', fromCents: 200, toCents: 300 } as const

    expect(joinChanges([first], [second])).toEqual([{ ...first, toCents: 300 }])
  })

  it('are none when the price is what it was', () => {
    const up = { kind: 'price', name: 'Kleid', fromCents: 100, toCents: 200 } as const
    const down = { kind: 'price', name: 'Kleid', fromCents: 200, toCents: 100 } as const

    expect(joinChanges([up], [down])).toEqual([])
  })

  it('of the stock say how it is now', () => {
    const fewer = { kind: 'fewer', name: 'Kleid', size: 'M', quantity: 1 } as const
    const gone = { kind: 'sold-out', name: 'Kleid', size: 'M' } as const

    expect(joinChanges([fewer], [gone])).toEqual([gone])
  })
})
