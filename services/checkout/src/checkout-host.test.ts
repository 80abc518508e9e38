import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { CheckoutElement } from '@saum/contract/checkout-host'
import { describe, expect, it } from 'vitest'
import { aPayment } from './payment/test-payment-shop.ts'
import { atTheCheckout, CONTACT, type HostVisit } from './test-host.ts'

const DELIVERY = { option: 'standard', payment: 'prepayment' }

async function atTheReview(visit: HostVisit) {
  await visit.send('contact', CONTACT)
  const { html } = await visit.send('delivery', DELIVERY)
  return { ...hiddenFields(html), terms: 'yes' }
}

/** What the form of the last page sends without anybody having typed it. */
function hiddenFields(html: string): Record<string, string> {
  const fields = html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)
  const named = [...fields].map(([, name = '', value = '']) => [name, value] as const)
  return Object.fromEntries(named.filter(([name]) => name !== 'token'))
}

async function ordersIn({ shopper }: HostVisit): Promise<number> {
  const [row] = await shopper.backend.db.sql<{
    n: number
  }>`select count(*) as n from customer_order`
  return Number(row?.n)
}

describe('[2.12] the way through the checkout', () => {
  it('goes from contact to delivery to review to the order', async () => {
    const visit = await atTheCheckout()

    const delivery = await visit.send('contact', CONTACT)
    const review = await visit.send('delivery', DELIVERY)
    const order = await atTheReview(visit)
    const done = await visit.send('review', order)

    expect([delivery.step, review.step]).toEqual(['delivery', 'review'])
    expect(done.location).toMatch(/^\/de\/success\/\?cbd=/)
    expect(done.events.map(({ name }) => name)).toContain('checkout:complete')
    expect(await ordersIn(visit)).toBe(1)
  })

  it('is the same without a script: every form leads back to the page', async () => {
    const visit = await atTheCheckout()

    const contact = await visit.post('contact', CONTACT)
    const delivery = await visit.post('delivery', DELIVERY)
    const placed = await visit.post('review', await atTheReview(visit))

    expect([contact.status, contact.headers.get('location')]).toEqual([
      303,
      '/de/checkout/?step=delivery',
    ])
    expect(delivery.headers.get('location')).toBe('/de/checkout/?step=review')
    expect(placed.headers.get('location')).toMatch(/^\/de\/success\/\?cbd=/)
  })

  it('orders once, however often the button is pressed', async () => {
    const visit = await atTheCheckout()
    const order = await atTheReview(visit)

    const [one, other] = await Promise.all([
      visit.send('review', order),
      visit.send('review', order),
    ])

    expect(one.location).toMatch(/^\/de\/success\//)
    expect(other.location).toMatch(/^\/de\/success\//)
    expect(await ordersIn(visit)).toBe(1)
  })

  it('needs the terms, and says so beside the box', async () => {
    const visit = await atTheCheckout()
    const order = await atTheReview(visit)

    const refused = await visit.send('review', { ...order, terms: '' })
    const posted = await visit.post('review', { ...order, terms: '' })

    expect(refused.step).toBe('review')
    expect(refused.html).toContain('Bitte stimme den AGB zu')
    expect(posted.headers.get('location')).toBe('/de/checkout/?step=review&notice=terms-missing')
    expect(await ordersIn(visit)).toBe(0)
  })

  it('shows a new price before it is ordered at it', async () => {
    const visit = await atTheCheckout()
    const order = await atTheReview(visit)

    const refused = await visit.send('review', { ...order, expectedTotalCents: '1' })

    expect(refused.step).toBe('review')
    expect(await ordersIn(visit)).toBe(0)
  })

  it('shows what is sold out at the last step, and orders nothing', async () => {
    const visit = await atTheCheckout()
    const order = await atTheReview(visit)
    await visit.shopper.backend.db.transaction(
      (sql) => sql`update variant_shop set stock_quantity = 1 where variant_id = 702`,
    )

    const refused = await visit.send('review', order)

    expect(refused.html).toContain('Etwas hat sich geändert')
    expect(await ordersIn(visit)).toBe(0)
  })
})

describe('[10] what somebody typed', () => {
  it('is kept with its faults, also without a script', async () => {
    const visit = await atTheCheckout()
    const wrong = { ...CONTACT, email: 'marlene@saum', 'shipping.zipCode': '1011' }

    const posted = await visit.post('contact', wrong)
    const page = await visit.host.fragment({
      shopId: 10028,
      requestId: 'r',
      checkoutJwt: visit.token,
      pageKey: visit.shopper.sessionKey,
      step: 'contact',
      payment: null,
    })

    expect(posted.headers.get('location')).toBe('/de/checkout/?step=contact')
    expect(page?.html).toContain('value="marlene@saum"')
    expect(page?.html).toContain('value="1011"')
    expect(page?.html).toContain('2 Angaben stimmen noch nicht')
  })

  it.each([
    ['markup', '<script>alert(1)</script>'],
    ['pictures', 'Straße 🧵🪡 7'],
    ['control signs', 'Acker\u0000straße\u001B 12'],
    ['half a sign', 'Acker\uD83Dstraße 12'],
    ['ten kilobytes', 'x'.repeat(10_240)],
  ])('does no harm with %s in it', async (_, street) => {
    const visit = await atTheCheckout()

    const answer = await visit.send('contact', { ...CONTACT, 'shipping.street': street })

    expect(answer.html).not.toContain('<script>alert')
    expect(['contact', 'delivery']).toContain(answer.step)
    expect(answer.html.length).toBeLessThan(60_000)
  })

  it('says when something was too long to be kept', async () => {
    const visit = await atTheCheckout()

    const city = 'x'.repeat(10_240)
    const answer = await visit.send('contact', { ...CONTACT, 'shipping.city': city })
    const posted = await visit.post('contact', { ...CONTACT, 'shipping.city': city })

    expect(answer.step).toBe('contact')
    expect(answer.html).toContain('zu lang')
    expect(posted.headers.get('location')).toContain('notice=too-long')
  })

  it('is refused as a whole when it is no form or larger than any', async () => {
    const visit = await atTheCheckout()
    const path = '/10028/steps/contact'
    const headers = { authorization: `Bearer ${visit.token}`, accept: 'application/json' }

    const large = await visit.request(path, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ email: 'x'.repeat(100_000) }),
    })
    const other = await visit.request(path, { method: 'POST', headers, body: '{}' })

    expect([large.status, other.status]).toEqual([400, 400])
  })

  it('is asked for beside its field where nothing was chosen', async () => {
    const visit = await atTheCheckout()
    await visit.send('contact', CONTACT)

    const nothing = await visit.send('delivery', {})
    const noPayment = await visit.send('delivery', { option: 'standard' })

    expect(nothing.html).toContain('Bitte wähle eine Lieferart.')
    expect(noPayment.html).toContain('Bitte wähle eine Zahlungsart.')
  })

  it('keeps later steps when an earlier one is changed', async () => {
    const visit = await atTheCheckout()
    await atTheReview(visit)

    const delivery = await visit.send('contact', { ...CONTACT, 'shipping.firstName': 'Ida' })

    expect(delivery.html).toMatch(/value="prepayment"\s+checked/)
  })
})

