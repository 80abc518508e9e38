import type { Branch } from '@saum/contract/branch'

type Place = Branch['geoPoint']

/** A plain link; nothing is loaded from there before somebody follows it. */
export function directionsHref({ lat, lng }: Place): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`
}

/** Opens whatever the shopper has chosen for maps. */
export function mapAppHref({ lat, lng }: Place, name: string): string {
  return `geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(name)})`
}
