import type { Backend } from '@saum/contract/backend'
import { getStores, getStoresForVariant, type Branch } from '@saum/contract/branch'
import { getProductById } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import { attributeLabel } from '#app/features/catalog/attribute.ts'
import { productHref } from '#app/features/catalog/product-href.ts'
import type { LocationQuestion } from './location-question.ts'

/** What was found before anything is chosen from it. */
export interface FoundStores {
  branches: readonly Branch[]
  /** Where the question looks from; `null` when from nowhere. */
  center: { lat: number; lng: number } | null
  isUnknownPlace: boolean
}

/** A size of a product that somebody wants to see before buying it. */
export interface WantedPiece {
  productName: string
  size: string
  href: string
  /** Pieces by store. */
  quantities: Readonly<Record<number, number>>
}

const ANYWHERE_M = 1_000_000
const MOST = 500

function filtersOf({ place, point }: LocationQuestion) {
  if (place !== '') return { address: place, radius: ANYWHERE_M }
  return point ? { geoPoint: point, radius: ANYWHERE_M } : {}
}

/** All stores, the nearest first. A place nobody knows leaves the list as if nobody had asked. */
export async function findStores(
  backend: Backend,
  question: LocationQuestion,
): Promise<FoundStores> {
  const parts = { perPage: MOST, with: ['openingTimes', 'customData'] } as const
  const ask = async (filters: ReturnType<typeof filtersOf>) => {
    const order = 'nearest' as const
    const answer = await backend.call(getStores, {
      filters,
      order,
      ...parts,
      with: [...parts.with],
    })
    if (!answer.ok) throw new Error('The shop service refuses to list stores')
    return { branches: answer.value.data, center: answer.value.meta.searchAddress }
  }
  const found = await ask(filtersOf(question))
  const isUnknownPlace = question.place !== '' && found.center === null
  return { ...(isUnknownPlace ? await ask({}) : found), isUnknownPlace }
}

/** The piece and where it hangs; `null` when this shop does not know it. */
export async function findPiece(
  backend: Backend,
  shop: Shop,
  variantId: number,
): Promise<WantedPiece | null> {
  const stocked = await backend.call(getStoresForVariant, { variantId, perPage: MOST })
  if (!stocked.ok) return null
  const { productId, stores } = stocked.value.data
  const product = await backend.call(getProductById, { id: productId, with: 'detail' })
  if (!product.ok) return null
  const { attributes, variants } = product.value
  const variant = variants.find(({ id }) => id === variantId)
  return {
    productName: attributeLabel(attributes['name']),
    size: attributeLabel(variant?.attributes['shopSize']),
    href: `${productHref(shop, product.value)}?variantId=${variantId}`,
    quantities: Object.fromEntries(stores.map(({ id, quantity }) => [id, quantity])),
  }
}
