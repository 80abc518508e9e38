import { LOCALES } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { findPlace } from '@saum/shop/branch/find-place'
import { branchDocument, type BranchDocument } from '@saum/shop/documents/branch-document'
import { textFor } from '@saum/shop/documents/localized-text'
import { describe, expect, it } from 'vitest'
import { demoBranches } from './branches.ts'
import { aRangeProduct } from './test-products.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** South, north, west and east of a country. */
const BOXES = {
  DE: { lat: [47.27, 55.06], lng: [5.87, 15.04] },
  AT: { lat: [46.37, 49.02], lng: [9.53, 17.16] },
  CH: { lat: [45.82, 47.81], lng: [5.96, 10.49] },
} as const

/** Numbers kept free for film and print, else an area code of zeros. */
const UNASSIGNED_PHONE =
  /^\+49 (?:30 23125|40 66969|69 90009|89 99998|221 4710) \d{3}$|^\+49 171 39200 \d{2}$|^\+4[13] 000? 0/

const ZIP_CODES = { DE: /^\d{5}$/, AT: /^\d{4}$/, CH: /^\d{4}$/ }

/** Every tenth product has no price outside of Switzerland, every other tenth is not active there. */
const products = Array.from({ length: 400 }, (_, index) =>
  aRangeProduct({
    id: index + 1,
    ...(index % 10 === 0 && { prices: { ch: { amount: 9_900 } } }),
    ...(index % 10 === 1 && { shops: ['ch', 'fr-ch'] }),
  }),
)
const branches = demoBranches({ now: NOW, products })

function branchIn(city: string): BranchDocument {
  const found = branches.find(({ address }) => address.city === city)
  if (found === undefined) throw new Error(`No branch in ${city}`)
  return found
}

function within(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most
}

function exceptionsIn(city: string): [string, string | undefined, number][] {
  return branchIn(city).openingTimes.exceptions.map(({ date, name, hours }) => [
    date,
    name?.['de-DE'],
    hours.length,
  ])
}

describe('the branches of the demo', () => {
  it('are 84 documents an import takes, each with an id and an address of its own', () => {
    for (const branch of branches) expect(v.parse(branchDocument, branch)).toEqual(branch)
    for (const key of ['id', 'referenceKey', 'slug', 'name', 'email'] as const) {
      expect(new Set(branches.map((branch) => branch[key])).size).toBe(84)
    }
  })

  it('lie in their countries and have their postcodes', () => {
    for (const { address, geoPoint } of branches) {
      const box = BOXES[address.countryCode]
      expect([address.city, within(geoPoint.lat, box.lat)]).toEqual([address.city, true])
      expect([address.city, within(geoPoint.lng, box.lng)]).toEqual([address.city, true])
      expect(address.zipCode).toMatch(ZIP_CODES[address.countryCode])
    }
    expect(new Set(branches.map(({ address }) => address.countryCode)).size).toBe(3)
  })

  it('open six days a week at hours people know, and rest on Sundays', () => {
    for (const { openingTimes } of branches) {
      expect(openingTimes.sun).toEqual([])
      for (const day of WEEKDAYS) {
        expect(openingTimes[day]).toHaveLength(1)
        const [{ timeFrom, timeUntil } = { timeFrom: '', timeUntil: '' }] = openingTimes[day]
        expect(timeFrom >= '09:00' && timeFrom <= '13:00').toBe(true)
        expect(timeUntil >= '17:00' && timeUntil <= '20:00').toBe(true)
      }
    }
  })

  it('each have a phone number of their own that is given to no subscriber', () => {
    const phones = branches.map(({ phone = '' }) => phone)

    expect(new Set(phones).size).toBe(84)
    expect(phones.filter((phone) => !UNASSIGNED_PHONE.test(phone))).toEqual([])
  })

  it('have services and holidays with a name in every shop', () => {
    const texts = branches.flatMap(({ services, openingTimes }) => [
      ...services.flatMap(({ name, text }) => [name, text]),
      ...openingTimes.exceptions.map(({ name }) => name),
    ])

    expect(texts.length).toBeGreaterThan(84 * 10)
    for (const text of texts) {
      for (const locale of LOCALES) expect(textFor(text ?? {}, locale)).toMatch(/\p{L}/u)
      expect(textFor(text ?? {}, 'de-CH')).not.toContain('ß')
    }
  })

  it('can be found by town, postcode and name', () => {
    for (const { name, address, geoPoint } of branches) {
      const { city, zipCode, countryCode } = address
      expect(findPlace(`${zipCode} ${city}`, branches, countryCode)).toEqual(geoPoint)
      expect(findPlace(zipCode, branches, countryCode)).toEqual(geoPoint)
      expect(findPlace(name, branches, countryCode)).toEqual(geoPoint)
      expect(findPlace(city, branches, countryCode)?.lat).toBeCloseTo(geoPoint.lat, 0)
    }
  })
})