describe('vouchers and gift cards', () => {
  it('are refused in words, and what was chosen stays chosen', async () => {
    const visit = await atTheCheckout()
    await visit.send('contact', CONTACT)

    const voucher = await visit.send('voucher', { ...DELIVERY, code: 'GIBTSNICHT' })
    const card = await visit.send('gift-card', { ...DELIVERY, number: '6006', pin: '1' })

    expect(voucher.html).toContain('Diesen Code kennen wir nicht')
    expect(voucher.html).toMatch(/value="prepayment"\s+checked/)
    expect(card.html).toContain('passen nicht zusammen')
  })

  it('are redeemed on the way on when somebody only typed them', async () => {
    const visit = await atTheCheckout()
    await visit.send('contact', CONTACT)

    const answer = await visit.send('delivery', { ...DELIVERY, code: 'GIBTSNICHT' })

    expect(answer.step).toBe('delivery')
    expect(answer.html).toContain('Diesen Code kennen wir nicht')
  })
})

describe('an order that waits for its payment', () => {
  async function waiting(parts: Parameters<typeof atTheCheckout>[0] = {}) {
    const visit = await atTheCheckout(parts)
    await visit.send('contact', CONTACT)
    const { html } = await visit.send('delivery', { ...DELIVERY, payment: 'card' })
    const placed = await visit.send('review', { ...hiddenFields(html), terms: 'yes' })
    const paymentKey = placed.location?.split('/').at(-1) ?? ''
    return { visit, placed, paymentKey }
  }

  it('is paid elsewhere, and still there when somebody comes back', async () => {
    const { visit, placed, paymentKey } = await waiting()

    const back = await visit.host.fragment({
      shopId: 10028,
      requestId: 'r',
      checkoutJwt: visit.token,
      pageKey: visit.shopper.sessionKey,
      step: 'review',
      payment: null,
    })

    expect(placed.location).toBe(`/checkout-host/10028/payment/${paymentKey}`)
    expect(back?.step).toBe('ordered')
    expect(back?.html).toContain('Deine Zahlung fehlt noch')
  })

  it('is given up for another way to pay', async () => {
    const { visit, paymentKey } = await waiting()

    const answer = await visit.send('abandon', { paymentKey })

    expect(answer.step).toBe('delivery')
    expect(answer.html).toMatch(/value="card"\s+checked/)
  })

  it('is nobody else’s to give up', async () => {
    const givenUp: string[] = []
    const giveUp = async (paymentKey: string) => {
      givenUp.push(paymentKey)
      return null
    }
    const { visit, paymentKey } = await waiting({ clerk: { giveUp } })
    const body = new URLSearchParams({ token: 'a.b.c', paymentKey })

    await visit.request('/10028/steps/abandon', { method: 'POST', body })
    await visit.send('abandon', { paymentKey: 'another' })

    expect(givenUp).toEqual([])
  })

  it('is kept while its money is on its way, and says that it is being checked', async () => {
    const giveUp = async (key: string) => aPayment({ paymentKey: key, state: 'open' })
    const { visit, paymentKey } = await waiting({ clerk: { giveUp } })

    const answer = await visit.send('abandon', { paymentKey })
    const posted = await visit.post('abandon', { paymentKey })

    expect(answer.step).toBe('ordered')
    expect(answer.html).toContain('Deine Zahlung wird gerade geprüft')
    expect(posted.headers.get('location')).toBe('/de/checkout/?notice=payment-processing')
  })

  it('is given up also while the provider does not answer', async () => {
    const giveUp = () => Promise.reject(new Error('down'))
    const { visit, paymentKey } = await waiting({ clerk: { giveUp } })

    expect((await visit.send('abandon', { paymentKey })).step).toBe('delivery')
  })
})

