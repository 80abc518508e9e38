import { holidayIn } from '@saum/domain/holidays'
import { closedAt, weekHoursOn } from '@saum/domain/opening-hours'
import { addDays, wallTimeAt } from '@saum/domain/zoned-time'
import type { BranchDocument } from '@saum/shop/documents/branch-document'
import { known } from '../grammar/grammar-file.ts'
import { HALF_DAYS, HOLIDAY_NAMES, HOLIDAYS, type Store } from '../grammar/stores.ts'
import { localizedWording } from '../text/localized.ts'

type Exception = BranchDocument['openingTimes']['exceptions'][number]

const DAYS_AHEAD = 365

/** Holidays and half days of the next twelve months, where they change what the week says. */
export function exceptionsOf(store: Store, now: number): Exception[] {
  const today = wallTimeAt(now, store.timeZone).day
  const last = addDays(today, DAYS_AHEAD)
  const years = [...new Set([today, last].map((day) => Number(day.slice(0, 4))))]
  const holidays = years.flatMap((year) => holidaysOf(store, year))
  const closed = new Set(holidays.map(({ date }) => date))
  const halfDays = years.flatMap((year) => halfDaysOf(store, year))
  return [...holidays, ...halfDays.filter(({ date }) => !closed.has(date))]
    .filter(({ date }) => date >= today && date < last)
    .filter(({ date }) => weekHoursOn(date, store.openingTimes).length > 0)
    .toSorted((left, right) => left.date.localeCompare(right.date))
}

function holidaysOf({ holidayRegion }: Store, year: number): Exception[] {
  return known(HOLIDAYS, holidayRegion).map((rule) => ({
    date: holidayIn(year, rule),
    name: localizedWording(known(HOLIDAY_NAMES, rule)),
    hours: [],
  }))
}

function halfDaysOf({ address, openingTimes }: Store, year: number): Exception[] {
  return HALF_DAYS.map(({ day, name, closes }) => {
    const date = holidayIn(year, day)
    const hours = closedAt(closes[address.countryCode], weekHoursOn(date, openingTimes))
    return { date, name: localizedWording(name), hours }
  })
}
