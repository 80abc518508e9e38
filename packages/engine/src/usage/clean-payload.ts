import { truncateUrl } from '../analytics/truncate-url.ts'
import type { MeasurementType, UsagePayload, UsageType } from './usage-event.ts'

type AnyType = UsageType | MeasurementType

const NOT_ANONYMIZED: readonly string[] = ['0', 'false', 'undefined', 'null', '{}', '[]', '']
const API_KEY_PREFIX = 'xx'

/** How long the addresses in an event may be. */
const URL_LIMITS: Readonly<Record<AnyType, Readonly<Record<string, number>>>> = {
  search: { originLevel3: 1024 },
  click: { originLevel3: 1024 },
  custom: { originLevel3: 1024 },
  view: { originLevel3: 1024, location: 1024 },
  pageview: { referrer: 2048, location: 2048, page: 2048 },
  event: { referrer: 2048, location: 2048, page: 2048 },
}

/** An event as the provider wants it: nothing empty, nothing too long, custom values in their place. */
export function cleanPayload(
  type: AnyType,
  payload: UsagePayload,
  accessToken: string,
): UsagePayload {
  const limits = URL_LIMITS[type]
  const isMeasurement = type === 'pageview' || type === 'event'
  const owned = isMeasurement ? withAnonymousUser(payload, accessToken) : payload
  const kept = Object.entries(withTrackingId(withCustomData(owned))).filter(
    ([key, value]) =>
      // An empty query is a query: the visitor asked for everything.
      !isEmpty(value) || (value === '' && type === 'search' && key === 'queryText'),
  )
  return withAnonymizedIp(
    Object.fromEntries(kept.map(([key, value]) => [key, shortened(value, limits[key])])),
  )
}

/** Measurement events sent with a key of the shop instead of a visitor's own token belong to nobody. */
function withAnonymousUser(payload: UsagePayload, accessToken: string): UsagePayload {
  const isNobody = accessToken.startsWith(API_KEY_PREFIX) && isEmpty(payload['userId'])
  return isNobody ? { ...payload, userId: 'anonymous' } : payload
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function shortened(value: unknown, limit: number | undefined): unknown {
  return typeof value === 'string' && limit !== undefined ? truncateUrl(value, limit) : value
}

function withCustomData(payload: UsagePayload): UsagePayload {
  const { custom, ...rest } = payload
  if (!isRecord(custom)) return payload
  const lowerCased = Object.entries(custom).map(
    ([key, value]) => [key.toLowerCase(), value] as const,
  )
  const customData = isRecord(payload['customData']) ? payload['customData'] : {}
  return { ...rest, customData: { ...Object.fromEntries(lowerCased), ...customData } }
}

/** Shops that have no tracking id are told apart by the site they name. */
function withTrackingId(payload: UsagePayload): UsagePayload {
  const { customData } = payload
  if (!isEmpty(payload['trackingId']) || !isRecord(customData)) return payload
  const site = ['context_website', 'siteName', 'sitename'].map((key) => customData[key])
  return { ...payload, trackingId: site.find((name) => !isEmpty(name)) }
}

function withAnonymizedIp(payload: UsagePayload): UsagePayload {
  const { anonymizeIp, ...rest } = payload
  if (anonymizeIp === undefined) return payload
  return isTrue(anonymizeIp) ? { ...rest, anonymizeIp: 1 } : rest
}

function isTrue(flag: unknown): boolean {
  const text = typeof flag === 'string' ? flag : JSON.stringify(flag)
  return !NOT_ANONYMIZED.includes(text.toLowerCase())
}

function isRecord(value: unknown): value is UsagePayload {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
