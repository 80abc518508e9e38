import type { Category } from '@saum/contract/category'
import type { Shop } from '@saum/domain/shops'
import type { IndexLink } from '#app/ui/index-links.tsx'
import type { PictureSource } from '#app/ui/picture.tsx'
import { categoryHref, findByKey } from '#app/features/chrome/main-navigation.ts'

/** The breadth of the range in one line: new arrivals, all clothing, sale. */
export function categoryIndex(shop: Shop, roots: readonly Category[]): IndexLink[] {
  const clothing = findByKey(roots, 'clothing')?.children ?? []
  const around = (key: string) => findByKey(roots, key) ?? []
  return [around('new'), clothing, around('accessories'), around('sale')]
    .flat()
    .map((category) => ({
      name: category.name,
      href: categoryHref(shop, category),
      count: category.styleCount,
      ...(category.key === 'sale' && { isSale: true }),
    }))
}

export interface EditorialTile {
  name: string
  text?: string
  href: string
  picture: PictureSource
}

/** Two large tiles with the words of their category. */
const PAIR = [
  { key: 'knitwear', picture: { src: 'tile-a.webp', width: 1200, height: 1200 } },
  { key: 'blazers', picture: { src: 'tile-b.webp', width: 900, height: 1125 } },
] as const

const ROW = [
  { key: 'dresses', src: 'category-dresses.webp' },
  { key: 'blouses-shirts', src: 'category-blouses.webp' },
  { key: 'coats-jackets', src: 'category-coats.webp' },
  { key: 'accessories', src: 'category-accessories.webp' },
] as const

export function editorialTiles(shop: Shop, roots: readonly Category[]): EditorialTile[] {
  return PAIR.flatMap(({ key, picture }) => {
    const category = findByKey(roots, key)
    if (!category) return []
    return [{ ...linkTo(shop, category), text: category.description, picture }]
  })
}

export function categoryTiles(shop: Shop, roots: readonly Category[]): EditorialTile[] {
  return ROW.flatMap(({ key, src }) => {
    const category = findByKey(roots, key)
    if (!category) return []
    return [{ ...linkTo(shop, category), picture: { src, width: 900, height: 1125 } }]
  })
}

function linkTo(shop: Shop, category: Category) {
  return { name: category.name, href: categoryHref(shop, category) }
}

/** What the opening picture shows; the new arrivals when the range has no coats. */
export function heroHref(shop: Shop, roots: readonly Category[]): string {
  const coats = findByKey(roots, 'coats-jackets')
  return coats ? categoryHref(shop, coats) : `/${shop.path}/c/new/`
}
