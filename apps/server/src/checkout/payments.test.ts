import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createHttpProvider } from '@saum/checkout/payment/http-provider'
import { ProviderFault } from '@saum/checkout/payment/payment-provider'
import { openTestProvider, type TestProvider } from '@saum/payment/open-provider'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it, onTestFinished } from 'vitest'

const KEY = 'key of the shop'
const WISH = {
  paymentKey: 'payment-1',
  amountCents: 8990,
  currencyCode: 'EUR',
  methodKey: 'card',
  orderNumber: 'DE26000001-7',
  locale: 'de-DE',
  returnUrl: 'https://saum.example/checkout-host/10028/payment-return/payment-1',
  isForLater: false,
}

type Listener = Parameters<typeof createServer>[1]

async function listen(listener: Listener): Promise<{ server: Server; origin: string }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** The test provider behind a socket, and our way to it. */
async function openBoth() {
  let provider: TestProvider | undefined
  const answer = getRequestListener(
    (request) => provider?.fetch(request) ?? new Response(null),
    // Other tests of this process keep the Response they know.
    { overrideGlobalObjects: false },
  )
  const { server, origin } = await listen((request, response) => void answer(request, response))
  const opened = openTestProvider({
    folder: await createTestFolder(),
    publicBase: `${origin}/payment-provider`,
    merchant: 'Saum',
    apiKey: KEY,
    webhookSecret: 'secret',
    log: () => {},
  })
  provider = opened
  onTestFinished(() => opened.close())
  const adapter = adapterTo(`${origin}/payment-provider`)
  return { server, adapter, origin }
}

function adapterTo(baseUrl: string, further: { key?: string; timeoutMs?: number } = {}) {
  const webhookUrl = 'https://saum.example/checkout-host/payment-webhook'
  return createHttpProvider({ baseUrl, key: KEY, webhookUrl, retryDelayMs: 1, ...further })
}

function submit(url: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields)
  return fetch(url, { method: 'POST', body, redirect: 'manual' })
}

describe('the provider over the network', () => {
  it('opens a payment once, which is then paid by card and found', async () => {
    const { adapter } = await openBoth()

    const opened = await adapter.open(WISH)
    const again = await adapter.open(WISH)
    const card = { number: '4242424242424242', expiry: '09/29', code: '123', holder: 'Ada' }
    const paid = await submit(`${opened.redirectUrl}/card`, card)

    expect(again).toEqual(opened)
    expect(paid.headers.get('location')).toBe(WISH.returnUrl)
    const sum = { amountCents: 8990, currencyCode: 'EUR' }
    const known = { providerId: opened.providerId, ...sum, mandateId: null }
    expect(await adapter.find(opened.providerId)).toEqual({ ...known, state: 'paid' })
    expect(await adapter.findByKey('payment-1')).toEqual({ ...known, state: 'paid' })
  })

  it('charges later deliveries by what a payment has left, each once', async () => {
    const { adapter } = await openBoth()
    const first = await adapter.open({ ...WISH, methodKey: 'wallet_redirect', isForLater: true })
    await submit(`${first.redirectUrl}/wallet`, { answer: 'confirm' })
    const { mandateId = '' } = (await adapter.find(first.providerId)) ?? {}

    const later = { ...WISH, paymentKey: 'later-1', orderNumber: 'DE26000002-5', amountCents: 2691 }
    const charged = await adapter.charge({ ...later, mandateId: mandateId ?? '' })
    const again = await adapter.charge({ ...later, mandateId: mandateId ?? '' })

    expect(charged).toMatchObject({ state: 'paid', amountCents: 2691 })
    expect(again).toEqual(charged)
    await expect(adapter.charge({ ...later, mandateId: 'man_none' })).rejects.toThrow(ProviderFault)
    await adapter.endMandate(mandateId ?? '')
    await adapter.endMandate('man_none')
    const next = { ...later, paymentKey: 'later-2', mandateId: mandateId ?? '' }
    await expect(adapter.charge(next)).rejects.toThrow(ProviderFault)
  })

  it('knows nothing of a payment that was never opened', async () => {
    const { adapter } = await openBoth()

    expect(await adapter.find('pay_none')).toBeNull()
    expect(await adapter.findByKey('payment-9')).toBeNull()
    await expect(adapter.cancel('pay_none')).rejects.toThrow(ProviderFault)
  })

  it('cancels what is open and answers what was paid', async () => {
    const { adapter } = await openBoth()
    const open = await adapter.open(WISH)
    const paid = await adapter.open({ ...WISH, paymentKey: 'p-2', methodKey: 'wallet_redirect' })
    await submit(`${paid.redirectUrl}/wallet`, { answer: 'confirm' })

    expect(await adapter.cancel(open.providerId)).toMatchObject({ state: 'cancelled' })
    expect(await adapter.cancel(paid.providerId)).toMatchObject({ state: 'paid' })
  })

  it('refunds once per key, and not what was never paid', async () => {
    const { adapter } = await openBoth()
    const { providerId, redirectUrl } = await adapter.open({
      ...WISH,
      methodKey: 'wallet_redirect',
    })
    const refund = { providerId, refundKey: 'refund-1', amountCents: 8990 }
    await expect(adapter.refund(refund)).rejects.toThrow('answered 409')
    await submit(`${redirectUrl}/wallet`, { answer: 'confirm' })

    await adapter.refund(refund)
    await adapter.refund(refund)

    await expect(adapter.refund({ ...refund, refundKey: 'refund-2' })).rejects.toThrow('422')
  })

  it('is closed to another key', async () => {
    const { origin } = await openBoth()
    const stranger = adapterTo(`${origin}/payment-provider`, { key: 'guessed' })

    await expect(stranger.open(WISH)).rejects.toThrow('answered 401')
  })

  it('is given up on when it does not answer in time', async () => {
    const { origin } = await listen(() => {})
    const adapter = adapterTo(origin, { timeoutMs: 50 })

    await expect(adapter.find('pay_1')).rejects.toThrow('does not answer')
  })

  it('is given up on when nobody is there', async () => {
    const { server, origin } = await listen(() => {})
    await new Promise((resolve) => server.close(resolve))

    await expect(adapterTo(origin).find('pay_1')).rejects.toThrow(ProviderFault)
  })

  it('is asked again after a passing fault, a write as well: its key makes that safe', async () => {
    const keys: (string | undefined)[] = []
    const { origin } = await listen((request, response) => {
      keys.push(request.headers['idempotency-key']?.toString())
      response.statusCode = keys.length < 3 ? 503 : 200
      const payment = { id: 'pay_1', state: 'open', amountCents: 8990, currency: 'EUR' }
      response.end(JSON.stringify({ ...payment, payUrl: 'https://pay.example/pay/1' }))
    })

    const opened = await adapterTo(origin).open(WISH)

    expect(opened).toEqual({ providerId: 'pay_1', redirectUrl: 'https://pay.example/pay/1' })
    expect(keys).toEqual(['payment-1', 'payment-1', 'payment-1'])
  })

  it.each([
    ['not JSON', '<html>'],
    [
      'an unknown state',
      '{"id":"p","state":"maybe","amountCents":1,"currency":"EUR","payUrl":"https://p.example"}',
    ],
    [
      'a script for an address',
      '{"id":"p","state":"open","amountCents":1,"currency":"EUR","payUrl":"javascript:alert(1)"}',
    ],
  ])('is not believed when it answers %s', async (_, body) => {
    const { origin } = await listen((_request, response) => response.end(body))

    await expect(adapterTo(origin).open(WISH)).rejects.toThrow('answered something else')
  })
})
