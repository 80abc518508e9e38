import type { TrackingFacts } from '@saum/tracking/events/tracking-event'
import { describe, expect, it } from 'vitest'
import { followCheckout } from './follow-checkout.ts'

function aCheckout() {
  const target = new EventTarget()
  const told: TrackingFacts[] = []
  const stop = followCheckout(target, (facts) => void told.push(facts))
  const say = (detail: unknown) =>
    target.dispatchEvent(new CustomEvent('checkout:tracking', { detail }))
  return { target, told, stop, say }
}

describe('the steps of a checkout', () => {
  it('are told with what was chosen', () => {
    const { told, say } = aCheckout()

    say({ event: 'add_shipping_info', payload: { shipping_tier: 'express' } })
    say({ event: 'add_payment_info', payload: { payment_type: 'invoice' } })

    expect(told).toEqual([
      { name: 'add_shipping_info', choice: 'express' },
      { name: 'add_payment_info', choice: 'invoice' },
    ])
  })

  it('are told without a choice where none is a word, and with no long ones', () => {
    const { told, say } = aCheckout()

    say({ event: 'add_payment_info' })
    say({ event: 'add_payment_info', payload: null })
    say({ event: 'add_payment_info', payload: { value: 7 } })
    say({ event: 'add_payment_info', payload: { type: 'x'.repeat(500) } })

    expect(told.map(({ choice }) => choice?.length)).toEqual([undefined, undefined, undefined, 64])
  })

  it.each([undefined, null, 'add_payment_info', 7, {}, { event: 'purchase' }, { event: {} }, []])(
    'are nothing else: %j',
    (detail) => {
      const { told, say } = aCheckout()

      say(detail)

      expect(told).toEqual([])
    },
  )

  it('need an event that says something, and somebody who listens', () => {
    const { target, told, stop, say } = aCheckout()
    target.dispatchEvent(new Event('checkout:tracking'))
    stop()
    say({ event: 'add_payment_info' })

    expect(told).toEqual([])
  })
})
