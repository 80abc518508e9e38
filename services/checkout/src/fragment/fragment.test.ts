import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { SHOPS } from '@saum/domain/shops'
import { aView, AN_ADDRESS } from '../test-view.ts'
import { shopTextOf } from '../shop-text.ts'
import { writeEmptyFragment, writeFragment } from './fragment.ts'

const SPRITE = readFileSync('apps/storefront/public/icons.v2.svg', 'utf8')
const HOSTILE = `"><script>alert('x')</script>&<img src=x onerror=alert(1)>`

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // A template writes attributes and void elements the short way.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'input-attributes': 'off',
    'form-dup-name': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Of a fragment the page around it is missing.
    'no-redundant-role': 'off',
  },
})

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  )
}

describe('[12] the steps of the checkout', () => {
  it.each(SHOPS.map(({ path }) => path))('are valid HTML in the shop %s', async (shopPath) => {
    const states = await Promise.all(
      (['contact', 'delivery', 'review'] as const).map((step) => aView({ shopPath, step })),
    )

    const guest = await aView({ shopPath, state: { needsAccount: true } })
    for (const view of [...states, guest]) expect(await faultsOf(writeFragment(view))).toEqual([])
  })

  it('are valid HTML with everything there is to say', async () => {
    const view = await aView({
      step: 'delivery',
      faults: [
        { field: 'option', reason: 'required' },
        { field: 'payment', reason: 'not-available' },
      ],
      remarks: [{ code: 'payment-failed' }, { code: 'voucher-unknown' }],
      state: {
        changes: [
          { kind: 'price', name: 'Kleid', fromCents: 100, toCents: 200 },
          { kind: 'sold-out', name: 'Rock', size: 'M' },
          { kind: 'fewer', name: 'Rock', size: 'M', quantity: 1 },
          { kind: 'voucher', code: 'HERBST' },
          { kind: 'gift-card', lastDigits: '1182' },
          { kind: 'total', fromCents: 100, toCents: 200 },
        ],
        giftCards: [{ id: 'g1', lastDigits: '1182', usedCents: 500, restCents: 0 }],
      },
    })

    expect(await faultsOf(writeFragment(view))).toEqual([])
  })

  it('escape whatever was typed, wherever it is shown', async () => {
    const typed = Object.fromEntries(
      Object.keys(AN_ADDRESS).map((field) => [field, HOSTILE]),
    ) as typeof AN_ADDRESS
    const state = {
      customer: { email: HOSTILE, phone: HOSTILE },
      addresses: { shipping: typed, billing: typed, isSame: false, saved: [] },
      changes: [{ kind: 'sold-out' as const, name: HOSTILE, size: HOSTILE }],
    }

    const fragments = await Promise.all(
      (['contact', 'delivery', 'review'] as const).map(async (step) =>
        writeFragment(await aView({ step, state, checkoutJwt: HOSTILE })),
      ),
    )

    for (const html of fragments) {
      expect(html).not.toContain('<script')
      expect(html).not.toContain('<img src=x')
      expect(html).toContain('&lt;script&gt;')
    }
  })

  it('carry the token in every form, so that they work without a script', async () => {
    const html = writeFragment(await aView({ step: 'delivery' }))

    const forms = html.match(/<form/g) ?? []
    const tokens = html.match(/name="token" value="a\.b\.c"/g) ?? []
    expect(tokens).toHaveLength(forms.length)
    expect(html).toContain('action="/checkout-host/10028/steps/delivery"')
    expect(html).toContain('formaction="/checkout-host/10028/steps/gift-card"')
  })
})

describe('[10] the last page', () => {
  it.each([
    ['de', 'mindestens 2 Jahre', '/de/gewaehrleistung/'],
    ['ch', '2 Jahre', '/ch/gewaehrleistung/'],
    ['fr-ch', '2 ans', '/fr-ch/garantie/'],
    ['en', 'at least 2 years', '/en/legal-guarantee/'],
  ] as const)('of /%s/ names the legal guarantee: %s, %s', async (shopPath, years, address) => {
    const html = writeFragment(await aView({ shopPath, step: 'review' }))

    expect(html).toContain(years)
    expect(html).toContain(`href="${address}"`)
    expect(html.includes('mindestens') || html.includes('at least')).toBe(!/ch/.test(shopPath))
  })
})

