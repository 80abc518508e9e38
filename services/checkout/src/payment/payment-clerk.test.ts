import type { LogEntry } from '@saum/thread/log'
import { describe, expect, it } from 'vitest'
import { createPaymentClerk } from './payment-clerk.ts'
import {
  aPayment,
  aPaymentShop,
  aProvider,
  decide,
  RETURN_URL,
  type PaymentShop,
} from './test-payment-shop.ts'

const MINUTE_MS = 60_000

function aClerk(shop: PaymentShop) {
  const provider = aProvider()
  const clock = { now: 0 }
  const logged: LogEntry[] = []
  const clerk = createPaymentClerk({
    provider,
    rpc: shop.rpc,
    log: (entry) => logged.push(entry),
    now: () => clock.now,
  })
  return { clerk, provider, clock, logged }
}

describe('beginning a payment', () => {
  it('opens it once at the provider, however often the button is pressed', async () => {
    const shop = aPaymentShop(aPayment())
    const { clerk, provider } = aClerk(shop)

    const begun = await Promise.all([1, 2, 3].map(() => clerk.begin('key-1', RETURN_URL)))

    expect(new Set(begun.map((one) => one?.redirectUrl)).size).toBe(1)
    expect(provider.known.size).toBe(1)
    expect(shop.changes).toEqual(['key-1 open'])
  })

  it('goes on where a crash came between the provider and the shop', async () => {
    const shop = aPaymentShop(aPayment())
    const { clerk, provider } = aClerk(shop)
    await provider.open({ ...aPayment(), returnUrl: RETURN_URL })

    const begun = await clerk.begin('key-1', RETURN_URL)

    expect(begun?.redirectUrl).toBe('https://pay.example/pay-key-1')
    expect(shop.payments.get('key-1')).toMatchObject({ state: 'open', providerId: 'pay-key-1' })
  })

  it.each(['paid', 'failed', 'cancelled'] as const)(
    'sends nobody to pay what is %s',
    async (state) => {
      const { clerk, provider } = aClerk(aPaymentShop(aPayment({ state })))

      expect(await clerk.begin('key-1', RETURN_URL)).toMatchObject({ redirectUrl: null })
      expect(provider.known.size).toBe(0)
    },
  )

  it('knows no payment of another key', async () => {
    const { clerk } = aClerk(aPaymentShop())

    expect(await clerk.begin('key-1', RETURN_URL)).toBeNull()
    expect(await clerk.learn('key-1')).toBeNull()
    expect(await clerk.giveUp('key-1')).toBeNull()
  })
})

describe('learning of a payment', () => {
  it('settles it once, whoever comes first and how often', async () => {
    const shop = aPaymentShop(aPayment())
    const { clerk, provider } = aClerk(shop)
    await clerk.begin('key-1', RETURN_URL)
    decide(provider, 'paid')

    const learned = [await clerk.learn('key-1'), await clerk.learn('key-1')]

    expect(learned.map((payment) => payment?.state)).toEqual(['paid', 'paid'])
    expect(shop.changes).toEqual(['key-1 open', 'key-1 paid'])
  })

  it('leaves it open while the provider is undecided', async () => {
    const shop = aPaymentShop(aPayment())
    const { clerk } = aClerk(shop)
    await clerk.begin('key-1', RETURN_URL)

    expect(await clerk.learn('key-1')).toMatchObject({ state: 'open' })
  })

  it('tells the shop of money for an order that was given up', async () => {
    const shop = aPaymentShop(aPayment({ state: 'cancelled', providerId: 'pay-key-1' }))
    const { clerk, provider } = aClerk(shop)
    await provider.open({ ...aPayment(), returnUrl: RETURN_URL })
    decide(provider, 'paid')

    await clerk.learn('key-1')

    expect(shop.changes).toEqual(['key-1 paid'])
  })

  it('never takes back what was paid', async () => {
    const shop = aPaymentShop(aPayment({ state: 'paid', providerId: 'pay-key-1' }))
    const { clerk, provider } = aClerk(shop)
    await provider.open({ ...aPayment(), returnUrl: RETURN_URL })
    decide(provider, 'failed')

    await clerk.learn('key-1')

    expect(shop.changes).toEqual([])
  })
})

