import { SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { toSuccessFacts } from './success-facts.ts'
import { anOrder } from '#app/features/order/test-order.ts'

const NOW = Date.parse('2026-11-16T09:44:30Z')

function factsOf(order: Parameters<typeof anOrder>[0], token: string | null = 'cbd') {
  return toSuccessFacts(anOrder(order), { shop: SHOPS[0], token, now: NOW })
}

describe('[2.13] the confirmation of an order', () => {
  it('shows number, mail, days, address and what is in it', () => {
    expect(factsOf({})).toMatchObject({
      orderNumber: 'DE26-0000017',
      email: 'marlene@saum.example',
      standing: 'placed',
      delivery: { from: 'Mi, 18.', to: 'Do, 19. November' },
      orderedAt: { day: 'Montag, 16. November', time: '10:42' },
      shippingAddress: ['Marlene Vogt', 'Ackerstraße 12', '10115 Berlin'],
      billingAddress: null,
      lines: [{ count: 1, cents: 9_995 }],
    })
  })

  it('says whose money is awaited until when', () => {
    const payment = [{ key: 'prepayment', amount: 9_995, state: 'pending', data: {} }] as const

    expect(factsOf({ payment: [...payment] })).toMatchObject({
      standing: 'transfer',
      payUntil: '23. November 2026',
      // Nobody knows the days before the money is there.
      delivery: null,
      calendar: null,
      workingDays: [2, 4],
    })
  })

  it('waits for a payment elsewhere, and measures nothing before it is there', () => {
    expect(factsOf({ state: 'pended', cancelUntil: null })).toMatchObject({
      standing: 'paying',
      purchase: null,
      calendar: null,
    })
  })

  it('offers to cancel only within the window, and only to who holds the link', () => {
    expect(factsOf({}).minutesToCancel).toBe(27)
    expect(factsOf({}, null).minutesToCancel).toBeNull()
    expect(factsOf({ cancelUntil: '2026-11-16T09:44:31Z' }).minutesToCancel).toBeNull()
    expect(factsOf({ cancelUntil: null }).minutesToCancel).toBeNull()
  })

  it('promises and measures nothing of a cancelled order', () => {
    expect(factsOf({ state: 'cancelled', cancelUntil: null })).toMatchObject({
      standing: 'cancelled',
      calendar: null,
      purchase: null,
    })
  })

  it('takes the days of all parcels together', () => {
    const [first] = anOrder().packages
    const later = {
      ...first!,
      id: 2,
      deliveryDate: { minimum: '2026-11-30', maximum: '2026-12-02' },
    }

    expect(factsOf({ packages: [later, first!] }).delivery).toEqual({
      from: 'Mi, 18. November',
      to: 'Mi, 2. Dezember',
    })
  })
})
