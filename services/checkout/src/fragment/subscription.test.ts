import type { BasketItem } from '@saum/contract/basket-shape'
import type { CheckoutState } from '@saum/contract/checkout'
import { SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { aView } from '../test-view.ts'
import { writeFragment } from './fragment.ts'
import type { FragmentView } from './view.ts'

const WORDS_ABOVE = 600

/** The same checkout with its first line coming again, at 71.91 per piece. */
async function aSubscriptionView(
  parts: Parameters<typeof aView>[0] = {},
  state: Partial<CheckoutState> = {},
): Promise<FragmentView> {
  const view = await aView(parts)
  const items = view.state.basket.items.map((item): BasketItem => {
    const unit = { ...item.price.unit, withTax: 2_691 }
    const total = { ...item.price.total, withTax: 2_691 * item.quantity }
    const subscription = { intervalMonths: 2 as const }
    return { ...item, subscription, price: { unit, total } }
  })
  const basket = { ...view.state.basket, items }
  return { ...view, state: { ...view.state, basket, ...state } }
}

function asOnePiece(item: BasketItem): BasketItem {
  return { ...item, quantity: 1, price: { ...item.price, total: item.price.unit } }
}

function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .trim()
}

describe('[12] the last page before a delivery that comes again is ordered', () => {
  it('says price per delivery, interval, term and cancelling directly above the button', async () => {
    const html = writeFragment(await aSubscriptionView({ step: 'review' }))

    const above = wordsOf(html.slice(0, html.indexOf('<span>Zahlungspflichtig bestellen')))
    expect(above.slice(-WORDS_ABOVE)).toContain(
      'alle 2 Monate 53,82 € je Lieferung inkl. MwSt., ohne Versandkosten. ' +
        'Keine Mindestlaufzeit, kündbar bis zum Tag vor der nächsten Lieferung.',
    )
  })

  it('names the delivery cost of a later delivery, which comes alone', async () => {
    const view = await aSubscriptionView({ step: 'review' })
    const items = view.state.basket.items.map(asOnePiece)
    const basket = { ...view.state.basket, items }

    const words = wordsOf(writeFragment({ ...view, state: { ...view.state, basket } }))

    expect(words).toContain('26,91 € je Lieferung inkl. MwSt., dazu 3,95 € Versand.')
  })

  it('names no delivery cost to a VIP, who has none', async () => {
    const view = await aSubscriptionView({ step: 'review' })
    const items = view.state.basket.items.map(asOnePiece)
    const basket = { ...view.state.basket, items, isDeliveryFree: true }

    const words = wordsOf(writeFragment({ ...view, state: { ...view.state, basket } }))

    expect(words).toContain('26,91 € je Lieferung inkl. MwSt., ohne Versandkosten.')
  })

  it.each([
    ['at', 'inkl. USt.', 'abo-bedingungen'],
    ['ch', 'inkl. MWST', 'abo-bedingungen'],
    ['fr-ch', 'par livraison, TVA comprise', 'conditions-abonnement'],
    ['en', 'per delivery incl. VAT', 'subscription-terms'],
  ] as const)('says so in the words of the shop %s, with its terms', async (path, tax, slug) => {
    const html = writeFragment(await aSubscriptionView({ shopPath: path, step: 'review' }))

    const words = wordsOf(html)
    expect(html).toContain(`href="/${path}/${slug}/"`)
    expect(words).toContain(tax)
    expect(words).not.toMatch(/\{\w+\}/)
  })

  it('says nothing of that where everything is bought once', async () => {
    const html = writeFragment(await aView({ step: 'review' }))

    expect(html).not.toContain('Mindestlaufzeit')
  })
})

describe('a guest with a delivery that comes again', () => {
  it.each(SHOPS.map(({ path }) => path))('is led to login and registration in %s', async (path) => {
    const view = await aSubscriptionView(
      { shopPath: path },
      { needsAccount: true, step: 'contact' },
    )

    const html = writeFragment(view)

    const back = `redirectUrl=%2F${path}%2Fcheckout%2F%3Faccount%3Dneeded`
    expect(html).toContain(`href="/${path}/login/?${back}"`)
    expect(html).toContain(`href="/${path}/login/?register=true&amp;${back}"`)
    expect(html).toContain(`href="/${path}/cart/"`)
    expect(html).not.toContain('<form')
  })
})

describe('the payment of a delivery that comes again', () => {
  it('says why it is not paid in advance, and that gift cards are for once', async () => {
    const availablePaymentOptions: CheckoutState['availablePaymentOptions'] = [
      { key: 'card' },
      { key: 'prepayment', fault: { reason: 'subscription' } },
    ]
    const view = await aSubscriptionView({ step: 'delivery' }, { availablePaymentOptions })

    const words = wordsOf(writeFragment(view))

    expect(words).toContain('Ein Abo bezahlst du per Rechnung, PayPal oder Karte.')
    expect(words).toContain('nicht zusammen mit einem Abo einlösen')
    expect(words).not.toContain('Gutscheinkarte einlösen')
  })
})