describe('giving up a payment', () => {
  it('closes it at the provider before the goods go back on sale', async () => {
    const shop = aPaymentShop(aPayment())
    const { clerk, provider } = aClerk(shop)
    await clerk.begin('key-1', RETURN_URL)

    await clerk.giveUp('key-1')

    expect(provider.known.get('pay-key-1')?.state).toBe('cancelled')
    expect(shop.changes.at(-1)).toBe('key-1 cancelled')
  })

  it('keeps the order when it was paid a moment ago', async () => {
    const shop = aPaymentShop(aPayment())
    const { clerk, provider } = aClerk(shop)
    await clerk.begin('key-1', RETURN_URL)
    decide(provider, 'paid')

    expect(await clerk.giveUp('key-1')).toMatchObject({ state: 'paid' })
  })

  it('changes nothing while the provider cannot be asked', async () => {
    const shop = aPaymentShop(aPayment())
    const { clerk, provider } = aClerk(shop)
    await clerk.begin('key-1', RETURN_URL)
    provider.isDown = true

    await expect(clerk.giveUp('key-1')).rejects.toThrow('down')
    expect(shop.payments.get('key-1')?.state).toBe('open')
  })
})

describe('the round over what waits', () => {
  it('hears of a payment whose webhook was lost', async () => {
    const shop = aPaymentShop(aPayment())
    const { clerk, provider, clock } = aClerk(shop)
    await clerk.begin('key-1', RETURN_URL)
    decide(provider, 'paid')

    await clerk.workOff()
    expect(shop.payments.get('key-1')?.state).toBe('open')
    clock.now = MINUTE_MS + 1
    await clerk.workOff()

    expect(shop.payments.get('key-1')?.state).toBe('paid')
  })

  it('gives up after half an hour, at the provider first', async () => {
    const shop = aPaymentShop(aPayment(), aPayment({ paymentKey: 'key-2' }))
    const { clerk, provider, clock } = aClerk(shop)
    await clerk.begin('key-1', RETURN_URL)

    clock.now = 29 * MINUTE_MS
    await clerk.workOff()
    const before = [...shop.payments.values()].map(({ state }) => state)
    clock.now = 30 * MINUTE_MS
    await clerk.workOff()

    expect(before).toEqual(['open', 'opening'])
    expect([...shop.payments.values()].map(({ state }) => state)).toEqual([
      'cancelled',
      'cancelled',
    ])
    expect(provider.known.get('pay-key-1')?.state).toBe('cancelled')
  })

  it('cancels at the provider what was given up while nobody answered there', async () => {
    const shop = aPaymentShop(aPayment())
    const { clerk, provider } = aClerk(shop)
    await clerk.begin('key-1', RETURN_URL)
    const givenUp = aPayment({ state: 'cancelled', providerId: 'pay-key-1', isCancelDue: true })
    shop.payments.set('key-1', givenUp)

    provider.isDown = true
    await clerk.workOff()
    const before = shop.payments.get('key-1')?.isCancelDue
    provider.isDown = false
    await clerk.workOff()

    expect(before).toBe(true)
    expect(provider.known.get('pay-key-1')?.state).toBe('cancelled')
    expect(shop.payments.get('key-1')).toMatchObject({ state: 'cancelled', isCancelDue: false })
  })

  it('hears of money for what was given up while nobody answered there', async () => {
    const shop = aPaymentShop(aPayment())
    const { clerk, provider } = aClerk(shop)
    await clerk.begin('key-1', RETURN_URL)
    const givenUp = aPayment({ state: 'cancelled', providerId: 'pay-key-1', isCancelDue: true })
    shop.payments.set('key-1', givenUp)
    decide(provider, 'paid')

    await clerk.workOff()

    expect(shop.payments.get('key-1')).toMatchObject({ state: 'paid', isCancelDue: false })
  })

  it('pays refunds back once the provider is there again', async () => {
    const shop = aPaymentShop()
    const { clerk, provider, logged } = aClerk(shop)
    const refund = { refundKey: 'r-1', providerId: 'pay-key-1', amountCents: 8990 }
    shop.refunds.push({ ...refund, currencyCode: 'EUR' })

    provider.isDown = true
    await clerk.workOff()
    provider.isDown = false
    await clerk.workOff()
    await clerk.workOff()

    expect(shop.changes).toEqual(['refund false', 'refund true'])
    expect(provider.refunded).toEqual(['r-1'])
    expect(logged).toMatchObject([{ level: 'warn', message: 'A refund was not taken on' }])
  })
})

