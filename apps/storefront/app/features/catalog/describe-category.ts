import type { Category } from '@saum/contract/category'
import type { Shop } from '@saum/domain/shops'
import { categoryTrail, type Crumb } from './breadcrumb-trail.ts'

export interface CategoryFacts {
  name: string
  description: string
  metaDescription: string
  trail: Crumb[]
  children: { name: string; href: string }[]
}

/**
 * What a listing shows of its category; the rest of the tree stays on the server. Children without
 * products are left out, unless the listing is not about products.
 */
export function describeCategory(
  shop: Shop,
  category: Category,
  isWorthShowing = (child: Category) => child.productCount > 0,
): CategoryFacts {
  const { name, description, metaDescription } = category
  return {
    name,
    description,
    metaDescription,
    trail: categoryTrail(shop, category).slice(0, -1),
    children: (category.children ?? [])
      .filter(isWorthShowing)
      .map((child) => ({ name: child.name, href: `/${shop.path}/c${child.path}/` })),
  }
}
