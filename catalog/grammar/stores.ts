import * as v from '@saum/schema/schema'
import { byKey, readGrammarFile } from './grammar-file.ts'
import { wording } from './wording.ts'

const hours = v.array(v.object({ timeFrom: v.string(), timeUntil: v.string() }))

const week = v.object({
  mon: hours,
  tue: hours,
  wed: hours,
  thu: hours,
  fri: hours,
  sat: hours,
  sun: hours,
})

const store = v.object({
  id: v.number(),
  referenceKey: v.string(),
  name: v.string(),
  slug: v.string(),
  address: v.object({
    street: v.string(),
    houseNumber: v.string(),
    zipCode: v.string(),
    city: v.string(),
    district: v.string(),
    countryCode: v.picklist(['DE', 'AT', 'CH']),
  }),
  geoPoint: v.object({ lat: v.number(), lng: v.number() }),
  timeZone: v.string(),
  holidayRegion: v.string(),
  openingTimes: week,
  services: v.array(v.string()),
  size: v.picklist(['s', 'm', 'l']),
  settings: v.object({ clickAndCollect: v.boolean(), shipFromStore: v.boolean() }),
  accessibility: v.record(v.string(), v.boolean()),
  phone: v.string(),
  email: v.string(),
})

const service = v.object({ key: v.string(), name: wording, text: wording })

/** A day on which the doors close earlier, by country. */
const halfDay = v.object({
  day: v.string(),
  name: wording,
  closes: v.object({ DE: v.string(), AT: v.string(), CH: v.string() }),
})

export type Store = v.InferOutput<typeof store>

const file = readGrammarFile(
  'stores',
  v.object({
    services: v.array(service),
    holidays: v.record(v.string(), v.array(v.string())),
    holidayNames: v.record(v.string(), wording),
    halfDays: v.array(halfDay),
    stores: v.array(store),
  }),
)

export const STORES = file.stores
export const STORE_SERVICES = byKey(file.services)
/** Rules of holidays by region. */
export const HOLIDAYS = new Map(Object.entries(file.holidays))
/** Names of holidays by rule. */
export const HOLIDAY_NAMES = new Map(Object.entries(file.holidayNames))
export const HALF_DAYS = file.halfDays
