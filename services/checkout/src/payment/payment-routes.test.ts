import { createHmac } from 'node:crypto'
import type { LogEntry } from '@saum/thread/log'
import { describe, expect, it } from 'vitest'
import { createPaymentClerk } from './payment-clerk.ts'
import { createPaymentRoutes } from './payment-routes.ts'
import { aPayment, aPaymentShop, aProvider, decide, OWN_SESSION } from './test-payment-shop.ts'

const SECRET = 'a webhook secret'
const NOW = Date.UTC(2026, 10, 16)
const HOUR_MS = 60 * 60_000
const FACTS = { requestId: 'request-1', clientKey: 'client', nextSession: null }

function openRoutes(shop = aPaymentShop(aPayment({ createdAt: NOW }))) {
  const provider = aProvider()
  const clock = { now: NOW }
  const logged: LogEntry[] = []
  const parts = { log: (entry: LogEntry) => void logged.push(entry), now: () => clock.now }
  const routes = createPaymentRoutes({
    rpc: shop.rpc,
    clerk: createPaymentClerk({ provider, rpc: shop.rpc, ...parts }),
    webhookSecret: SECRET,
    publicOrigin: 'https://saum.example',
    ...parts,
  })
  return {
    routes,
    shop,
    provider,
    clock,
    logged,
    go: async (path: string, sessionKey: string | null = OWN_SESSION) => {
      const response = await routes.request(path, {}, { ...FACTS, sessionKey })
      return response.headers.get('location') ?? response.status
    },
    notify: async (body = aNotice(), signature = signed(body)) => {
      const headers = { 'saum-signature': signature }
      const init = { method: 'POST', headers, body }
      const facts = { ...FACTS, sessionKey: null }
      return (await routes.request('/payment-webhook', init, facts)).status
    },
  }
}

function aNotice(paymentKey = 'key-1', state = 'paid'): string {
  return JSON.stringify({ id: 'ntc_1', type: `payment.${state}`, paymentKey, state })
}

function signed(body: string, at = NOW): string {
  const seconds = at / 1000
  return `t=${seconds},v1=${createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex')}`
}

describe('the way to the provider', () => {
  it('leads to its page, again and again', async () => {
    const { go } = openRoutes()

    expect(await go('/10028/payment/key-1')).toBe('https://pay.example/pay-key-1')
    expect(await go('/10028/payment/key-1')).toBe('https://pay.example/pay-key-1')
  })

  it('leads to the confirmation when it is paid already', async () => {
    const { go } = openRoutes(aPaymentShop(aPayment({ state: 'paid', settledAt: NOW })))

    expect(await go('/10028/payment/key-1')).toBe('/de/success/?cbd=signed')
  })

  it('leads back to the checkout with a word while the provider is down', async () => {
    const { go, provider, logged, shop } = openRoutes()
    provider.isDown = true

    const target = await go('/10028/payment/key-1')

    expect(target).toBe('/de/checkout/?step=delivery&payment=unavailable')
    expect(logged).toMatchObject([{ level: 'error' }])
    expect(shop.payments.get('key-1')?.state).toBe('opening')
  })

  it.each(['/10028/payment/key-2', '/10029/payment/key-1', '/10028/payment-return/key-2'])(
    'of a payment this shop does not have leads to the checkout: %s',
    async (path) => {
      expect(await openRoutes().go(path)).toMatch(/^\/(de|at)\/checkout\/$/)
    },
  )

  it('of a shop there is not is not found', async () => {
    expect(await openRoutes().go('/1/payment/key-1')).toBe(404)
  })
})

