import { runs } from '@saum/testing/depth'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSignals } from './create-signals.ts'
import { HALF_LIFE_MS } from './decay.ts'
import type { SearchEvent } from './event-log.ts'
import { fold } from './fold.ts'
import { createSignalState, SIGNAL_LIMITS } from './signal-state.ts'
import { aClick, aPurchase, aSearch, aView, aVisitor, backEverything, NOON } from './test-events.ts'
import { MAX_NEIGHBORS } from './together.ts'

const MINUTE_MS = 60_000

function stateAfter(events: Iterable<SearchEvent>) {
  const state = createSignalState()
  for (const event of events) fold(state, event)
  return state
}

/** With enough networks behind all of it. */
function learn(events: Iterable<SearchEvent>, now = NOON) {
  const state = stateAfter(events)
  backEverything(state, now)
  return createSignals({ state, now: () => now, refreshMs: 0 })
}

describe('popularity', () => {
  it('is 0 for everything while nothing has happened', () => {
    const signals = learn([])

    expect(signals.popularity(1)).toBe(0)
    expect(signals.popularProducts(10)).toEqual([])
    expect(signals.product(1)).toBeNull()
  })

  it('counts a purchase more than a basket, and a basket more than a look', () => {
    const signals = learn([
      aView({ productId: 1 }),
      { kind: 'cart', action: 'add', productId: 2, quantity: 1, shopId: 10028, at: NOON },
      aPurchase([3]),
    ])

    expect(signals.popularProducts(10)).toEqual([3, 2, 1])
    expect(signals.popularity(3)).toBeGreaterThan(signals.popularity(2))
    expect(signals.popularity(2)).toBeGreaterThan(signals.popularity(1))
  })

  it('does not make a star of the first product anybody looks at', () => {
    expect(learn([aView()]).popularity(1)).toBeLessThan(0.25)
  })

  it('halves what is two weeks old', () => {
    const signals = learn([aView(), aView()], NOON + HALF_LIFE_MS)

    expect(signals.product(1)?.views).toBeCloseTo(1)
  })

  it('stays between 0 and 1, and is 1 for the first of a busy shop', () => {
    const products = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(products, (bought) => {
        const signals = learn(bought.map((id) => aPurchase([id, id])))
        const [first = 0] = signals.popularProducts(1)

        for (let id = 1; id <= 9; id++) {
          expect(signals.popularity(id)).toBeGreaterThanOrEqual(0)
          expect(signals.popularity(id)).toBeLessThanOrEqual(signals.popularity(first))
        }
        expect(signals.popularity(first)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('does not depend on the order in which events arrive', () => {
    const event = fc
      .record({ productId: fc.integer({ min: 1, max: 4 }), age: fc.integer({ min: 0, max: 90 }) })
      .map(({ productId, age }) => aClick({ productId, at: NOON - age * 86_400_000 }))
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), fc.integer(), (events, seed) => {
        const shuffled = events.toSorted(
          (left, right) => ((left.at ^ seed) - (right.at ^ seed)) | 0,
        )

        const [one, other] = [learn(events), learn(shuffled)]

        for (let id = 1; id <= 4; id++) {
          expect(one.product(id)?.clicks ?? 0).toBeCloseTo(other.product(id)?.clicks ?? 0, 9)
        }
      }),
    )
  })

  it('counts a look once per visit, however often the page is loaded', () => {
    const clientId = aVisitor(1)
    const again = Array.from({ length: 9 }, (_, turn) => aView({ clientId, at: NOON + turn }))
    const nextDay = aView({ clientId, at: NOON + 24 * 60 * MINUTE_MS })

    expect(learn(again).product(1)?.views).toBeCloseTo(1)
    expect(learn([...again, nextDay]).product(1)?.views).toBeGreaterThan(1.9)
  })

  it('counts an order once, however often it is reported', () => {
    const order = aPurchase([1], { orderId: 'SO-1' })

    expect(learn([order, order, order]).product(1)?.purchases).toBe(1)
  })
})

describe('orders over everything', () => {
  it('are made anew when something happened and a minute has passed, not more often', () => {
    let now = NOON
    const state = stateAfter([aSearch()])
    backEverything(state)
    const signals = createSignals({ state, now: () => now })
    const first = signals.queries()

    fold(state, aSearch({ query: 'rock' }))
    backEverything(state)
    const atOnce = signals.queries()
    now += MINUTE_MS
    const later = signals.queries()
    now += MINUTE_MS
    const unchanged = signals.queries()

    expect(atOnce).toBe(first)
    expect(later).toHaveLength(2)
    expect(unchanged).toBe(later)
  })
})

describe('queries', () => {
  it('know how often they were searched and how often a click followed', () => {
    const signals = learn([
      aSearch({ query: 'bluse', responseId: 'a' }),
      aSearch({ query: 'bluse', responseId: 'b' }),
      aClick({ responseId: 'a' }),
      aClick({ responseId: 'a', productId: 2 }),
      aSearch({ query: 'rock', responseId: 'c' }),
    ])

    expect(signals.queries()).toEqual([
      { query: 'bluse', searches: 2, clicks: 1, lastTotal: 12 },
      { query: 'rock', searches: 1, clicks: 0, lastTotal: 12 },
    ])
  })

  it('count an answer once, though client and provider both report it', () => {
    const search = aSearch({ responseId: 'a' })

    expect(learn([search, search]).queries()).toMatchObject([{ searches: 1 }])
  })

  it('that find nothing are reported apart, until they find something', () => {
    const empty = aSearch({ query: 'zebra', total: 0 })
    const found = aSearch({ query: 'zebra', total: 2, at: NOON + 1 })

    expect(learn([empty]).zeroResultQueries(5)).toMatchObject([{ query: 'zebra', searches: 1 }])
    expect(learn([empty]).queries()).toEqual([])
    expect(learn([empty, found]).zeroResultQueries(5)).toEqual([])
  })

  it('named like parts of an object are queries like all others', () => {
    const signals = learn([aSearch({ query: '__proto__' }), aSearch({ query: 'constructor' })])

    expect(signals.queries().map(({ query }) => query)).toEqual(['__proto__', 'constructor'])
  })
})

describe('products that belong together', () => {
  it('are those several visitors looked at in one visit', () => {
    const visits = [1, 2].flatMap((visitor) =>
      [10, 11].map((productId) => aView({ productId, clientId: aVisitor(visitor) })),
    )

    expect(learn(visits).viewedTogether(10, 5)).toEqual([11])
    expect(learn(visits).viewedTogether(11, 5)).toEqual([10])
  })

  it('are not those looked at an hour apart, or by nobody we know', () => {
    const apart = [1, 2].flatMap((visitor) => [
      aView({ productId: 10, clientId: aVisitor(visitor) }),
      aView({ productId: 11, clientId: aVisitor(visitor), at: NOON + 60 * MINUTE_MS }),
    ])
    const unknown = [10, 11, 10, 11].map((productId) => aView({ productId }))

    expect(learn(apart).viewedTogether(10, 5)).toEqual([])
    expect(learn(unknown).viewedTogether(10, 5)).toEqual([])
  })

  it('are bought in the same orders, most often first', () => {
    const signals = learn([
      aPurchase([1, 2]),
      aPurchase([1, 2, 3]),
      aPurchase([3, 1]),
      aPurchase([2, 1, 1]),
    ])

    expect(signals.boughtTogether(1, 5)).toEqual([2, 3])
    expect(signals.boughtTogether(1, 1)).toEqual([2])
  })

  it('never include the product itself', () => {
    const order = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.array(order, { maxLength: 20 }), (orders) => {
        const signals = learn(orders.map((ids) => aPurchase(ids)))

        for (let id = 1; id <= 6; id++) expect(signals.boughtTogether(id, 20)).not.toContain(id)
      }),
    )
  })
})

