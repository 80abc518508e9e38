import type { Branch } from '@saum/contract/branch'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toOpeningFacts } from './opening-facts.ts'
import { holidayToday, openingStateOf } from './opening-state.ts'

const DAY = [{ timeFrom: '10:00', timeUntil: '20:00' }]

function aStore(exceptions: { date: string; name?: string; hours: typeof DAY }[] = []): Branch {
  const week = { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: DAY, sun: [] }
  return {
    id: 1,
    referenceKey: 'a',
    name: 'Saum',
    slug: 'saum',
    email: 'a@saum.example',
    address: { street: 'A', zipCode: '10115', city: 'Berlin', countryCode: 'DE' },
    geoPoint: { lat: 52, lng: 13 },
    timeZone: 'Europe/Berlin',
    isActive: true,
    openingTimes: { ...week, exceptions, currentlyOpen: false, minutesUntilClosed: null },
  }
}

function stateAt(moment: string, writtenAt = moment, store = aStore()) {
  return openingStateOf(toOpeningFacts(store, Date.parse(writtenAt)), Date.parse(moment))
}

describe('[2.16] what is said of the doors', () => {
  it.each([
    ['2026-11-16T12:00:00+01:00', { kind: 'open', until: '20:00' }],
    ['2026-11-16T09:00:00+01:00', { kind: 'opens', when: 'today', at: '10:00' }],
    ['2026-11-16T20:00:00+01:00', { kind: 'opens', when: 'tomorrow', at: '10:00' }],
    ['2026-11-14T20:30:00+01:00', { kind: 'opens', when: 'later', day: '2026-11-16' }],
    // Clocks are put back in the night to Sunday, forward in spring.
    ['2026-10-24T21:00:00+02:00', { kind: 'opens', when: 'later', at: '10:00' }],
    ['2027-03-27T21:00:00+01:00', { kind: 'opens', when: 'later', at: '10:00' }],
  ])('at %s is %o', (moment, state) => {
    expect(stateAt(moment)).toMatchObject(state)
  })

  it('is right on a page that was written ten minutes or three days earlier', () => {
    expect(stateAt('2026-11-16T10:00:00+01:00', '2026-11-16T09:50:00+01:00')).toEqual({
      kind: 'open',
      until: '20:00',
    })
    expect(stateAt('2026-11-19T20:00:00+01:00', '2026-11-16T20:30:00+01:00')).toMatchObject({
      kind: 'opens',
      when: 'tomorrow',
    })
  })

  it('names the holiday that keeps them shut', () => {
    const store = aStore([{ date: '2026-12-25', name: 'Weihnachten', hours: [] }])
    const nowMs = Date.parse('2026-12-25T11:00:00+01:00')
    const facts = toOpeningFacts(store, nowMs)

    expect(holidayToday(facts, nowMs)).toBe('Weihnachten')
    expect(openingStateOf(facts, nowMs)).toMatchObject({ when: 'tomorrow', day: '2026-12-26' })
    expect(holidayToday(facts, nowMs + 86_400_000)).toBeNull()
  })

  it('is closed for good where no hours are known', () => {
    const { openingTimes: _, ...bare } = aStore()

    expect(stateAt('2026-11-16T12:00:00+01:00', undefined, bare)).toEqual({ kind: 'closed' })
  })

  it('is the same from a page of now and from one of the last ten minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 525_600 }), fc.nat(10), (minute, age) => {
        const nowMs = Date.parse('2026-01-01') + minute * 60_000
        const fresh = openingStateOf(toOpeningFacts(aStore(), nowMs), nowMs)
        const kept = openingStateOf(toOpeningFacts(aStore(), nowMs - age * 60_000), nowMs)
        expect(kept).toEqual(fresh)
      }),
    )
  })
})
