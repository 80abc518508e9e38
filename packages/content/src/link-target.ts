import { toSafeHref } from '@saum/domain/safe-href'
import { findShopByPath, type ShopPath } from '@saum/domain/shops'

export interface LinkSurroundings {
  shopPath: ShopPath
  /** Address of a page in this shop; `undefined` for an unknown one. */
  slugOf: (page: string) => string | undefined
}

const PAGE = /^page:([\w.-]+)(#[\w-]+)?$/
const CATEGORY = /^category:[\w.-]+$/

/** What an editor wrote as an address, `/de/…` of it; `null` when it leads nowhere safe. */
export function toHref(target: string, surroundings: LinkSurroundings): string | null {
  const text = target.trim()
  const page = PAGE.exec(text)
  if (page) return pageHref(surroundings, page[1] ?? '', page[2] ?? '')
  // Only the catalogue knows where a category lies: whoever shows the page asks it.
  if (CATEGORY.test(text)) return text
  const safe = toSafeHref(text)
  return safe?.startsWith('/') ? withShop(safe, surroundings.shopPath) : safe
}

export function pageHref(
  { shopPath, slugOf }: LinkSurroundings,
  page: string,
  anchor = '',
): string | null {
  const slug = slugOf(page)
  if (slug === undefined) return null
  return slug === '' ? `/${shopPath}/${anchor}` : `/${shopPath}/${slug}/${anchor}`
}

/** Some texts name the shop themselves. */
function withShop(path: string, shopPath: ShopPath): string {
  const first = path.slice(1).split(/[/?#]/, 1)[0] ?? ''
  return findShopByPath(first) === undefined ? `/${shopPath}${path}` : path
}
