import { DEFAULT_SHOP } from '@saum/domain/shops'
import { fillBasket, newEmail, SHOPPERS, type PaymentKey } from '../support/checkout.ts'
import { openPlainBrowser, type PlainBrowser } from '../support/plain/browser.ts'
import { order, orderedNumber, passContact, passDelivery } from '../support/plain/checkout.ts'
import { expect, test } from '../support/request-test.ts'

const shop = DEFAULT_SHOP

// Each places a whole order.
test.slow()

async function orderAsGuest(plain: PlainBrowser, payment: PaymentKey): Promise<string> {
  await plain.open('/de/checkout/?step=contact')
  await passContact(plain, newEmail('marlene'), SHOPPERS.de)
  await passDelivery(plain, payment)
  await order(plain)
  return orderedNumber(plain)
}

test.describe('[2.13] the confirmation', () => {
  test('is shown to the guest who ordered, but not to another visitor', async ({
    plain,
    request,
    origin,
    playwright,
  }) => {
    await fillBasket({ request }, { origin, shop })
    const number = await orderAsGuest(plain, 'prepayment')
    expect(plain.heading()).toBe('Danke, Marlene')
    expect(plain.text('main')).toContain('Verwendungszweck')
    await plain.open('/de/success/')
    expect(plain.heading()).toBe('Danke, Marlene')

    const stranger = await playwright.request.newContext({ baseURL: origin })
    const other = openPlainBrowser(stranger, origin)
    await other.open(`/de/success/?orderNumber=${number}`)
    expect(other.status).toBe(200)
    expect(other.heading()).toBe('Keine Bestellung gefunden')
    const answer = await stranger.get(other.url.href)
    expect(answer.headers()['x-robots-tag']).toContain('noindex')
    await stranger.dispose()
  })

  test('[2.35] [6.3] leaves a guest no second checkout, with a basket filled again neither', async ({
    plain,
    request,
    origin,
  }) => {
    await fillBasket({ request }, { origin, shop })
    await orderAsGuest(plain, 'invoice')

    await plain.open('/de/checkout/?redirectUrl=%2Fde%2Fwishlist%2F')

    expect(plain.url.pathname).toBe('/de/wishlist/')
    await fillBasket({ request }, { origin, shop })
    await plain.open('/de/checkout/?step=contact')
    expect(plain.url.pathname).toBe('/de/')
  })
})
