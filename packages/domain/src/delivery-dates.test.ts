import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addWorkingDays, deliveryWindow, isWorkingDay } from './delivery-dates.ts'
import { deliveryTermsOf } from './delivery-terms.ts'
import { easterSunday } from './holidays.ts'
import { SHOPS } from './shops.ts'
import { addDays, wallTimeAt, weekdayOf } from './zoned-time.ts'

const [de, at, ch, , en] = SHOPS

const anyShop = fc.constantFrom(...SHOPS)
const anyMoment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2040, 0, 1) })
const anyDay = anyMoment.map((moment) => new Date(moment).toISOString().slice(0, 10))

/** In Berlin, Vienna and Zürich alike. */
function at9(day: string): number {
  return Date.parse(`${day}T08:00:00Z`)
}

function nearest(shop: (typeof SHOPS)[number], nowMs: number) {
  const [{ from, to }] = deliveryWindow(shop, nowMs).zones
  return { from, to }
}

describe('the days on which a parcel can arrive', () => {
  it('are two to four working days after a Monday in Germany', () => {
    const window = nearest(de, at9('2026-11-16'))

    expect(window).toEqual({ from: '2026-11-18', to: '2026-11-20' })
  })

  it('leave out weekends', () => {
    expect(nearest(de, at9('2026-11-20'))).toEqual({ from: '2026-11-24', to: '2026-11-26' })
    expect(nearest(de, at9('2026-11-21'))).toEqual({ from: '2026-11-24', to: '2026-11-26' })
  })

  it('leave out Christmas and New Year', () => {
    expect(nearest(de, at9('2026-12-23'))).toEqual({ from: '2026-12-28', to: '2026-12-30' })
    expect(nearest(ch, at9('2026-12-23'))).toEqual({ from: '2026-12-29', to: '2027-01-04' })
  })

  it.each([
    ['Good Friday', 'DE', -2, false],
    ['Good Friday', 'AT', -2, true],
    ['Easter Monday', 'AT', 1, false],
    ['Ascension Day', 'CH', 39, false],
    ['Corpus Christi', 'AT', 60, false],
    ['Corpus Christi', 'DE', 60, true],
  ] as const)('know that %s in %s is %i days from Easter', (_, country, days, isWorking) => {
    expect(isWorkingDay(addDays(easterSunday(2027), days), country)).toBe(isWorking)
  })

  it('follow the calendar of the shop: 26 October is a holiday in Austria alone', () => {
    expect(isWorkingDay('2026-10-26', 'AT')).toBe(false)
    expect(isWorkingDay('2026-10-26', 'DE')).toBe(true)
  })

  it('begin with the day of the shop, not with that of the server', () => {
    const afterMidnightInBerlin = Date.parse('2026-11-16T23:30:00Z')

    expect(nearest(de, afterMidnightInBerlin).from).toBe('2026-11-19')
  })

  it('are later for the countries further away in the shop of the EU', () => {
    const { zones } = deliveryWindow(en, at9('2026-11-16'))

    expect(zones.map(({ zone, from, to }) => [zone.key, from, to])).toEqual([
      ['near', '2026-11-19', '2026-11-23'],
      ['middle', '2026-11-20', '2026-11-26'],
      ['far', '2026-11-24', '2026-11-30'],
    ])
  })

  it('are never a weekend or a holiday, and as many working days away as promised', () => {
    fc.assert(
      fc.property(anyShop, anyMoment, (shop, now) => {
        const { country, timeZone } = shop
        const today = wallTimeAt(now, timeZone).day
        for (const { zone, from, to } of deliveryWindow(shop, now).zones) {
          expect([isWorkingDay(from, country), isWorkingDay(to, country)]).toEqual([true, true])
          expect(countWorkingDays(today, from, country)).toBe(zone.workingDays[0])
          expect(countWorkingDays(today, to, country)).toBe(zone.workingDays[1])
        }
      }),
    )
  })

  it('never move back while time goes on', () => {
    fc.assert(
      fc.property(anyShop, anyMoment, fc.nat(10 * 86_400_000), (shop, now, later) => {
        const [before, after] = [nearest(shop, now), nearest(shop, now + later)]
        expect(after.from >= before.from && after.to >= before.to).toBe(true)
      }),
    )
  })
})

describe('an express parcel', () => {
  it.each([
    ['on a Monday before noon', '2026-11-16T10:59:00Z', '2026-11-17'],
    ['on a Monday at noon', '2026-11-16T11:00:00Z', '2026-11-18'],
    ['on a Friday before noon', '2026-11-20T10:00:00Z', '2026-11-23'],
    ['on a Friday after noon', '2026-11-20T12:00:00Z', '2026-11-24'],
    ['on a Saturday morning', '2026-11-21T08:00:00Z', '2026-11-24'],
  ])('ordered %s arrives as the delivery page says', (_, now, day) => {
    expect(deliveryWindow(de, Date.parse(now)).expressDay).toBe(day)
  })

  it('exists only where the shop sends one', () => {
    const shops = SHOPS.filter((shop) => deliveryWindow(shop, 0).expressDay !== null)

    expect(shops).toEqual([de])
  })
})

describe('counting working days', () => {
  it('adds up: three and then two are five', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(20), fc.nat(20), (day, first, second) => {
        const inSteps = addWorkingDays(addWorkingDays(day, first, 'AT'), second, 'AT')
        expect(inSteps).toBe(addWorkingDays(day, first + second, 'AT'))
      }),
    )
  })
})

describe('the terms of delivery', () => {
  it('send to every country of a shop in exactly one zone', () => {
    for (const shop of SHOPS) {
      const countries = deliveryTermsOf(shop).zones.flatMap((zone) => zone.countries)
      expect(new Set(countries).size).toBe(countries.length)
      expect(countries).toContain(shop.country)
    }
    expect(deliveryTermsOf(en).zones.flatMap((zone) => zone.countries)).toHaveLength(27)
  })

  it('ask more for what is further away, and take longer', () => {
    for (const shop of SHOPS) {
      const { zones } = deliveryTermsOf(shop)
      for (const [index, zone] of zones.entries()) {
        const further = zones[index + 1]
        if (further === undefined) continue
        expect(further.feeCents).toBeGreaterThan(zone.feeCents)
        expect(further.freeFromCents).toBeGreaterThan(zone.freeFromCents)
        expect(further.workingDays[0]).toBeGreaterThan(zone.workingDays[0])
      }
    }
  })

  it('are the same in both Swiss shops and never free before Austria’s', () => {
    expect(deliveryTermsOf(SHOPS[3])).toBe(deliveryTermsOf(ch))
    expect(deliveryTermsOf(at).zones[0].freeFromCents).toBe(6_000)
  })
})

/** Counted by hand, day by day, without the function under test. */
function countWorkingDays(after: string, until: string, country: 'DE' | 'AT' | 'CH'): number {
  let count = 0
  for (let day = addDays(after, 1); day <= until; day = addDays(day, 1)) {
    if (weekdayOf(day) !== 0 && weekdayOf(day) !== 6 && isWorkingDay(day, country)) count += 1
  }
  return count
}
