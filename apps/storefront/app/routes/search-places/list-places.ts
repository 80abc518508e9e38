import type { Category } from '@saum/contract/category'
import type { ContentReader } from '@saum/contract/content'
import type { Shop } from '@saum/domain/shops'
import type { Place, SearchPlaces } from '#app/features/search-box/search-places.ts'
import type { PlainKey } from '#app/messages/message-keys.ts'

/** Screens of our own that are no content pages. */
const SCREENS: readonly (readonly [text: PlainKey, path: string])[] = [
  ['footer.returns_portal', 'returns-portal'],
  ['footer.track_order', 'order-trackform'],
  ['header.nav_stores', 'location'],
  ['header.nav_new', 'c/new'],
  ['header.nav_outfits', 'c/outfits'],
  ['header.nav_sale', 'c/sale'],
]

interface PlaceSource {
  shop: Pick<Shop, 'path' | 'locale'>
  content: Pick<ContentReader, 'links' | 'findPageByKey'>
  t: (key: PlainKey) => string
}

export function placesOf({ shop, content, t }: PlaceSource): Place[] {
  const screens = SCREENS.map(([text, path]) => ({
    title: t(text),
    href: `/${shop.path}/${path}/`,
    words: '',
  }))
  const pages = Object.keys(content.links(shop.locale)).flatMap((key) => {
    const page = content.findPageByKey(key, shop.locale)
    if (page === null) return []
    const { title, description, slug } = page
    return { title, href: `/${shop.path}/${slug}/`, words: description }
  })
  return [...screens, ...pages]
}

type NamedCategory = Pick<Category, 'id' | 'name'> & {
  children?: readonly NamedCategory[] | undefined
}

/** Categories by the names on the way to them, as the search provider writes them. */
export function flatCategories(
  categories: readonly NamedCategory[],
  above: readonly string[] = [],
): SearchPlaces['categories'] {
  return categories.flatMap(({ id, name, children = [] }) => {
    const names = [...above, name]
    return [{ id, names }, ...flatCategories(children, names)]
  })
}