describe('the element', () => {
  it('is one script and one stylesheet, kept for ever under the hashes the host names', async () => {
    const { request } = await atTheCheckout()

    const named = await request('/element.json')
    const { script, stylesheet } = (await named.json()) as CheckoutElement

    expect(named.headers.get('cache-control')).toBe('no-cache')
    for (const { src, integrity } of [script, stylesheet]) {
      const file = await request(`/${src}`)
      const bytes = Buffer.from(await file.arrayBuffer())
      expect(integrity).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`)
      expect(file.headers.get('cache-control')).toContain('immutable')
      expect(file.headers.get('access-control-allow-origin')).toBe('*')
      expect(file.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
    const text = await (await request(`/${script.src}`)).text()
    expect(text).not.toMatch(/^(?:import|export) /m)
    expect(text).toContain(stylesheet.integrity)
    expect(sizeOf([text])).toBeLessThan(8 * 1024)
  })

  it('is also loaded by an address that stays the same', async () => {
    const { request } = await atTheCheckout()
    const { script } = (await (await request('/element.json')).json()) as CheckoutElement

    const entry = await request('/10028/checkout-element.js')

    expect(entry.headers.get('cache-control')).toBe('public, max-age=300')
    expect(await entry.text()).toBe(`import '../${script.src}'\n`)
  })

  it.each(['/10099/checkout-element.js', '/element/x/nothing.js', '/10028/steps/nothing'])(
    'has nothing at %s',
    async (path) => {
      const { request } = await atTheCheckout()
      const method = path.includes('steps') ? 'POST' : 'GET'

      expect((await request(path, { method })).status).toBe(404)
    },
  )

  it('lets the origin of the shop read its answers, and no other', async () => {
    const { request } = await atTheCheckout()
    const headers = { origin: 'https://saum.example', 'access-control-request-method': 'POST' }

    const own = await request('/10028/steps/contact', { method: 'OPTIONS', headers })
    const other = await request('/10028/steps/contact', {
      method: 'OPTIONS',
      headers: { ...headers, origin: 'https://evil.example' },
    })

    expect(own.headers.get('access-control-allow-origin')).toBe('https://saum.example')
    expect(other.headers.get('access-control-allow-origin')).not.toBe('https://evil.example')
  })
})

function sizeOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
}
