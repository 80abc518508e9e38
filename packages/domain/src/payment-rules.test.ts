import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentOptions, type PaymentQuestion } from './payment-rules.ts'
import { SHOPS, type Shop } from './shops.ts'

const [de, , ch, , en] = SHOPS

function question(overrides: Partial<PaymentQuestion> = {}): PaymentQuestion {
  return {
    totalCents: 10_000,
    isGuest: false,
    isFirstOrder: false,
    openInvoiceCents: 0,
    isSameAddress: true,
    billingCountry: 'DE',
    hasSubscription: false,
    ...overrides,
  }
}

function invoiceFault(shop: Shop, overrides: Partial<PaymentQuestion>) {
  return paymentOptions(shop, question(overrides)).find(({ key }) => key === 'invoice')?.fault
}

describe('paying by invoice', () => {
  it.each([
    ['by a known customer', {}, undefined],
    ['at the limit', { totalCents: 50_000 }, undefined],
    ['over the limit', { totalCents: 50_001 }, { reason: 'over-limit', limitCents: 50_000 }],
    ['at the limit of a first order', { isFirstOrder: true, totalCents: 15_000 }, undefined],
    [
      'over the limit of a first order',
      { isFirstOrder: true, totalCents: 15_001 },
      { reason: 'over-first-limit', limitCents: 15_000 },
    ],
    [
      'by a guest, who is always new',
      { isGuest: true, totalCents: 15_001 },
      { reason: 'over-first-limit', limitCents: 15_000 },
    ],
    ['by a guest for little', { isGuest: true }, undefined],
    ['at the limit with open invoices', { openInvoiceCents: 40_000 }, undefined],
    [
      'over the limit with open invoices',
      { openInvoiceCents: 40_001 },
      { reason: 'open-invoices', limitCents: 50_000 },
    ],
    [
      'by a guest with open invoices',
      { isGuest: true, openInvoiceCents: 5_001 },
      { reason: 'open-invoices', limitCents: 15_000 },
    ],
    ['for another address', { isSameAddress: false }, { reason: 'address-differs' }],
  ] as const)('%s', (_, overrides, fault) => {
    expect(invoiceFault(de, overrides)).toEqual(fault)
  })

  it('is for Germany and Austria in English, and not for guests', () => {
    expect(invoiceFault(en, { billingCountry: 'AT' })).toBeUndefined()
    expect(invoiceFault(en, { billingCountry: 'FR' })).toEqual({ reason: 'country' })
    expect(invoiceFault(en, { isGuest: true })).toEqual({ reason: 'guest' })
  })

  it('is possible in Switzerland, up to as many francs', () => {
    expect(invoiceFault(ch, { billingCountry: 'CH', totalCents: 50_000 })).toBeUndefined()
  })
})

describe('the other ways to pay', () => {
  it('are open to everybody, whatever it costs and wherever it goes', () => {
    const anyQuestion = fc.record({
      totalCents: fc.nat(),
      isGuest: fc.boolean(),
      isFirstOrder: fc.boolean(),
      openInvoiceCents: fc.nat(),
      isSameAddress: fc.boolean(),
      billingCountry: fc.constantFrom('DE', 'FR', ''),
      hasSubscription: fc.constant(false),
    })
    fc.assert(
      fc.property(fc.constantFrom(...SHOPS), anyQuestion, (shop, asked) => {
        const open = paymentOptions(shop, asked).filter(({ fault }) => fault === undefined)
        expect(open.map(({ key }) => key)).toEqual(
          expect.arrayContaining(['wallet_redirect', 'card', 'prepayment']),
        )
      }),
    )
  })

  it('are all but paying in advance where something comes again and again', () => {
    const offered = paymentOptions(de, question({ hasSubscription: true }))

    expect(offered.filter(({ fault }) => fault)).toEqual([
      { key: 'prepayment', fault: { reason: 'subscription' } },
    ])
  })
})
