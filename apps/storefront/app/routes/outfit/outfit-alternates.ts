import type { Backend } from '@saum/contract/backend'
import { getAllShopOutfitsForId } from '@saum/contract/outfit'
import { SHOPS } from '@saum/domain/shops'
import { outfitHref } from '#app/features/catalog/product-href.ts'
import type { Alternates } from '#app/page/page-head.tsx'

/** The same outfit in every shop that shows it; slugs differ by language. */
export async function outfitAlternates(backend: Backend, id: number): Promise<Alternates> {
  const found = await backend.call(getAllShopOutfitsForId, { id })
  const alternates: Alternates = {}
  for (const { locale, outfit } of found.ok ? found.value : []) {
    const shop = SHOPS.find((candidate) => candidate.locale === locale)
    if (shop) alternates[shop.path] = outfitHref(shop, outfit)
  }
  return alternates
}
