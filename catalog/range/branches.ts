import type { BranchDocument } from '@saum/shop/documents/branch-document'
import { known } from '../grammar/grammar-file.ts'
import { STORE_SERVICES, STORES, type Store } from '../grammar/stores.ts'
import { localizedWording } from '../text/localized.ts'
import { stockOf } from './branch-stock.ts'
import { exceptionsOf } from './opening-exceptions.ts'
import type { RangeProduct } from './range-product.ts'

/** The 84 branches with their holidays of the coming year and a part of the range on their rails. */
export function demoBranches({
  now,
  products,
}: {
  now: number
  products: readonly RangeProduct[]
}): BranchDocument[] {
  return STORES.map((store) => ({
    id: store.id,
    referenceKey: store.referenceKey,
    name: store.name,
    slug: store.slug,
    email: store.email,
    phone: store.phone,
    address: store.address,
    geoPoint: store.geoPoint,
    timeZone: store.timeZone,
    openingTimes: { ...store.openingTimes, exceptions: exceptionsOf(store, now) },
    services: store.services.map(toService),
    settings: store.settings,
    accessibility: store.accessibility,
    isActive: true,
    stock: stockOf(store, products),
  }))
}

function toService(key: Store['services'][number]): BranchDocument['services'][number] {
  const { name, text } = known(STORE_SERVICES, key)
  return { key, name: localizedWording(name), text: localizedWording(text) }
}
