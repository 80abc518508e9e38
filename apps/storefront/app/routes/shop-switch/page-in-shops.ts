import type { Backend } from '@saum/contract/backend'
import { getCategoryByPath } from '@saum/contract/category'
import type { ContentReader } from '@saum/contract/content'
import { safeReturnPath } from '@saum/domain/return-path'
import { publicPath } from '@saum/domain/secret-path'
import { shopOfPath, switchShop } from '@saum/domain/shop-url'
import { SHOPS, type Shop } from '@saum/domain/shops'
import { categoryAlternates } from '#app/features/catalog/category-alternates.ts'
import { listingPath } from '#app/features/catalog/listing-path.ts'
import { productAlternates } from '#app/features/catalog/product-alternates.ts'
import { parseProductId } from '#app/navigation/route-params.ts'
import type { Alternates } from '#app/page/page-head.tsx'
import { pageAlternates } from '#app/server/page-alternates.ts'

interface PageSource {
  backend: Backend
  content: ContentReader
  shop: Shop
}

const FRONT_DOORS: Alternates = {}

/**
 * A page of a shop in the others: by its own word where that differs, else at the same path. Nothing for what
 * is no page of this shop, or a link that holds for its holder only.
 */
export async function pageInShops(source: PageSource, from: string | null): Promise<Alternates> {
  const { backend, content, shop } = source
  const [path = ''] = safeReturnPath(from, '').split(/[?#]/, 1)
  if (shopOfPath(path) !== shop || publicPath(path) !== path) return FRONT_DOORS
  const [first, ...rest] = path.split('/').slice(2).filter(Boolean)

  if (first === 'c') {
    const category = { path: listingPath(rest.join('/')), children: 0 }
    const found = await backend.call(getCategoryByPath, category)
    return found.ok ? categoryAlternates(backend, found.value.id) : FRONT_DOORS
  }
  const productId = first === 'p' && rest.length === 1 ? parseProductId(rest[0]) : null
  if (productId !== null) return productAlternates(backend, productId)
  const slug = first === 's' ? rest.join('/') : [first, ...rest].join('/')
  const page = content.findPage(shop.locale, slug)
  if (page !== null && page.kind !== 'home') return pageAlternates(content, page.page)
  return Object.fromEntries(SHOPS.map((other) => [other.path, switchShop(path, other)]))
}
