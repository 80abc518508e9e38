import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryCost, deliveryTaxCents } from './delivery-cost.ts'
import { deliveryTermsOf } from './delivery-terms.ts'
import { SHOPS } from './shops.ts'

const [de, at, ch, frCh, en] = SHOPS

const anyShop = fc.constantFrom(...SHOPS)
const goods = fc.oneof(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 2 ** 31 }))

describe('what delivery costs', () => {
  it.each([
    [de, 395, 5_000],
    [at, 495, 6_000],
    [ch, 790, 9_000],
    [frCh, 790, 9_000],
  ])('has one fee and one threshold in the shop of one country (%o)', (shop, fee, freeFrom) => {
    expect(deliveryCost(shop, freeFrom - 1)).toEqual({
      feeCents: fee,
      freeFromCents: freeFrom,
      missingCents: 1,
    })
    expect(deliveryCost(shop, freeFrom)).toEqual({
      feeCents: 0,
      freeFromCents: freeFrom,
      missingCents: 0,
    })
  })

  it('depends on the country in the shop for the Union, until it is free everywhere', () => {
    expect(deliveryCost(en, 5_000)).toBeNull()
    expect(deliveryCost(en, 10_000)).toBeNull()
    expect(deliveryCost(en, 17_999)).toBeNull()
    expect(deliveryCost(en, 18_000)).toMatchObject({ feeCents: 0, missingCents: 0 })
    expect(deliveryCost(en, 10_000, 'NL')).toMatchObject({ feeCents: 0 })
    expect(deliveryCost(en, 10_000, 'FR')).toMatchObject({ feeCents: 995, missingCents: 2_000 })
    expect(deliveryCost(en, 10_000, 'GR')).toMatchObject({ feeCents: 1_495, missingCents: 8_000 })
  })

  it('is not known for a country the shop does not deliver to', () => {
    expect(deliveryCost(de, 10_000, 'AT')).toBeNull()
    expect(deliveryCost(en, 10_000, 'CH')).toBeNull()
    expect(deliveryCost(en, 10_000, '')).toBeNull()
  })

  it('never grows with the basket, and is free exactly when nothing is missing', () => {
    fc.assert(
      fc.property(anyShop, goods, goods, (shop, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        for (const country of deliveryTermsOf(shop).zones.flatMap(({ countries }) => countries)) {
          const before = deliveryCost(shop, less, country)
          const after = deliveryCost(shop, more, country)

          expect(after?.feeCents).toBeLessThanOrEqual(before?.feeCents ?? 0)
          expect(before?.feeCents === 0).toBe(before?.missingCents === 0)
          expect(deliveryCost(shop, less + (before?.missingCents ?? 0), country)?.feeCents).toBe(0)
        }
      }),
    )
  })

  it('is what every country of the shop pays, where no country is named', () => {
    fc.assert(
      fc.property(anyShop, goods, (shop, cents) => {
        const anywhere = deliveryCost(shop, cents)
        const fees = deliveryTermsOf(shop)
          .zones.flatMap(({ countries }) => countries)
          .map((country) => deliveryCost(shop, cents, country)?.feeCents)

        expect(new Set(fees).size === 1).toBe(anywhere !== null)
        if (anywhere !== null) expect(fees).toContain(anywhere.feeCents)
      }),
    )
  })
})

describe('[3.21] the tax in the delivery', () => {
  it('is what is left of the fee without its net, to the cent', () => {
    expect(deliveryTaxCents(395, 0.19)).toBe(63)
    expect(deliveryTaxCents(495, 0.2)).toBe(82)
    expect(deliveryTaxCents(790, 0.081)).toBe(59)
    expect(deliveryTaxCents(0, 0.19)).toBe(0)
  })
})
