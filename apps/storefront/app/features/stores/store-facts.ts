import type { Branch } from '@saum/contract/branch'
import type { Shop } from '@saum/domain/shops'
import { toOpeningFacts, type OpeningFacts } from './opening-facts.ts'
import { storeHref } from './store-href.ts'

/** A store as lists show it. */
export interface StoreFacts {
  id: number
  /** Its place in the list, and on the map. */
  number: number
  name: string
  street: string
  zipCode: string
  city: string
  href: string
  /** Metres from where the shopper looks. */
  distanceM: number | null
  opening: OpeningFacts
  geoPoint: Branch['geoPoint']
}

interface StoreView {
  shop: Shop
  nowMs: number
  number: number
}

export function toStoreFacts(branch: Branch, { shop, nowMs, number }: StoreView): StoreFacts {
  const { id, name, address, geoPoint, distance } = branch
  return {
    id,
    number,
    name,
    street: [address.street, address.houseNumber].filter(Boolean).join(' '),
    zipCode: address.zipCode,
    city: address.city,
    href: storeHref(shop, branch),
    distanceM: distance ?? null,
    opening: toOpeningFacts(branch, nowMs),
    geoPoint,
  }
}
