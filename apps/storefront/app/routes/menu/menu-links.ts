import type { Category } from '@saum/contract/category'
import type { Shop } from '@saum/domain/shops'
import { categoryHref, type NavigationEntry } from '#app/features/chrome/main-navigation.ts'

export interface MenuLink {
  label: string
  href: string
  isSale: boolean
  below: MenuLink[]
}

/** The navigation with everything below it, without what only the header needs of its categories. */
export function menuLinks(shop: Shop, navigation: readonly NavigationEntry[]): MenuLink[] {
  return navigation.map(({ label, href, isSale, category }) => ({
    label,
    href,
    isSale,
    below: linksOf(shop, category?.children),
  }))
}

function linksOf(shop: Shop, categories: readonly Category[] = []): MenuLink[] {
  return categories.map((category) => ({
    label: category.name,
    href: categoryHref(shop, category),
    isSale: false,
    below: linksOf(shop, category.children),
  }))
}
