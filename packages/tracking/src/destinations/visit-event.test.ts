import { TRACKING_EVENT_NAMES, visitEvent } from '@saum/contract/tracking-event'
import * as v from '@saum/schema/schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anEvent, anItem, aPage } from '../test-event.ts'
import { toVisitEvent } from './visit-event.ts'

describe('what our own statistics keep of an event', () => {
  it('is the product, the pieces and the value in cents, where it is about one product', () => {
    const items = [anItem({ id: 4711, quantity: 2 })]
    const event = anEvent({ name: 'add_to_cart', items, value: 199.9, happenedAt: 200 })

    expect(toVisitEvent(event, 1200)).toEqual({
      id: event.id,
      name: 'add_to_cart',
      ageMs: 1000,
      pageType: 'home',
      path: '/de/',
      productId: 4711,
      quantity: 2,
      value: 19_990,
    })
  })

  it('is how many pieces, and no product, where it is about several', () => {
    const items = [anItem({ quantity: 2 }), anItem({ id: 8 })]

    const kept = toVisitEvent(anEvent({ name: 'purchase', items }), 0)

    expect(kept).toMatchObject({ quantity: 3 })
    expect(kept).not.toHaveProperty('productId')
  })

  it('is neither the number of an order nor a title nor a name', () => {
    const event = anEvent({
      name: 'purchase',
      page: aPage({ title: 'Danke, Marlene' }),
      items: [anItem({ name: 'Mantel' })],
      transactionId: 'DE26-0000017',
    })

    expect(JSON.stringify(toVisitEvent(event, 0))).not.toMatch(/Marlene|Mantel|DE26/)
  })

  it('is never older than a day and never of tomorrow', () => {
    const event = anEvent({ happenedAt: 500 })

    expect(toVisitEvent(event, 100).ageMs).toBe(0)
    expect(toVisitEvent(event, 9e9).ageMs).toBe(24 * 60 * 60 * 1000)
  })

  it('is always taken by our own server', () => {
    const event = fc.record({
      name: fc.constantFrom(...TRACKING_EVENT_NAMES),
      cents: fc.nat(1_000_000),
      quantity: fc.integer({ min: 1, max: 200 }),
      query: fc.string({ unit: 'grapheme', maxLength: 200 }),
      path: fc.webPath().map((path) => `/${path}`.repeat(9)),
      total: fc.nat(),
      measure: fc.double({ min: 0, max: 60_000, noNaN: true }),
      elapsed: fc.double({ noNaN: true }),
    })
    fc.assert(
      fc.property(event, ({ name, cents, quantity, query, path, total, measure, elapsed }) => {
        const told = anEvent({
          name,
          items: [anItem({ cents, quantity })],
          value: (cents * quantity) / 10_000,
          page: aPage({ path }),
          query,
          total,
          metric: 'LCP',
          measure,
        })
        const kept: unknown = JSON.parse(JSON.stringify(toVisitEvent(told, elapsed)))

        expect(v.safeParse(visitEvent, kept).issues).toBeUndefined()
      }),
    )
  })
})
