import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  closedAt,
  hoursOn,
  openingStateAt,
  openSpans,
  type Hours,
  type OpeningTimes,
} from './opening-hours.ts'

const BERLIN = 'Europe/Berlin'
const DAY: Hours[] = [{ timeFrom: '10:00', timeUntil: '19:00' }]

function times(overrides: Partial<OpeningTimes> = {}): OpeningTimes {
  const week = { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: DAY, sun: [] }
  return { ...week, exceptions: [], ...overrides }
}

function at(moment: string, opening: OpeningTimes = times(), timeZone = BERLIN) {
  return openingStateAt(Date.parse(moment), opening, timeZone)
}

const CLOSED = { currentlyOpen: false, minutesUntilClosed: null }
const open = (minutesUntilClosed: number) => ({ currentlyOpen: true, minutesUntilClosed })

describe('[2.16] whether a branch is open', () => {
  it.each([
    ['before it opens', '2026-11-16T09:59:59+01:00', CLOSED],
    ['when it opens', '2026-11-16T10:00:00+01:00', open(540)],
    ['a second later', '2026-11-16T10:00:01+01:00', open(540)],
    ['in its last minute', '2026-11-16T18:59:59+01:00', open(1)],
    ['when it closes', '2026-11-16T19:00:00+01:00', CLOSED],
    ['on a Sunday', '2026-11-15T12:00:00+01:00', CLOSED],
  ])('says it %s', (_, moment, state) => {
    expect(at(moment)).toEqual(state)
  })

  it('goes by the clocks of the branch, not of the reader', () => {
    const tokyo = at('2026-11-16T10:30:00+09:00', times(), 'Asia/Tokyo')

    expect(tokyo).toEqual(open(510))
    expect(at('2026-11-16T10:30:00+09:00')).toEqual(CLOSED)
  })

  it.each([
    ['the last winter day', '2026-03-28T09:30:00Z', open(510)],
    ['the first summer day', '2026-03-30T08:30:00Z', open(510)],
    ['the last summer day', '2026-10-24T08:30:00Z', open(510)],
    ['the first winter day', '2026-10-26T09:30:00Z', open(510)],
    ['an hour too early in winter', '2026-10-26T08:30:00Z', CLOSED],
  ])('follows the clock change on %s', (_, moment, state) => {
    expect(at(moment)).toEqual(state)
  })

  it('counts real minutes through the night in which the clocks change', () => {
    const night = times({ sat: [{ timeFrom: '22:00', timeUntil: '04:00' }] })

    expect(at('2026-03-28T22:00:00+01:00', night)).toEqual(open(5 * 60))
    expect(at('2026-10-24T22:00:00+02:00', night)).toEqual(open(7 * 60))
    expect(at('2026-11-14T22:00:00+01:00', night)).toEqual(open(6 * 60))
    expect(at('2026-11-15T03:59:00+01:00', night)).toEqual(open(1))
  })

  it('closes at midnight, and stays open past it when the next day begins then', () => {
    const late = times({ fri: [{ timeFrom: '10:00', timeUntil: '00:00' }] })
    const through = { ...late, sat: [{ timeFrom: '00:00', timeUntil: '02:00' }] }

    expect(at('2026-11-20T23:30:00+01:00', late)).toEqual(open(30))
    expect(at('2026-11-21T00:00:00+01:00', late)).toEqual(CLOSED)
    expect(at('2026-11-20T23:30:00+01:00', through)).toEqual(open(150))
  })

  it('closes over a lunch break but not between hours that touch', () => {
    const morning = { timeFrom: '09:00', timeUntil: '12:00' }
    const broken = times({ mon: [morning, { timeFrom: '14:00', timeUntil: '18:00' }] })
    const touching = times({ mon: [morning, { timeFrom: '12:00', timeUntil: '18:00' }] })

    expect(at('2026-11-16T11:00:00+01:00', broken)).toEqual(open(60))
    expect(at('2026-11-16T13:00:00+01:00', broken)).toEqual(CLOSED)
    expect(at('2026-11-16T11:00:00+01:00', touching)).toEqual(open(420))
  })

  it('is closed on a holiday, shorter on Christmas Eve and open on a Sunday for shopping', () => {
    const festive = times({
      exceptions: [
        { date: '2026-12-24', hours: [{ timeFrom: '10:00', timeUntil: '14:00' }] },
        { date: '2026-12-25', hours: [] },
        { date: '2026-12-27', hours: [{ timeFrom: '13:00', timeUntil: '18:00' }] },
      ],
    })

    expect(at('2026-12-24T13:00:00+01:00', festive)).toEqual(open(60))
    expect(at('2026-12-24T14:00:00+01:00', festive)).toEqual(CLOSED)
    expect(at('2026-12-25T12:00:00+01:00', festive)).toEqual(CLOSED)
    expect(at('2026-12-27T12:59:00+01:00', festive)).toEqual(CLOSED)
    expect(at('2026-12-27T13:00:00+01:00', festive)).toEqual(open(300))
  })

  it('is open exactly while minutes are left, and they run down one by one', () => {
    const moment = fc.integer({
      min: Date.parse('2026-01-01') / 60_000,
      max: Date.parse('2027-12-31') / 60_000,
    })
    fc.assert(
      fc.property(moment, (minute) => {
        const now = openingStateAt(minute * 60_000, times(), BERLIN)
        const later = openingStateAt((minute + 1) * 60_000, times(), BERLIN)
        expect(now.currentlyOpen).toBe(now.minutesUntilClosed !== null)
        if (now.minutesUntilClosed === null) return
        const left = now.minutesUntilClosed - 1
        expect(later.minutesUntilClosed).toBe(left === 0 ? null : left)
      }),
    )
  })
})

