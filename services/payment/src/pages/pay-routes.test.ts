import { SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { A_WISH, aCard, openProviderUnderTest } from '../test-provider.ts'

const LOCALES = SHOPS.map(({ locale }) => locale)

async function pageOf(under: { provider: { fetch(r: Request): Promise<Response> } }, url: string) {
  const response = await under.provider.fetch(new Request(url))
  return { response, html: await response.text() }
}

describe('paying by card', () => {
  it.each([
    ['4242 4242 4242 4242', 'paid'],
    ['4000000000000002', 'failed'],
    ['4000 0000 0000 0077', 'open'],
  ])('with %s sends the shopper back; the payment is %s', async (number, state) => {
    const under = await openProviderUnderTest()
    const payment = await under.open()

    const response = await under.submit(payment, 'card', aCard(number))

    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(A_WISH.returnUrl)
    expect((await under.find(payment.id)).state).toBe(state)
  })

  it('with the card that waits is paid some seconds later', async () => {
    const under = await openProviderUnderTest()
    const payment = await under.open()
    await under.submit(payment, 'card', aCard('4000000000000077'))

    await under.provider.workOff()
    const before = await under.find(payment.id)
    under.clock.now += 20_000
    await under.provider.workOff()

    expect(before.state).toBe('open')
    expect((await under.find(payment.id)).state).toBe('paid')
  })

  it.each([
    [{ answer: 'confirm', code: '123456' }, 'paid'],
    [{ answer: 'reject', code: '' }, 'failed'],
  ])('with 3-D Secure asks for a code first: %o', async (fields, state) => {
    const under = await openProviderUnderTest()
    const payment = await under.open()

    const asked = await under.submit(payment, 'card', aCard('4000002760003184'))
    const { html } = await pageOf(under, asked.headers.get('location') ?? '')
    const done = await under.submit(payment, 'challenge', fields)

    expect(html).toContain('Bestätigung deiner Bank')
    expect(done.headers.get('location')).toBe(A_WISH.returnUrl)
    expect((await under.find(payment.id)).state).toBe(state)
  })

  it('with 3-D Secure fails after three wrong codes', async () => {
    const under = await openProviderUnderTest()
    const payment = await under.open()
    await under.submit(payment, 'card', aCard('4000002760003184'))
    const guess = (code: string) => under.submit(payment, 'challenge', { answer: 'confirm', code })

    const tries = [await guess('000000'), await guess(''), await guess('111111')]
    const late = await guess('123456')

    expect(tries.map(({ status }) => status)).toEqual([422, 422, 303])
    expect(late.headers.get('location')).toBe(A_WISH.returnUrl)
    expect((await under.find(payment.id)).state).toBe('failed')
  })

  it('says beside each field what is wrong, and writes no number back', async () => {
    const under = await openProviderUnderTest()
    const payment = await under.open()
    const card = aCard('4111111111111111', { expiry: '01/20', code: '987', holder: '<b>Ada</b>' })

    const response = await under.submit(payment, 'card', card)
    const html = await response.text()

    expect(response.status).toBe(422)
    expect(html).toContain('Hier gelten nur die Testkarten unten.')
    expect(html).toContain('Diese Karte ist abgelaufen.')
    expect(html).toContain('value="&lt;b&gt;Ada&lt;/b&gt;"')
    expect(html).not.toContain('4111111111111111')
    expect(html).not.toContain('987')
    expect((await under.find(payment.id)).state).toBe('open')
  })

  it('twice at once pays once', async () => {
    const under = await openProviderUnderTest()
    const payment = await under.open()

    const answers = await Promise.all(
      [1, 2].map(() => under.submit(payment, 'card', aCard('4242424242424242'))),
    )
    await under.provider.workOff()

    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(under.received).toHaveLength(1)
  })
})

describe('paying by wallet', () => {
  it.each([
    ['wallet', { answer: 'confirm' }, 'paid'],
    ['wallet', { answer: 'decline' }, 'failed'],
    ['cancel', {}, 'cancelled'],
  ])('%s %o makes it %s', async (form, fields, state) => {
    const under = await openProviderUnderTest()
    const payment = await under.open('key-1', { method: 'wallet' })

    const response = await under.submit(payment, form, fields)
    const again = await pageOf(under, payment.payUrl)

    expect(response.headers.get('location')).toBe(A_WISH.returnUrl)
    expect(again.response.headers.get('location')).toBe(A_WISH.returnUrl)
    expect((await under.find(payment.id)).state).toBe(state)
  })

  it('cannot be used for a payment by card', async () => {
    const under = await openProviderUnderTest()
    const payment = await under.open()

    await under.submit(payment, 'wallet', { answer: 'confirm' })

    expect((await under.find(payment.id)).state).toBe('open')
  })
})

describe('the pages', () => {
  it.each(LOCALES.flatMap((locale) => [[locale, 'card'] as const, [locale, 'wallet'] as const]))(
    'speak %s for a %s and say that it is a test',
    async (locale, method) => {
      const under = await openProviderUnderTest()
      const { payUrl } = await under.open('key-1', { locale, method })

      const { html, response } = await pageOf(under, payUrl)

      expect(response.status).toBe(200)
      expect(html).toContain(`<html lang="${locale}">`)
      expect(html).toMatch(/Testumgebung|Environnement de test|Test environment/)
      expect(html).not.toMatch(/\{\w+\}|undefined|\[object/)
      if (locale === 'de-CH') expect(html).not.toContain('ß')
    },
  )

  it('run no script, load nothing and lead only back to the shop', async () => {
    const under = await openProviderUnderTest()
    const { payUrl } = await under.open('key-1', { reference: '"><script>alert(1)</script>' })

    const { html, response } = await pageOf(under, payUrl)
    const policy = response.headers.get('content-security-policy')

    expect(html).not.toContain('<script')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' https://saum.example")
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('of a payment there is not say so', async () => {
    const under = await openProviderUnderTest()
    const { payUrl } = await under.open()

    const { html, response } = await pageOf(under, `${payUrl}x`)

    expect(response.status).toBe(404)
    expect(html).toContain('Diese Zahlung gibt es nicht')
  })

  it.each(LOCALES)(
    'refuse a form that is larger than theirs, in the words of %s',
    async (locale) => {
      const under = await openProviderUnderTest()
      const payment = await under.open('key-1', { locale })

      const response = await under.provider.fetch(
        new Request(`${payment.payUrl}/cancel`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'a&'.repeat(120_000),
        }),
      )

      expect(response.status).toBe(413)
      expect(await response.text()).toMatch(/zu gro(?:ß|ss)|too large|trop volumineux/)
      expect((await under.find(payment.id)).state).toBe('open')
    },
  )
})
