import type { Branch } from '@saum/contract/branch'
import type { Hours } from '@saum/domain/opening-hours'
import type { Shop } from '@saum/domain/shops'
import { addDays, wallTimeAt } from '@saum/domain/zoned-time'
import { describeMap, type MapFacts } from '#app/features/stores/describe-map.ts'
import { toStoreFacts, type StoreFacts } from '#app/features/stores/store-facts.ts'
import { WEEK, type DayKey } from '#app/features/stores/week-groups.ts'

export interface SpecialDay {
  date: string
  name: string
  hours: readonly Hours[]
}

/** Everything the page of a store says. */
export interface StorePageFacts extends StoreFacts {
  slug: string
  countryCode: string
  country: string
  district: string | undefined
  phone: string | undefined
  email: string
  week: readonly { day: DayKey; hours: readonly Hours[] }[]
  /** Of the coming weeks, the next first. */
  specialDays: readonly SpecialDay[]
  services: readonly { key: string; name: string; text?: string | undefined }[]
  accessibility: Readonly<Record<string, boolean>>
  map: MapFacts
  nearby: readonly StoreFacts[]
  nowMs: number
}

interface Description {
  shop: Shop
  others: readonly Branch[]
  nowMs: number
}

/** Holidays further away are nobody's plan yet. */
const SPECIAL_WEEKS = 8
/** A store and the way to it from the towns around, on a map that is low on phones. */
const MAP_KM = 36
const MAP_SIZES = { smallPx: 270, largePx: 600 }
const NO_HOURS = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [], exceptions: [] }

export function describeStore(
  branch: Branch,
  { shop, others, nowMs }: Description,
): StorePageFacts {
  const { slug, address, phone, email, timeZone, openingTimes = NO_HOURS, customData } = branch
  const today = wallTimeAt(nowMs, timeZone).day
  const lastDay = addDays(today, SPECIAL_WEEKS * 7)
  const store = toStoreFacts(branch, { shop, nowMs, number: 1 })
  const nearby = others.map((other, index) =>
    toStoreFacts(other, { shop, nowMs, number: index + 2 }),
  )
  return {
    ...store,
    slug,
    countryCode: address.countryCode,
    country:
      new Intl.DisplayNames(shop.locale, { type: 'region' }).of(address.countryCode) ??
      address.countryCode,
    district: address.district,
    phone,
    email,
    week: WEEK.map((day) => ({ day, hours: openingTimes[day] })),
    specialDays: openingTimes.exceptions
      .filter(({ date }) => date >= today && date <= lastDay)
      .map(({ date, name = '', hours }) => ({ date, name, hours })),
    services: customData?.services ?? [],
    accessibility: customData?.accessibility ?? {},
    map: describeMap({
      stores: [store, ...nearby],
      inView: [store],
      leastKm: MAP_KM,
      sizes: MAP_SIZES,
    }),
    nearby,
    nowMs,
  }
}
