import type { Category } from '@saum/contract/category'
import type { Shop } from '@saum/domain/shops'

export interface Crumb {
  label: string
  href: string
}

/** The way from the shop's front door to a category, the category included. */
export function categoryTrail(shop: Shop, category: Category): Crumb[] {
  const trail: Crumb[] = []
  for (let node: Category | undefined = category; node; node = node.parent) {
    trail.unshift({ label: node.name, href: `/${shop.path}/c${node.path}/` })
  }
  return [{ label: 'Saum', href: `/${shop.path}/` }, ...trail]
}