describe('the way back in another browser than the one that ordered', () => {
  const ELSEWHERE = '/de/success/?payment=elsewhere'

  it.each([
    ['without a session', null],
    ['with a session of its own', 'b'.repeat(64)],
  ])('shows nothing of the order %s', async (_, sessionKey) => {
    const { go, provider, shop } = openRoutes()
    await go('/10028/payment/key-1')
    decide(provider, 'paid')

    const targets = [
      await go('/10028/payment-return/key-1', sessionKey),
      await go('/10028/payment/key-1', sessionKey),
    ]

    expect(targets).toEqual([ELSEWHERE, ELSEWHERE])
    expect(shop.payments.get('key-1')?.state).toBe('paid')
    expect(await go('/10028/payment-return/key-1')).toBe('/de/success/?cbd=signed')
  })

  it('pays, and the key is in no address afterwards and in no cache', async () => {
    const { routes, go } = openRoutes()

    expect(await go('/10028/payment/key-1', null)).toBe('https://pay.example/pay-key-1')
    const facts = { ...FACTS, sessionKey: null }
    const response = await routes.request('/10028/payment-return/key-1', {}, facts)

    expect(response.status).toBe(303)
    expect(response.headers.get('location')).not.toContain('key-1')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('the way back', () => {
  it.each([
    ['paid', '/de/success/?cbd=signed'],
    ['open', '/de/success/?cbd=signed'],
    ['failed', '/de/checkout/?step=delivery&payment=failed'],
    ['cancelled', '/de/checkout/?step=delivery&payment=cancelled'],
  ] as const)('from a payment that is %s leads to %s', async (state, target) => {
    const { go, provider } = openRoutes()
    await go('/10028/payment/key-1')
    decide(provider, state)

    expect(await go('/10028/payment-return/key-1')).toBe(target)
  })

  it('while the provider is down leads to the order, which says that it waits', async () => {
    const { go, provider, shop } = openRoutes()
    await go('/10028/payment/key-1')
    provider.isDown = true

    expect(await go('/10028/payment-return/key-1')).toBe('/de/success/?cbd=signed')
    expect(shop.payments.get('key-1')?.state).toBe('open')
  })

  it.each([
    ['a payment of this morning', { settledAt: NOW - 2 * HOUR_MS - 1 }],
    ['one that has been under way for as long', { state: 'open' }],
  ] as const)('from %s asks whose order it is', async (_, further) => {
    const old = { state: 'paid', providerId: 'pay-key-1', createdAt: NOW - 3 * HOUR_MS } as const
    const { go, provider } = openRoutes(aPaymentShop(aPayment({ ...old, ...further })))
    await provider.open({ ...aPayment(), returnUrl: '' })

    expect(await go('/10028/payment-return/key-1')).toBe('/de/order-trackform/')
  })

  it('from a payment that was paid a moment ago leads to the order, however long it took', async () => {
    const late = { state: 'paid', createdAt: NOW - 3 * HOUR_MS, settledAt: NOW - HOUR_MS } as const
    const { go } = openRoutes(aPaymentShop(aPayment(late)))

    expect(await go('/10028/payment-return/key-1')).toBe('/de/success/?cbd=signed')
    expect(await go('/10028/payment/key-1')).toBe('/de/success/?cbd=signed')
  })

  it('believes the provider and not the browser', async () => {
    const { go, shop } = openRoutes()
    await go('/10028/payment/key-1')

    await go('/10028/payment-return/key-1?state=paid&result=success')

    expect(shop.payments.get('key-1')?.state).toBe('open')
  })
})

describe('a webhook', () => {
  it('before the return pays the order; the return only shows it', async () => {
    const { go, notify, provider, shop } = openRoutes()
    await go('/10028/payment/key-1')
    decide(provider, 'paid')

    expect(await notify()).toBe(204)
    expect(await go('/10028/payment-return/key-1')).toBe('/de/success/?cbd=signed')
    expect(shop.changes).toEqual(['key-1 open', 'key-1 paid'])
  })

  it('twice, late and replayed pays the order once', async () => {
    const { go, notify, provider, shop, clock } = openRoutes()
    await go('/10028/payment/key-1')
    decide(provider, 'paid')
    await go('/10028/payment-return/key-1')
    const recorded = signed(aNotice())

    const statuses = [await notify(), await notify()]
    clock.now += 24 * 60 * 60_000
    statuses.push(await notify(aNotice(), signed(aNotice(), clock.now)))
    statuses.push(await notify(aNotice(), recorded))

    expect(statuses).toEqual([204, 204, 204, 401])
    expect(shop.changes).toEqual(['key-1 open', 'key-1 paid'])
  })

  it('that is sent again asks the provider once', async () => {
    const { go, notify, provider } = openRoutes()
    await go('/10028/payment/key-1')
    decide(provider, 'failed')
    const before = provider.asked.length

    const statuses = [await notify(), await notify(), await notify()]

    expect(statuses).toEqual([204, 204, 204])
    expect(provider.asked).toHaveLength(before + 1)
  })

  it('that came before the provider has decided is followed when it comes again', async () => {
    const { go, notify, provider, shop } = openRoutes()
    await go('/10028/payment/key-1')
    await notify()
    decide(provider, 'paid')

    await notify()

    expect(shop.payments.get('key-1')?.state).toBe('paid')
  })

  it('of an earlier state changes nothing after a later one', async () => {
    const { go, notify, provider, shop } = openRoutes()
    await go('/10028/payment/key-1')
    decide(provider, 'paid')
    await notify(aNotice('key-1', 'paid'))

    const late = JSON.stringify({ id: 'ntc_0', type: 'payment.failed', paymentKey: 'key-1' })

    expect(await notify(late)).toBe(204)
    expect(shop.payments.get('key-1')?.state).toBe('paid')
  })

  it('that is forged or changed on its way does nothing', async () => {
    const { go, notify, provider, shop, logged } = openRoutes()
    await go('/10028/payment/key-1')
    decide(provider, 'paid')

    const forged = await notify(aNotice(), `t=${NOW / 1000},v1=${'0'.repeat(64)}`)
    const changed = await notify(aNotice('key-2'), signed(aNotice()))
    const unsigned = await notify(aNotice(), '')

    expect([forged, changed, unsigned]).toEqual([401, 401, 401])
    expect(shop.changes).toEqual(['key-1 open'])
    expect(logged.map(({ fields }) => fields?.['reason'])).toEqual(['forged', 'forged', 'forged'])
  })

  it('that says paid is not believed before the provider says so itself', async () => {
    const { go, notify, shop } = openRoutes()
    await go('/10028/payment/key-1')

    await notify(aNotice('key-1', 'paid'))

    expect(shop.payments.get('key-1')?.state).toBe('open')
  })

  it('comes again when the provider could not be asked, or there is no such payment yet', async () => {
    const { go, notify, provider } = openRoutes()
    await go('/10028/payment/key-1')
    provider.isDown = true

    expect(await notify()).toBe(503)
    expect(await notify(aNotice('key-9'))).toBe(404)
  })
})
