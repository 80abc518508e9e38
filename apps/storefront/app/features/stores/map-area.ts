import { distanceMeters, type GeoPoint } from '@saum/domain/geo-distance'

/** How far around a place shoppers may look. */
export const RADII_KM = [10, 25, 50, 100] as const

/** Stores around a place, as the address of the store locator asks for them. */
export interface MapArea {
  point: GeoPoint
  radiusKm: number
}

/**
 * The smallest area that holds all of the places. All of them are within its largest radius of the
 * first one.
 */
export function areaAround(places: readonly [GeoPoint, ...GeoPoint[]]): MapArea {
  const candidates = [middleOf(places), places[0]].map(roundedPoint)
  const [nearest] = candidates
    .map((point) => ({
      point,
      reachM: Math.max(...places.map((place) => distanceMeters(point, place))),
    }))
    .toSorted((left, right) => left.reachM - right.reachM)
  const { point, reachM } = nearest ?? { point: places[0], reachM: 0 }
  return { point, radiusKm: RADII_KM.find((km) => km * 1_000 >= reachM) ?? RADII_KM[3] }
}

/** As a part of the store locator's address. */
export function areaQuery({ point, radiusKm }: MapArea): URLSearchParams {
  return new URLSearchParams({
    lat: String(point.lat),
    lng: String(point.lng),
    radius: String(radiusKm),
  })
}

/** Between the outermost, so that none of them is much further away than the others. */
function middleOf(places: readonly GeoPoint[]): GeoPoint {
  const between = (degrees: readonly number[]) => (Math.min(...degrees) + Math.max(...degrees)) / 2
  return {
    lat: between(places.map(({ lat }) => lat)),
    lng: between(places.map(({ lng }) => lng)),
  }
}

/** Addresses say places to a hundred metres. */
function roundedPoint({ lat, lng }: GeoPoint): GeoPoint {
  return { lat: Math.round(lat * 1_000) / 1_000, lng: Math.round(lng * 1_000) / 1_000 }
}