describe('the days on which a branch differs', () => {
  it('are the holidays of its region in the coming year, and the half days before Christmas and New Year', () => {
    expect(exceptionsIn('Berlin')).toEqual([
      ['2026-12-24', 'Heiligabend', 1],
      ['2026-12-25', 'Erster Weihnachtstag', 0],
      ['2026-12-26', 'Zweiter Weihnachtstag', 0],
      ['2026-12-31', 'Silvester', 1],
      ['2027-01-01', 'Neujahr', 0],
      ['2027-03-08', 'Frauentag', 0],
      ['2027-03-26', 'Karfreitag', 0],
      ['2027-03-29', 'Ostermontag', 0],
      ['2027-05-01', 'Tag der Arbeit', 0],
      ['2027-05-06', 'Christi Himmelfahrt', 0],
      ['2027-05-17', 'Pfingstmontag', 0],
    ])
  })

  it('know what only one region celebrates', () => {
    expect(exceptionsIn('Dresden')).toContainEqual(['2026-11-18', 'Buß- und Bettag', 0])
    expect(exceptionsIn('Leipzig')).toContainEqual(['2026-11-18', 'Buß- und Bettag', 0])
    expect(exceptionsIn('Lausanne')).toContainEqual(['2027-09-20', 'Bettagsmontag', 0])
    expect(exceptionsIn('Genève')).toContainEqual(['2027-09-09', 'Genfer Bettag', 0])
  })

  it('close earlier on half days: at two in Germany, at four in Switzerland, not at all in Geneva', () => {
    const closing = (city: string, day: string) =>
      branchIn(city).openingTimes.exceptions.find(({ date }) => date === day)?.hours

    expect(closing('Berlin', '2026-12-24')).toEqual([{ timeFrom: '10:00', timeUntil: '14:00' }])
    expect(closing('Wien', '2026-12-31')).toMatchObject([{ timeUntil: '14:00' }])
    expect(closing('Zürich', '2026-12-24')).toMatchObject([{ timeUntil: '16:00' }])
    expect(closing('Genève', '2026-12-31')).toEqual([])
  })

  it('come once each, in order, within a year, and never on a day of rest', () => {
    for (const { openingTimes } of branches) {
      const days = openingTimes.exceptions.map(({ date }) => date)
      expect(days).toEqual([...new Set(days)].toSorted())
      expect(days.every((day) => day >= '2026-11-15' && day < '2027-11-15')).toBe(true)
      expect(days.filter((day) => new Date(day).getUTCDay() === 0)).toEqual([])
    }
  })
})

describe('what a branch has on its rails', () => {
  it('is between 300 and 900 variants, the more the larger the branch', () => {
    const counts = branches.map(({ stock }) => stock.length)

    expect(Math.min(...counts)).toBeGreaterThanOrEqual(300)
    expect(Math.max(...counts)).toBeLessThanOrEqual(900)
    expect(Math.max(...counts)).toBeGreaterThan(650)
  })

  it('names each variant once, with a piece at least', () => {
    for (const { stock } of branches) {
      expect(new Set(stock.map(({ variantId }) => variantId)).size).toBe(stock.length)
      expect(stock.every(({ quantity }) => quantity >= 1 && quantity <= 5)).toBe(true)
    }
  })

  it('is only what its country sells', () => {
    const swiss = new Set(
      products.flatMap(({ document }) =>
        document.id % 10 === 1 || document.id % 10 === 2
          ? document.variants.map(({ id }) => id)
          : [],
      ),
    )
    const hasSwiss = (branch: BranchDocument) =>
      branch.stock.some(({ variantId }) => swiss.has(variantId))

    for (const branch of branches) {
      expect(hasSwiss(branch)).toBe(branch.address.countryCode === 'CH')
    }
  })

  it('comes out the same every time and differently in every branch', () => {
    expect(demoBranches({ now: NOW, products })).toEqual(branches)
    expect(branches[0]?.stock).not.toEqual(branches[1]?.stock)
  })
})
