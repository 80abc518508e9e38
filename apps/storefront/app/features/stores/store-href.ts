import type { Shop } from '@saum/domain/shops'

/** The store locator; a query says what is looked for. */
export function locatorHref({ path }: Shop, query?: URLSearchParams): string {
  const search = query === undefined || query.size === 0 ? '' : `?${query.toString()}`
  return `/${path}/location/${search}`
}

export function storeHref(shop: Shop, { slug }: { slug: string }): string {
  return `${locatorHref(shop)}${slug}/`
}
