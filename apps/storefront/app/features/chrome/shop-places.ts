import type { Category } from '@saum/contract/category'
import type { ContentReader } from '@saum/contract/content'
import type { Shop } from '@saum/domain/shops'

/** A page that an address may have been meant for. */
export interface Place {
  href: string
  name: string
}

/** The categories and the content pages of a shop. */
export function placesOf(
  { path, locale }: Shop,
  roots: readonly Category[],
  content: ContentReader,
): Place[] {
  const pages = Object.entries(content.links(locale)).flatMap(([key, slug]) => {
    const title = content.findPageByKey(key, locale)?.title
    return title === undefined ? [] : { href: `/${path}/${slug}/`, name: title }
  })
  return [...categoryPlaces(path, roots), ...pages]
}

function categoryPlaces(shopPath: string, categories: readonly Category[]): Place[] {
  return categories.flatMap(({ path, name, children = [] }) => [
    { href: `/${shopPath}/c${path}/`, name },
    ...categoryPlaces(shopPath, children),
  ])
}
