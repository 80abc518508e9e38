import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTestEnvironment } from '../test-environment.ts'
import { addToHistory, clearHistory, loadHistory, withEntry, type HistoryEntry } from './history.ts'
import { anAnalyticsEngine } from './test-analytics.ts'

const KEY = '__coveo.analytics.history'

function anEntry(changes: Partial<HistoryEntry> = {}): HistoryEntry {
  return { name: 'Query', value: 'bluse', time: '', internalTime: 0, ...changes }
}

const visits = fc.array(
  fc.record({
    name: fc.constantFrom('Query', 'PageView'),
    value: fc.oneof(fc.constantFrom('bluse', 'hose', ' '), fc.string({ maxLength: 120 })),
    afterMs: fc.constantFrom(0, 1, 59_999, 60_000, 60_001),
  }),
  { maxLength: 60 },
)

function historyOf(steps: readonly { name: string; value: string; afterMs: number }[]) {
  let internalTime = 0
  return steps.reduce<readonly HistoryEntry[]>((history, { name, value, afterMs }) => {
    internalTime += afterMs
    return withEntry(history, { name, value, time: '', internalTime })
  }, [])
}

describe('[3.58] [9.22] the history of a visitor', () => {
  it('never holds more than 20 entries, newest first, and no query longer than 75', () => {
    fc.assert(
      fc.property(visits, (steps) => {
        const history = historyOf(steps)
        const times = history.map(({ internalTime }) => internalTime)
        const queries = history.filter(({ name }) => name === 'Query')

        expect(history.length).toBeLessThanOrEqual(20)
        expect(times).toEqual(times.toSorted((one, other) => other - one))
        expect(
          queries.every(({ value = 'none' }) => value.length <= 75 && value.trim() !== ''),
        ).toBe(true)
      }),
    )
  })

  it('never holds the same thing twice in a row within 60 s', () => {
    fc.assert(
      fc.property(visits, (steps) => {
        const history = historyOf(steps)

        for (const [index, older] of history.slice(1).entries()) {
          const newer = history[index]
          const isSame = newer?.name === older.name && newer.value === older.value
          expect(isSame && newer.internalTime - older.internalTime <= 60_000).toBe(false)
        }
      }),
    )
  })

  it('stays the same object when an entry is repeated within 60 s', () => {
    const history = [anEntry()]

    expect(withEntry(history, anEntry({ internalTime: 60_000 }))).toBe(history)
    expect(withEntry(history, anEntry({ internalTime: 60_001 }))).toHaveLength(2)
  })

  it('forgets the oldest entry for the twenty-first', () => {
    const full = Array.from({ length: 20 }, (_, age) =>
      anEntry({ value: `query ${age}`, internalTime: -age }),
    )

    const history = withEntry(full, anEntry())

    expect(history.map(({ value }) => value)).toEqual([
      'bluse',
      ...full.slice(0, 19).map(({ value }) => value),
    ])
  })

  it('keeps an empty query as one without words', () => {
    expect(withEntry([], anEntry({ value: '  ' }))).toEqual([
      { name: 'Query', time: '', internalTime: 0 },
    ])
  })

  it('keeps the long address of a page whole', () => {
    const value = 'p'.repeat(200)

    expect(withEntry([], anEntry({ name: 'PageView', value }))).toMatchObject([{ value }])
  })
})

// Deviation: history-keeps-different-kinds
describe('[9.22] a page view named like the query before it', () => {
  it('is remembered as well, since it is not the same thing', () => {
    const history = [anEntry()]

    expect(withEntry(history, anEntry({ name: 'PageView' }))).toHaveLength(2)
  })
})

describe('[3.58] what is remembered in the browser', () => {
  it('is found again by the next page', () => {
    const environment = aTestEnvironment()

    addToHistory(anAnalyticsEngine({}, environment), 'Query', 'bluse')
    addToHistory(anAnalyticsEngine({}, environment), 'PageView', '2148831')

    const time = '2026-11-16T00:00:00.000Z'
    const internalTime = environment.now()
    expect(loadHistory(anAnalyticsEngine({}, environment))).toEqual([
      { name: 'PageView', value: '2148831', time, internalTime },
      { name: 'Query', value: 'bluse', time, internalTime },
    ])
  })

  it('is forgotten when asked to', () => {
    const engine = anAnalyticsEngine()
    addToHistory(engine, 'Query', 'bluse')

    clearHistory(engine)

    expect(loadHistory(engine)).toEqual([])
  })

  it.each(['<html>', 'null', '{"length":3}', '"text"', '[null, 1, {}, {"name": 1}]', '[['])(
    'is nothing when somebody stored %s',
    (stored) => {
      const engine = anAnalyticsEngine()
      engine.environment.localStorage?.set(KEY, stored)

      expect(loadHistory(engine)).toEqual([])
      addToHistory(engine, 'Query', 'bluse')
      expect(loadHistory(engine)).toMatchObject([{ value: 'bluse' }])
    },
  )

  it('drops only the entries that are none', () => {
    const engine = anAnalyticsEngine()
    const good = anEntry({ time: 'then' })
    engine.environment.localStorage?.set(KEY, JSON.stringify([{ ...good, value: 7 }, good]))

    expect(loadHistory(engine)).toEqual([good])
  })

  it('is put in order and cut when another program stored it', () => {
    const engine = anAnalyticsEngine()
    const times = Array.from({ length: 30 }, (_, position) => (position * 7) % 30)
    const stored = times.map((internalTime) => anEntry({ internalTime }))
    engine.environment.localStorage?.set(KEY, JSON.stringify(stored))

    expect(loadHistory(engine).map(({ internalTime }) => internalTime)).toEqual(
      Array.from({ length: 20 }, (_, age) => 29 - age),
    )
  })

  it('is nothing where there is no storage, or it refuses', () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    const refusing = { get: refuse, set: refuse, remove: refuse }
    for (const localStorage of [null, refusing]) {
      const engine = anAnalyticsEngine({}, aTestEnvironment({ localStorage }))
      addToHistory(engine, 'Query', 'bluse')
      clearHistory(engine)

      expect(loadHistory(engine)).toEqual([])
    }
  })

  it('is nothing while analytics are disabled', () => {
    const engine = anAnalyticsEngine({ enabled: false })

    addToHistory(engine, 'Query', 'bluse')

    expect(engine.environment.localStorage?.get(KEY)).toBeNull()
  })

  it('[4.61] is nothing for a visitor who asks not to be followed', () => {
    const privacy = { doNotTrack: undefined, globalPrivacyControl: true }
    const engine = anAnalyticsEngine({}, aTestEnvironment({ privacy }))
    engine.environment.localStorage?.set(KEY, JSON.stringify([anEntry()]))

    addToHistory(engine, 'Query', 'hose')

    expect(loadHistory(engine)).toEqual([])
    expect(engine.environment.localStorage?.get(KEY)).not.toContain('hose')
  })
})

describe('a visitor whose clock makes no sense', () => {
  it.each([Number.NaN, Infinity, 8.64e15 + 1])('goes on unhindered at %d', (now) => {
    const engine = anAnalyticsEngine({}, aTestEnvironment({ now: () => now }))

    addToHistory(engine, 'Query', 'bluse')

    expect(loadHistory(engine)).toEqual([])
  })
})