describe('a visitor', () => {
  it('finds again what was viewed, newest first and each product once', () => {
    const clientId = aVisitor(1)
    const views = [1, 2, 3, 1].map((productId, turn) =>
      aView({ productId, clientId, at: NOON + turn * 60 * MINUTE_MS }),
    )

    expect(learn(views).viewedBy(clientId, 10)).toEqual([1, 3, 2])
    expect(learn(views).viewedBy(clientId, 2)).toEqual([1, 3])
    expect(learn(views).viewedBy(aVisitor(2), 10)).toEqual([])
  })

  it('is forgotten on request', () => {
    const clientId = aVisitor(1)
    const state = stateAfter([
      aView({ clientId }),
      { kind: 'forget', clientId, shopId: 10028, at: NOON },
    ])

    expect(state.visitors.size).toBe(0)
    expect(state.products.get(1)?.views).toBe(1)
  })
})

describe('what is learned stays bounded', () => {
  it('with more visitors than are remembered', () => {
    const visitors = runs({ quick: 150_000, deep: 1_000_000 })
    function* flood() {
      for (let turn = 0; turn < visitors; turn++) {
        yield aView({ productId: (turn % 97) + 1, clientId: aVisitor(turn), at: NOON + turn })
      }
    }

    const state = stateAfter(flood())

    expect(state.visitors.size).toBeLessThanOrEqual(SIGNAL_LIMITS.visitors * 1.1)
    expect(state.visitors.has(aVisitor(visitors - 1))).toBe(true)
    expect(state.products.size).toBe(97)
  })

  it('with ever new queries, and keeps the ones people really use', () => {
    function* flood() {
      for (let turn = 0; turn < 5; turn++) yield aSearch({ query: 'bluse' })
      for (let turn = 0; turn < 60_000; turn++) {
        yield aSearch({ query: `q${turn}`, responseId: `r${turn}` })
      }
    }

    const state = stateAfter(flood())

    expect(state.queries.size).toBeLessThanOrEqual(SIGNAL_LIMITS.queries)
    expect(state.queries.has('bluse')).toBe(true)
    expect(state.responses.size).toBeLessThanOrEqual(SIGNAL_LIMITS.responses * 1.1)
  })

  it('with ever new products, orders and event names', () => {
    function* flood() {
      for (let turn = 1; turn <= 130_000; turn++) {
        yield aPurchase([turn, turn + 1], { orderId: `o${turn}` })
        yield { kind: 'custom', name: `n${turn}`, shopId: 10028, at: NOON } as const
      }
    }

    const state = stateAfter(flood())

    expect(state.products.size).toBeLessThanOrEqual(SIGNAL_LIMITS.products)
    expect(state.orderIds.size).toBeLessThanOrEqual(SIGNAL_LIMITS.orderIds * 1.1)
    expect(state.counts.size).toBeLessThanOrEqual(SIGNAL_LIMITS.counts)
    expect(state.boughtTogether.size).toBeLessThanOrEqual(SIGNAL_LIMITS.togetherProducts * 1.1)
  })

  it('with one product that goes with everything, and keeps its frequent companions', () => {
    function* orders() {
      for (let turn = 0; turn < 2_000; turn++) yield aPurchase([1, 2, 1_000 + turn])
    }

    const state = stateAfter(orders())

    expect(state.boughtTogether.get(1)?.ids).toHaveLength(MAX_NEIGHBORS)
    expect(learn(orders()).boughtTogether(1, 1)).toEqual([2])
  })
})
