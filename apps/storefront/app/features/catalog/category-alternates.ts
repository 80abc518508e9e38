import type { Backend } from '@saum/contract/backend'
import { getAllShopCategoriesForId } from '@saum/contract/category'
import { SHOPS } from '@saum/domain/shops'
import type { Alternates } from '#app/page/page-head.tsx'

/** The same category in every shop, for hreflang and the shop switch: slugs differ by language. */
export async function categoryAlternates(backend: Backend, id: number): Promise<Alternates> {
  const found = await backend.call(getAllShopCategoriesForId, { id })
  if (!found.ok) return {}
  const alternates: Alternates = {}
  for (const { locale, category } of found.value) {
    const shop = SHOPS.find((candidate) => candidate.locale === locale)
    if (shop) alternates[shop.path] = `/${shop.path}/c${category.path}/`
  }
  return alternates
}