describe('[2.16] when a branch is open from now on', () => {
  const week = { timeZone: BERLIN, days: 8 }
  const spans = (moment: string, opening = times()) =>
    openSpans(Date.parse(moment), opening, week).map(({ fromMs, untilMs }) => [
      new Date(fromMs).toISOString(),
      new Date(untilMs).toISOString(),
    ])

  it('begins with the hours that run, and leaves out Sunday', () => {
    expect(spans('2026-11-14T12:00:00+01:00').slice(0, 2)).toEqual([
      ['2026-11-14T09:00:00.000Z', '2026-11-14T18:00:00.000Z'],
      ['2026-11-16T09:00:00.000Z', '2026-11-16T18:00:00.000Z'],
    ])
  })

  it('keeps the clocks of the place when they change in the night', () => {
    expect(spans('2026-10-24T18:59:00+02:00').slice(0, 2)).toEqual([
      ['2026-10-24T08:00:00.000Z', '2026-10-24T17:00:00.000Z'],
      ['2026-10-26T09:00:00.000Z', '2026-10-26T18:00:00.000Z'],
    ])
  })

  it('is one evening that runs past midnight, and knows it afterwards', () => {
    const late = times({ sat: [{ timeFrom: '20:00', timeUntil: '02:00' }] })

    expect(spans('2026-11-15T01:30:00+01:00', late)[0]).toEqual([
      '2026-11-14T19:00:00.000Z',
      '2026-11-15T01:00:00.000Z',
    ])
    expect(spans('2026-11-15T02:00:00+01:00', late)[0]?.[0]).toBe('2026-11-16T09:00:00.000Z')
  })

  it('leaves out holidays and keeps shortened days', () => {
    const exceptions = [
      { date: '2026-11-16', hours: [] },
      { date: '2026-11-17', hours: [{ timeFrom: '10:00', timeUntil: '14:00' }] },
    ]

    expect(spans('2026-11-16T08:00:00+01:00', times({ exceptions }))[0]).toEqual([
      '2026-11-17T09:00:00.000Z',
      '2026-11-17T13:00:00.000Z',
    ])
  })

  it('says at every minute what the state says, also around a change of clocks', () => {
    const moment = fc.integer({
      min: Date.parse('2026-01-01') / 60_000,
      max: Date.parse('2027-12-31') / 60_000,
    })
    fc.assert(
      fc.property(moment, (minute) => {
        const nowMs = minute * 60_000
        const [first] = openSpans(nowMs, times(), week)
        const { minutesUntilClosed } = openingStateAt(nowMs, times(), BERLIN)
        const isOpen = first !== undefined && first.fromMs <= nowMs
        expect(isOpen ? (first.untilMs - nowMs) / 60_000 : null).toBe(minutesUntilClosed)
      }),
    )
  })

  it('is in order, without overlaps, and never over already', () => {
    const clock = fc
      .integer({ min: 0, max: 23 })
      .map((hour) => `${String(hour).padStart(2, '0')}:00`)
    const hours = fc.array(fc.record({ timeFrom: clock, timeUntil: clock }), { maxLength: 2 })
    fc.assert(
      fc.property(hours, hours, fc.integer({ min: 0, max: 40_000 }), (mon, sun, minute) => {
        const nowMs = Date.parse('2026-10-23') + minute * 60_000
        const found = openSpans(nowMs, times({ mon, sun }), week)
        for (const [index, { fromMs, untilMs }] of found.entries()) {
          expect(untilMs).toBeGreaterThan(Math.max(fromMs, nowMs))
          expect(fromMs).toBeGreaterThan(found[index - 1]?.untilMs ?? Number.NEGATIVE_INFINITY)
        }
      }),
    )
  })
})

describe('the hours of a day', () => {
  it('are those of the exception, even when it says closed', () => {
    const exceptions = [{ date: '2026-11-16', hours: [] }]

    expect(hoursOn('2026-11-16', times({ exceptions }))).toEqual([])
    expect(hoursOn('2026-11-17', times({ exceptions }))).toEqual(DAY)
  })

  it.each([
    ['14:00', [{ timeFrom: '10:00', timeUntil: '14:00' }]],
    ['19:00', DAY],
    ['23:00', DAY],
    ['10:00', []],
    ['08:00', []],
  ])('end at %s when the doors close earlier', (time, hours) => {
    expect(closedAt(time, DAY)).toEqual(hours)
  })

  it('lose the part past midnight and the afternoon when the doors close at two', () => {
    expect(closedAt('14:00', [{ timeFrom: '12:00', timeUntil: '02:00' }])).toEqual([
      { timeFrom: '12:00', timeUntil: '14:00' },
    ])
    expect(closedAt('14:00', [...DAY, { timeFrom: '15:00', timeUntil: '20:00' }])).toEqual([
      { timeFrom: '10:00', timeUntil: '14:00' },
    ])
  })
})
