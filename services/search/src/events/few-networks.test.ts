import { describe, expect, it } from 'vitest'
import { createSignals } from './create-signals.ts'
import { fold } from './fold.ts'
import { createSignalState, SIGNAL_LIMITS } from './signal-state.ts'
import { aNetwork, aPurchase, aSearch, aView, aVisitor, NOON } from './test-events.ts'

describe('what few networks do', () => {
  const DAY_MS = 86_400_000
  const everything = (turn: number, at = NOON) => [
    aSearch({ query: 'mantel rot', at }),
    aView({ productId: 1, clientId: aVisitor(turn * 2), at }),
    aView({ productId: 2, clientId: aVisitor(turn * 2), at }),
    aPurchase([1, 2], { at }),
  ]
  function shownAfter(visits: readonly { network: number; day: number }[]) {
    const state = createSignalState()
    for (const [turn, { network, day }] of visits.entries()) {
      for (const event of everything(turn, NOON - day * DAY_MS)) {
        fold(state, event, aNetwork(network))
      }
    }
    const signals = createSignals({ state, now: () => NOON, refreshMs: 0 })
    return [
      ...signals.queries().map(({ query }) => query),
      ...signals.popularProducts(9),
      ...signals.viewedTogether(1, 9),
      ...signals.boughtTogether(1, 9),
      Number(signals.popularity(1) > 0),
    ]
  }
  const ALL = ['mantel rot', 1, 2, 2, 2, 1]

  it('is shown to nobody, however often they do it', () => {
    const four = Array.from({ length: 200 }, (_, turn) => ({ network: turn % 4, day: turn % 20 }))

    expect(shownAfter(four)).toEqual([0])
  })

  it('is shown to nobody when many do it on two days only', () => {
    const twelve = Array.from({ length: 24 }, (_, turn) => ({ network: turn, day: turn % 2 }))

    expect(shownAfter(twelve)).toEqual([0])
  })

  it('is shown once five of them have come on three days, until four weeks later', () => {
    const visits = [0, 1, 2, 3, 4].map((network) => ({ network, day: network % 3 }))
    const old = visits.map(({ network, day }) => ({ network, day: day + 28 }))

    expect(shownAfter(visits)).toEqual(ALL)
    expect(shownAfter(old)).toEqual([0])
  })

  it('does not make the shop forget what visitors of other networks have viewed', () => {
    const state = createSignalState()
    for (let turn = 0; turn < 300; turn++) {
      fold(state, aView({ clientId: aVisitor(turn) }), aNetwork(turn % 100))
    }
    for (let turn = 300; turn < 40_000; turn++) {
      fold(state, aView({ clientId: aVisitor(turn) }), aNetwork(200 + (turn % 3)))
    }

    const known = Array.from({ length: 300 }, (_, turn) => state.visitors.has(aVisitor(turn)))
    expect(new Set(known)).toEqual(new Set([true]))
    expect(state.visitors.size).toBeLessThanOrEqual(SIGNAL_LIMITS.visitors * 1.1)
  })

  it('does not drive out what is shown', () => {
    const honest = [0, 1, 2, 3, 4].map((network) => ({ network, day: network % 3 }))
    const state = createSignalState()
    for (const [turn, { network, day }] of honest.entries()) {
      for (const event of everything(turn, NOON - day * DAY_MS)) {
        fold(state, event, aNetwork(network))
      }
    }
    for (let turn = 0; turn < 45_000; turn++) {
      const attacker = aNetwork(100 + (turn % 3))
      fold(state, aSearch({ query: `q${turn % 30_000}`, total: turn % 2 }), attacker)
      if (turn < 15_000) fold(state, aPurchase([1, 100 + turn]), attacker)
    }
    for (let turn = 0; turn < 400; turn++) {
      // Many networks of one day stand behind each of these pairs.
      fold(state, aPurchase([1, 50 + (turn % 11)]), aNetwork(300 + turn))
    }
    fold(state, aPurchase([1, 99]), aNetwork(999))
    for (let turn = 0; turn < 50; turn++) {
      for (const event of everything(10 + turn)) fold(state, event, aNetwork(200 + turn))
    }

    const signals = createSignals({ state, now: () => NOON, refreshMs: 0 })
    expect(signals.queries().map(({ query }) => query)).toEqual(['mantel rot'])
    expect(signals.boughtTogether(1, 9)).toEqual([2])
    expect(signals.popularity(1)).toBeGreaterThan(0)
  })
})
