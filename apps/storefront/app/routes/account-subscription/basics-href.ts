import type { Backend } from '@saum/contract/backend'
import { getRootCategories, MAX_CATEGORY_DEPTH } from '@saum/contract/category'
import type { Shop } from '@saum/domain/shops'
import { categoryHref, findByKey } from '#app/features/chrome/main-navigation.ts'

/** Where pieces are that can be had regularly; `null` where the shop has no such category. */
export async function findBasicsHref(backend: Backend, shop: Shop): Promise<string | null> {
  const found = await backend.call(getRootCategories, { children: MAX_CATEGORY_DEPTH })
  const basics = found.ok ? findByKey(found.value, 'basics') : null
  return basics && categoryHref(shop, basics)
}
