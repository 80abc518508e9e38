/** A place on Earth in degrees. */
export interface GeoPoint {
  lat: number
  lng: number
}

const MEAN_EARTH_RADIUS_M = 6_371_008.8

/** Metres between two places along the surface, by the haversine formula. */
export function distanceMeters(from: GeoPoint, to: GeoPoint): number {
  const latHalf = Math.sin(toRadians(to.lat - from.lat) / 2)
  const lngHalf = Math.sin(toRadians(to.lng - from.lng) / 2)
  const parallels = Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat))
  const haversine = latHalf ** 2 + parallels * lngHalf ** 2
  // Rounding may push opposite points a hair above 1, where the arc sine is not defined.
  return 2 * MEAN_EARTH_RADIUS_M * Math.asin(Math.sqrt(Math.min(1, haversine)))
}

/** The middle of places that lie close together, such as the branches of one town. */
export function middleOf(points: readonly [GeoPoint, ...GeoPoint[]]): GeoPoint {
  const sum = (pick: (point: GeoPoint) => number) =>
    points.reduce((total, point) => total + pick(point), 0)
  return {
    lat: sum(({ lat }) => lat) / points.length,
    lng: sum(({ lng }) => lng) / points.length,
  }
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
