import type { Backend } from '@saum/contract/backend'
import { getAllShopProductsForId } from '@saum/contract/product'
import { SHOPS } from '@saum/domain/shops'
import type { Alternates } from '#app/page/page-head.tsx'
import { productHref } from './product-href.ts'

/** The same product in every shop that sells it; slugs differ by language. */
export async function productAlternates(backend: Backend, id: number): Promise<Alternates> {
  const found = await backend.call(getAllShopProductsForId, { id, with: 'tile' })
  const alternates: Alternates = {}
  for (const { locale, product } of found.ok ? found.value : []) {
    const shop = SHOPS.find((candidate) => candidate.locale === locale)
    if (shop) alternates[shop.path] = productHref(shop, product)
  }
  return alternates
}
