import { deliveryCost } from './delivery-cost.ts'
import { addWorkingDays, deliveryWindow, type DayRange } from './delivery-dates.ts'
import { deliveryTermsOf } from './delivery-terms.ts'
import type { Shop } from './shops.ts'
import { addDays, wallTimeAt } from './zoned-time.ts'

export interface OfferedDelivery {
  key: 'standard' | 'express' | 'collect'
  carrierKey: string
  feeCents: number
  /** Days such as `2026-11-18`, both included. */
  deliveryDate: { min: string; max: string }
}

export interface DeliveryQuestion {
  countryCode: string
  /** After all reductions, before gift cards. */
  goodsCents: number
  isLocker: boolean
  /** With a VIP card the usual way costs nothing. */
  isVip?: boolean
  /** Whether there is a branch in the country that hands parcels out. */
  hasBranch: boolean
  nowMs: number
}

/** Who brings parcels that leave for the customers of a country's shop. */
export const CARRIER_KEYS: Readonly<Record<Shop['country'], string>> = {
  DE: 'dhl',
  AT: 'oesterreichische-post',
  CH: 'schweizerische-post',
}

export const BRANCH_CARRIER = 'saum-branch'

const COLLECT_FROM_HOURS = 2
const COLLECT_WITHIN_DAYS = 3
const HOUR_MS = 3_600_000

/** Collecting is possible where there are branches: in the shop's own country, and in Austria in English. */
function collectCountriesOf(shop: Shop): readonly string[] {
  return shop.path === 'en' ? ['DE', 'AT'] : [shop.country]
}

/** How it can get there, the usual way first; nothing for a country the shop does not deliver to. */
export function deliveryOptions(shop: Shop, question: DeliveryQuestion): OfferedDelivery[] {
  const { countryCode, goodsCents } = question
  const cost = deliveryCost(shop, goodsCents, countryCode)
  const window = deliveryWindow(shop, question.nowMs)
  const zone = window.zones.find((one) => one.zone.countries.includes(countryCode))
  if (cost === null || zone === undefined) return []
  const carrierKey = CARRIER_KEYS[shop.country]
  const standard: OfferedDelivery = {
    key: 'standard',
    carrierKey,
    feeCents: question.isVip ? 0 : cost.feeCents,
    deliveryDate: { min: zone.from, max: zone.to },
  }
  return [standard, ...expressOf(shop, question, window.expressDay), ...collectOf(shop, question)]
}

/** Parcels in a hurry are handed to a person: no locker takes them. */
function expressOf(
  shop: Shop,
  { isLocker }: DeliveryQuestion,
  day: string | null,
): OfferedDelivery[] {
  const { express } = deliveryTermsOf(shop)
  if (express === null || day === null || isLocker) return []
  return [
    {
      key: 'express',
      carrierKey: CARRIER_KEYS[shop.country],
      feeCents: express.feeCents,
      deliveryDate: { min: day, max: day },
    },
  ]
}

function collectOf(shop: Shop, question: DeliveryQuestion): OfferedDelivery[] {
  const { countryCode, hasBranch, nowMs } = question
  if (!hasBranch || !collectCountriesOf(shop).includes(countryCode)) return []
  const { from, to } = collectDays(shop, nowMs)
  return [
    {
      key: 'collect',
      carrierKey: BRANCH_CARRIER,
      feeCents: 0,
      deliveryDate: { min: from, max: to },
    },
  ]
}

function collectDays({ timeZone }: Shop, fromMs: number): DayRange {
  const { day } = wallTimeAt(fromMs + COLLECT_FROM_HOURS * HOUR_MS, timeZone)
  return { from: day, to: addDays(day, COLLECT_WITHIN_DAYS) }
}

/** How an order gets there. */
export interface DeliveryWay {
  key: OfferedDelivery['key']
  countryCode: string
}

/** Fewest and most working days until it arrives; `null` where it is collected, which takes hours. */
export function workingDaysOf(
  shop: Shop,
  { key, countryCode }: DeliveryWay,
): readonly [fewest: number, most: number] | null {
  if (key === 'collect') return null
  const { zones, express } = deliveryTermsOf(shop)
  if (key === 'express' && express !== null) return [express.workingDays, express.workingDays]
  return (zones.find((zone) => zone.countries.includes(countryCode)) ?? zones[0]).workingDays
}

/** When an order arrives that can be packed from this moment on: it was placed, or its money came. */
export function daysAfterOrder(shop: Shop, way: DeliveryWay, nowMs: number): DayRange {
  const { zones, expressDay } = deliveryWindow(shop, nowMs)
  if (way.key === 'collect') return collectDays(shop, nowMs)
  if (way.key === 'express' && expressDay !== null) return { from: expressDay, to: expressDay }
  const { from, to } =
    zones.find(({ zone }) => zone.countries.includes(way.countryCode)) ?? zones[0]
  return { from, to }
}

/** When a parcel arrives that left at this moment. Of the days to wait, one was for packing it. */
export function daysAfterSending(shop: Shop, way: DeliveryWay, sentAtMs: number): DayRange {
  const days = workingDaysOf(shop, way)
  if (days === null) return collectDays(shop, sentAtMs)
  const { day } = wallTimeAt(sentAtMs, shop.timeZone)
  const packing = way.key === 'express' ? 0 : 1
  const after = (count: number) => addWorkingDays(day, count - packing, shop.country)
  return { from: after(days[0]), to: after(days[1]) }
}