describe('a mandate nobody needs any more', () => {
  it('is ended once the provider is there again', async () => {
    const shop = aPaymentShop()
    shop.mandates.push('man-key-1')
    const { clerk, provider } = aClerk(shop)

    provider.isDown = true
    await clerk.workOff()
    provider.isDown = false
    await clerk.workOff()
    await clerk.workOff()

    expect(shop.changes).toEqual(['mandate false', 'mandate true'])
    expect(provider.ended).toEqual(['man-key-1'])
  })
})

describe('a later delivery', () => {
  const LATER = aPayment({ paymentKey: 'later-1', mandateId: 'man-key-1' })

  it('is charged by the mandate at once, without a minute of waiting', async () => {
    const shop = aPaymentShop(LATER)
    const { clerk, provider } = aClerk(shop)

    await clerk.workOff()
    await clerk.workOff()

    expect(provider.known.get('pay-later-1')).toMatchObject({ state: 'paid', amountCents: 8990 })
    expect(shop.changes).toEqual(['later-1 open', 'later-1 paid'])
  })

  it('is given up when the mandate does not pay any more', async () => {
    const shop = aPaymentShop(LATER)
    const { clerk, provider } = aClerk(shop)
    provider.declining.add('man-key-1')

    await clerk.workOff()

    expect(shop.payments.get('later-1')).toMatchObject({ state: 'failed' })
  })

  it('is charged once where a crash came between the provider and the shop', async () => {
    const shop = aPaymentShop(LATER)
    const { clerk, provider } = aClerk(shop)
    await provider.charge({ ...LATER, mandateId: 'man-key-1' })

    await clerk.workOff()

    expect(provider.known.size).toBe(1)
    expect(shop.payments.get('later-1')).toMatchObject({ state: 'paid', providerId: 'pay-later-1' })
  })

  it('is tried again while the provider is down, and given up after half an hour', async () => {
    const shop = aPaymentShop(LATER)
    const { clerk, provider, clock, logged } = aClerk(shop)
    provider.isDown = true
    await clerk.workOff()
    const whileDown = shop.payments.get('later-1')?.state

    provider.isDown = false
    clock.now = 30 * MINUTE_MS
    await clerk.workOff()

    expect(logged).toHaveLength(1)
    expect(whileDown).toBe('opening')
    expect(shop.changes).toEqual(['later-1 cancelled'])
    expect(provider.known.size).toBe(0)
  })

  it('is nobody’s to pay by hand', async () => {
    const { clerk, provider } = aClerk(aPaymentShop(LATER))

    expect(await clerk.begin('later-1', RETURN_URL)).toMatchObject({ redirectUrl: null })
    expect(provider.known.size).toBe(0)
  })

  it('can be charged because the first payment has told the shop of its mandate', async () => {
    const shop = aPaymentShop(aPayment({ isForLater: true }))
    const { clerk, provider } = aClerk(shop)
    await clerk.begin('key-1', RETURN_URL)
    decide(provider, 'paid')

    await clerk.learn('key-1')

    expect(shop.payments.get('key-1')).toMatchObject({ state: 'paid', mandateId: 'man-key-1' })
  })
})