describe('[10] contact and address', () => {
  it('offers the guest first and the login beside it', async () => {
    const html = writeFragment(await aView())

    expect(html).toContain('als Gast')
    expect(html).toContain('href="/de/login/?redirectUrl=%2Fde%2Fcheckout%2F"')
  })

  it('tells browsers what to fill in', async () => {
    const html = writeFragment(await aView())

    for (const token of [
      'email',
      'shipping given-name',
      'shipping family-name',
      'shipping address-line1',
      'shipping postal-code',
      'shipping address-level2',
      'billing given-name',
    ]) {
      expect(html).toContain(`autocomplete="${token}"`)
    }
  })

  it('shows each fault beside its field and in a summary that leads there', async () => {
    const view = await aView({
      faults: [
        { field: 'email', reason: 'required' },
        { field: 'shipping.zipCode', reason: 'invalid' },
        { field: 'shipping.company', reason: 'web-address' },
      ],
    })

    const html = writeFragment(view)

    expect(html).toContain('href="#checkout-email"')
    expect(html).toContain('href="#checkout-shipping-zipCode"')
    expect(html).toContain('3 Angaben stimmen noch nicht')
    expect(html).toMatch(/id="checkout-shipping-zipCode"[^>]*aria-invalid="true"/)
    expect(html).toMatch(/aria-describedby="checkout-shipping-zipCode-fault"/)
    expect(html).toContain('So sieht eine Postleitzahl in Deutschland aus: 10115')
    expect(html).toMatch(/id="checkout-shipping-company-fault"[^>]*>[^<]*ohne Internetadresse/)
  })

  it('knows lockers only where there are any', async () => {
    expect(writeFragment(await aView())).toContain('Packstation')
    expect(writeFragment(await aView({ shopPath: 'at' }))).not.toContain('Packstation')
  })

  it('brings the rules of every country along, and keeps one the shop does not serve', async () => {
    const shipping = { ...AN_ADDRESS, countryCode: 'CH' }
    const addresses = { shipping, billing: shipping, isSame: true, saved: [] }

    const view = await aView({ shopPath: 'en', state: { countries: ['DE', 'NL'], addresses } })
    const html = writeFragment(view)

    expect(html).toMatch(/<option value="NL" data-pattern="[^"]+" data-invalid="[^"]*1012 AB"/)
    expect(html).toMatch(/<option value="CH" selected/)
  })

  it('lets a customer choose from the address book', async () => {
    const saved = {
      id: 7,
      recipient: { firstName: 'Marlene', lastName: 'Vogt' },
      street: 'Ackerstraße 12',
      zipCode: '10115',
      city: 'Berlin',
      countryCode: 'DE',
      isDefault: { billing: true, shipping: true },
    }
    const addresses = { shipping: AN_ADDRESS, billing: AN_ADDRESS, isSame: true, saved: [saved] }

    const html = writeFragment(await aView({ state: { isLoggedIn: true, addresses } }))

    expect(html).toMatch(/name="savedAddressId" value="7" checked/)
    expect(html).not.toContain('als Gast')
  })
})

describe('[10] delivery and payment', () => {
  it('says why a way to pay is not open', async () => {
    const html = writeFragment(await aView({ step: 'delivery' }))

    expect(html).toMatch(/value="invoice" disabled/)
    expect(html).toContain('Hier nicht möglich: Die Summe liegt über 500,00')
  })

  it('[1.11] shows the marks of every way to pay as the shop draws them', async () => {
    const html = writeFragment(await aView({ step: 'delivery' }))

    for (const name of ['invoice', 'prepayment', 'paypal', 'visa', 'mastercard']) {
      const [, drawing = 'none'] =
        new RegExp(`<symbol id="pay-${name}"[^>]*>(.*?)</symbol>`).exec(SPRITE) ?? []
      expect(html, name).toContain(`aria-hidden="true">${drawing}</svg>`)
    }
  })

  it('asks for no way to pay where a gift card pays for all of it', async () => {
    const { state } = await aView()
    const cost = { ...state.cost, dueCents: 0, giftCardCents: state.cost.totalCents }

    const html = writeFragment(await aView({ step: 'delivery', state: { cost } }))

    expect(html).not.toContain('name="payment"')
    expect(html).toContain('bezahlt alles')
  })
})

