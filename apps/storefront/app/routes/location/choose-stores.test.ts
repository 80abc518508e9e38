import type { Branch } from '@saum/contract/branch'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseStores } from './choose-stores.ts'
import { parseQuestion } from './location-question.ts'

const DAY = [{ timeFrom: '10:00', timeUntil: '20:00' }]
const WEEK = { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: DAY, sun: [] }
const MONDAY_NOON = Date.parse('2026-11-16T12:00:00+01:00')

interface StoreParts {
  km?: number
  services?: string[]
  stepFree?: boolean
  exceptions?: { date: string; hours: typeof DAY }[]
}

function store(id: number, { km, services = [], stepFree = true, exceptions = [] }: StoreParts) {
  return {
    id,
    timeZone: 'Europe/Berlin',
    ...(km !== undefined && { distance: km * 1_000 }),
    openingTimes: { ...WEEK, exceptions, currentlyOpen: false, minutesUntilClosed: null },
    customData: {
      services: services.map((key) => ({ key, name: key })),
      accessibility: { stepFree },
    },
  } as unknown as Branch
}

function choose(stores: readonly Branch[], query: string, nowMs = MONDAY_NOON) {
  const question = parseQuestion(new URLSearchParams(query))
  const isMeasured = stores.some(({ distance }) => distance !== undefined)
  const { kind, stores: chosen } = chooseStores(stores, { question, isMeasured, nowMs })
  return [kind, chosen.map(({ id }) => id)]
}

describe('[2.16] which stores answer', () => {
  const stores = [
    store(1, { km: 4, services: ['returns'] }),
    store(2, { km: 30, services: ['returns', 'alterations'], stepFree: false }),
    store(3, { km: 80, services: ['alterations'] }),
    store(4, { km: 300 }),
    store(5, { km: 400 }),
  ]

  it.each([
    ['q=x', ['near', [1, 2]]],
    ['q=x&radius=10', ['near', [1]]],
    ['q=x&radius=100', ['near', [1, 2, 3]]],
    ['q=x&services=alterations', ['near', [2]]],
    ['q=x&services=alterations&services=returns', ['near', [2]]],
    ['q=x&services=alterations&access=step-free', ['far', [3]]],
    ['q=x&services=gift-wrap', ['none', []]],
  ])('to %s', (query, answer) => {
    expect(choose(stores, query)).toEqual(answer)
  })

  it('are the next three when none is near', () => {
    expect(choose(stores.slice(2), 'q=x')).toEqual(['far', [3, 4, 5]])
  })

  it('are all of them when nobody asked from where', () => {
    expect(choose([store(1, {}), store(2, {})], '')).toEqual(['all', [1, 2]])
  })

  it('are open now by their own clocks, holidays and shortened days', () => {
    const list = [
      store(1, { km: 1 }),
      store(2, { km: 2, exceptions: [{ date: '2026-11-16', hours: [] }] }),
      store(3, {
        km: 3,
        exceptions: [{ date: '2026-11-16', hours: [{ timeFrom: '10:00', timeUntil: '12:00' }] }],
      }),
    ]

    expect(choose(list, 'q=x&open=now')).toEqual(['near', [1]])
    expect(choose(list, 'q=x&open=now', MONDAY_NOON - 1)).toEqual(['near', [1, 3]])
  })

  describe('while all doors are shut', () => {
    const sunday = Date.parse('2026-11-15T12:00:00+01:00')
    const closedOnMonday = [{ date: '2026-11-16', hours: [] }]

    it('are those around, the days on which they open before the distance', () => {
      const earlier = [{ timeFrom: '09:30', timeUntil: '20:00' }]
      const list = [
        store(1, { km: 1, exceptions: closedOnMonday }),
        store(2, { km: 2 }),
        store(3, { km: 3, exceptions: [{ date: '2026-11-16', hours: earlier }] }),
        store(4, { km: 90 }),
      ]

      expect(choose(list, 'q=x&open=now', sunday)).toEqual(['closed-near', [2, 3, 1]])
    })

    it('are those around, too, when a store far away is open', () => {
      const openOnSunday = [{ date: '2026-11-15', hours: DAY }]
      const list = [store(1, { km: 1 }), store(2, { km: 300, exceptions: openOnSunday })]

      expect(choose(list, 'q=x&open=now', sunday)).toEqual(['closed-near', [1]])
      expect(choose(list.slice(1), 'q=x&open=now', sunday)).toEqual(['far', [2]])
    })

    it('are the next three when none is near, and all when nobody asked from where', () => {
      const far = [100, 200, 300, 400].map((km, index) => store(index, { km }))

      expect(choose(far, 'q=x&open=now', sunday)).toEqual(['closed', [0, 1, 2]])
      expect(choose([store(1, {}), store(2, {})], 'open=now', sunday)).toEqual(['closed', [1, 2]])
    })

    it('are still none when nobody offers what was asked for', () => {
      const list = [store(1, { km: 1 })]

      expect(choose(list, 'q=x&open=now&services=returns', sunday)).toEqual(['none', []])
    })
  })

  it('stay in the order of their distance, and none that fits and is near is left out', () => {
    const kms = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(kms, (distances) => {
        const list = distances
          .toSorted((left, right) => left - right)
          .map((km, index) => store(index, { km }))
        const [kind, ids] = choose(list, 'q=x')
        const near = distances.filter((km) => km <= 50).length
        expect(kind).toBe(near > 0 ? 'near' : 'far')
        expect(ids).toEqual(list.slice(0, near || 3).map(({ id }) => id))
      }),
    )
  })
})
