import { RADII_KM, type MapArea } from '#app/features/stores/map-area.ts'
import type { PlainKey } from '#app/messages/message-keys.ts'

export { RADII_KM }

/** What a store may offer, by the keys of the range, with the words shoppers see. */
export const SERVICE_MESSAGE = {
  'click-collect': 'store.service_collect',
  returns: 'store.service_returns',
  alterations: 'store.service_alterations',
  'personal-shopping': 'store.service_styling',
  'gift-wrap': 'store.service_gift_wrap',
  'stock-order': 'store.service_stock_order',
} as const satisfies Record<string, PlainKey>

type ServiceKey = keyof typeof SERVICE_MESSAGE

export const SERVICE_KEYS = Object.keys(SERVICE_MESSAGE) as ServiceKey[]

const DEFAULT_RADIUS_KM = 50
export const MOST_ZOOM = 3
const MOST_LETTERS = 200

/** What the address asks for. */
export interface LocationQuestion {
  /** As typed; empty when nothing was. */
  place: string
  /** Where the device is; a typed place comes before it. */
  point: { lat: number; lng: number } | null
  radiusKm: number
  services: readonly ServiceKey[]
  isStepFree: boolean
  isOpenNow: boolean
  variantId: number | null
  view: 'list' | 'map'
  zoom: number
  /** What was asked in a way that nobody can answer. */
  fault: LocationFault | null
}

export type LocationFault = 'place-too-long' | 'bad-position'

/** Unknown values are as good as none: an address that somebody wrote by hand still shows stores. */
export function parseQuestion(query: URLSearchParams): LocationQuestion {
  const typed = (query.get('q') ?? '').replace(/\s+/g, ' ').trim()
  const isTooLong = typed.length > MOST_LETTERS
  const place = isTooLong ? '' : typed
  const point = typed === '' ? parsePoint(query) : null
  const radius = Number(query.get('radius'))
  const asked = new Set(query.getAll('services'))
  return {
    place,
    point: point === 'bad' ? null : point,
    radiusKm: RADII_KM.find((one) => one === radius) ?? DEFAULT_RADIUS_KM,
    services: SERVICE_KEYS.filter((key) => asked.has(key)),
    isStepFree: query.get('access') === 'step-free',
    isOpenNow: query.get('open') === 'now',
    variantId: parseId(query.get('variant')),
    view: query.get('view') === 'map' ? 'map' : 'list',
    zoom: clampZoom(Number(query.get('zoom'))),
    fault: faultOf(isTooLong, point === 'bad'),
  }
}

/** The same question as an address, with nothing in it that goes without saying. */
export function toQuery(question: LocationQuestion): URLSearchParams {
  const query = new URLSearchParams()
  const { place, point, radiusKm, services, variantId, view, zoom } = question
  if (place !== '') query.set('q', place)
  else if (point) {
    query.set('lat', String(point.lat))
    query.set('lng', String(point.lng))
  }
  if (radiusKm !== DEFAULT_RADIUS_KM) query.set('radius', String(radiusKm))
  for (const key of services) query.append('services', key)
  if (question.isStepFree) query.set('access', 'step-free')
  if (question.isOpenNow) query.set('open', 'now')
  if (variantId !== null) query.set('variant', String(variantId))
  if (view === 'map') query.set('view', 'map')
  if (zoom !== 0) query.set('zoom', String(zoom))
  return query
}

/** A map that has been moved nearer starts over when something else is asked. */
export function withChange(
  question: LocationQuestion,
  change: Partial<LocationQuestion>,
): URLSearchParams {
  return toQuery({ ...question, zoom: 0, ...change })
}

/** What a pin of several stores asks for: those and whatever else lies between them. */
export function aroundArea({ point, radiusKm }: MapArea): Partial<LocationQuestion> {
  return { place: '', point, radiusKm }
}

export function hasFilters({ services, isStepFree, isOpenNow }: LocationQuestion): boolean {
  return services.length > 0 || isStepFree || isOpenNow
}

function faultOf(isTooLong: boolean, isBadPoint: boolean): LocationFault | null {
  if (isTooLong) return 'place-too-long'
  return isBadPoint ? 'bad-position' : null
}

function parsePoint(query: URLSearchParams): { lat: number; lng: number } | null | 'bad' {
  const [lat, lng] = [query.get('lat'), query.get('lng')]
  if (!lat && !lng) return null
  const point = { lat: toDegrees(lat), lng: toDegrees(lng) }
  const isPlace = Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180
  return isPlace ? point : 'bad'
}

/** Three decimals are a hundred metres: enough to find a store. NaN is nowhere. */
function toDegrees(text: string | null): number {
  return text === null || !/^-?\d{1,3}(\.\d{1,12})?$/.test(text)
    ? Number.NaN
    : Math.round(Number(text) * 1_000) / 1_000
}

function parseId(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}

function clampZoom(zoom: number): number {
  return Number.isInteger(zoom) ? Math.min(MOST_ZOOM, Math.max(-MOST_ZOOM, zoom)) : 0
}