describe('[10] the last page', () => {
  it('shows goods, sums, tax and delivery time directly above the one button', async () => {
    const html = writeFragment(await aView({ step: 'review' }))

    const goods = ['checkout-goods', 'Größe M', 'name="terms"', 'name="newsletter"']
    const order = [...goods, 'data-kind="total"', 'MwSt.', 'Lieferung Mi', 'Zahlungspflichtig']
    const places = order.map((text) => html.indexOf(text))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(html.match(/<button/g)).toHaveLength(1)
  })

  it('names no day before the money of a prepayment has come', async () => {
    const state = { selectedPaymentOption: 'prepayment' } as const
    const html = writeFragment(await aView({ step: 'review', state }))
    const collected = { ...state, selectedShippingOption: 'collect', selectedBranchId: 4 } as const
    const branch = writeFragment(await aView({ step: 'review', state: collected }))

    expect(html).toContain('Lieferung 2–4 Werktage nach Zahlungseingang')
    expect(html).not.toContain('18. November')
    expect(branch).toContain('Abholbereit, sobald deine Zahlung da ist')
    expect(branch).not.toContain('16. November')
  })

  it('has no box ticked beforehand', async () => {
    const html = writeFragment(await aView({ step: 'review' }))

    expect(html).toContain('name="terms"')
    expect(html).toContain('name="newsletter"')
    expect(html).not.toContain(' checked')
  })

  it.each([
    ['de', 'Zahlungspflichtig bestellen', '/de/widerruf/'],
    ['at', 'Zahlungspflichtig bestellen', '/at/widerruf/'],
    ['ch', 'Zahlungspflichtig bestellen', '/ch/rueckgaberecht/'],
    ['fr-ch', 'Commander avec obligation de paiement', '/fr-ch/droit-de-retour/'],
    ['en', 'Order with obligation to pay', '/en/right-of-withdrawal/'],
  ] as const)('names the duty to pay in the shop %s', async (shopPath, words, link) => {
    const html = writeFragment(await aView({ shopPath, step: 'review' }))

    expect(html).toContain(`<span>${words}</span></button>`)
    expect(html).toContain(`href="${link}"`)
  })

  it('says what has changed and asks for a new click', async () => {
    const changes = [{ kind: 'price' as const, name: 'Kleid', fromCents: 9995, toCents: 11_995 }]

    const html = writeFragment(await aView({ step: 'review', state: { changes } }))

    expect(html).toMatch(/Kleid kostet jetzt 119,95.€ statt 99,95.€/)
    expect(html).toContain('role="alert"')
  })

  it('says when it arrives now', async () => {
    const deliveryDate = { min: '2026-11-19', max: '2026-11-23' }
    const changes = [{ kind: 'delivery' as const, deliveryDate }]

    const html = writeFragment(await aView({ step: 'review', state: { changes } }))

    expect(html).toContain('Neu: Do, 19. November bis Mo, 23. November.')
  })
})

describe('an order there is already', () => {
  const order = { orderNumber: 'DE26-1', paymentKey: 'p1', successUrl: '/de/success/?cbd=x.y' }

  it('can be paid for, or paid another way', async () => {
    const waiting = { ...order, state: 'payment-pending' as const }

    const html = writeFragment(await aView({ state: { order: waiting } }))

    expect(html).toContain('href="/checkout-host/10028/payment/p1"')
    expect(html).toContain('steps/abandon')
    expect(await faultsOf(html)).toEqual([])
  })

  it('is not ordered twice', async () => {
    const placed = { ...order, paymentKey: null, state: 'placed' as const }

    const html = writeFragment(await aView({ step: 'review', state: { order: placed } }))

    expect(html).not.toContain('<form')
    expect(html).toContain('href="/de/success/?cbd=x.y"')
  })
})

it('leads back to an empty basket', async () => {
  const html = writeEmptyFragment(shopTextOf(SHOPS[3]))

  expect(html).toContain('href="/fr-ch/cart/"')
  expect(await faultsOf(html)).toEqual([])
})
