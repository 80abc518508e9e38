import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toKeptEvent } from './kept-event.ts'
import { aClick, aPurchase, aSearch, aView, aVisitor, NOON } from './test-events.ts'

describe('what is kept of an event', () => {
  it('is the event itself where nothing is wrong with it', () => {
    const events = [
      aSearch({ clientId: aVisitor(1) }),
      aClick({ responseId: 'r-1', position: 3 }),
      aView(),
      aPurchase([1, 2]),
      { kind: 'forget', shopId: 10030, at: NOON, clientId: aVisitor(2) },
    ]

    expect(events.map(toKeptEvent)).toEqual(events)
  })

  it('never is an address, a browser or any other field nobody asked for', () => {
    const event = { ...aView(), ip: '203.0.113.7', userAgent: 'Mozilla', email: 'a@example.org' }

    expect(toKeptEvent(event)).toEqual(aView())
  })

  it.each([
    ['long', 'x'.repeat(76)],
    ['blank', '  '],
    ['personal', 'anna@example.org'],
    ['a telephone number', '0151 23456789'],
  ])('is nothing when the query is %s', (_, query) => {
    expect(toKeptEvent(aSearch({ query }))).toBeNull()
  })

  it('leaves out an id that is not a UUID, and keeps the event', () => {
    expect(toKeptEvent(aView({ clientId: 'anna' }))).toEqual(aView())
  })

  it.each([
    ['a shop that does not exist', { ...aView(), shopId: 1 }],
    ['a product beyond all numbers', aView({ productId: 2 ** 60 })],
    ['no product', aView({ productId: 0 })],
    ['an order without products', aPurchase([])],
    [
      'a custom event with a sentence for a name',
      { ...aView(), kind: 'custom', name: 'my name is' },
    ],
    ['a time that is none', aView({ at: Number.NaN })],
    ['an unknown kind', { ...aView(), kind: '__proto__' }],
  ])('is nothing for %s', (_, event) => {
    expect(toKeptEvent(event)).toBeNull()
  })

  it('cuts quantities to what a customer may buy', () => {
    const order = aPurchase([], { products: [{ productId: 1, quantity: 1e300 }] })

    expect(toKeptEvent(order)).toMatchObject({ products: [{ productId: 1, quantity: 1000 }] })
  })

  it('is read back the same as it was written, and anything else does not break it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        const kept = toKeptEvent(input)

        expect(toKeptEvent(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
      }),
    )
  })
})
