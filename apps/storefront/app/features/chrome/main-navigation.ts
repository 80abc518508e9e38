import type { Category } from '@saum/contract/category'
import type { Shop } from '@saum/domain/shops'
import type { PlainKey } from '#app/messages/message-keys.ts'

export interface NavigationEntry {
  section: string
  label: string
  href: string
  isSale: boolean
  category: Category | null
}

interface EntryPlan {
  section: string
  text: PlainKey
  /** Key of the category behind the entry. */
  category?: string
  /** Where the entry leads when the tree cannot be had. */
  path?: string
}

/** Order of the main navigation; what the tree does not hold is left out. */
const ENTRIES: readonly EntryPlan[] = [
  { section: 'new', text: 'header.nav_new', category: 'new', path: 'c/new' },
  { section: 'clothing', text: 'header.nav_clothing', category: 'clothing' },
  { section: 'accessories', text: 'header.nav_accessories', category: 'accessories' },
  { section: 'outfits', text: 'header.nav_outfits', category: 'outfits', path: 'c/outfits' },
  { section: 'magazine', text: 'header.nav_magazine' },
  { section: 'sale', text: 'header.nav_sale', category: 'sale', path: 'c/sale' },
]

export interface NavigationParts {
  shop: Shop
  roots: readonly Category[]
  pages: Readonly<Record<string, string>>
  t: (key: PlainKey) => string
}

export function mainNavigation({ shop, roots, pages, t }: NavigationParts): NavigationEntry[] {
  return ENTRIES.flatMap((plan) => {
    const category = plan.category ? findByKey(roots, plan.category) : null
    const href = category ? categoryHref(shop, category) : fallbackHref(shop, plan, pages)
    if (!href) return []
    const { section } = plan
    return [{ section, label: t(plan.text), href, isSale: section === 'sale', category }]
  })
}

export function categoryHref(shop: Shop, category: Pick<Category, 'path'>): string {
  return `/${shop.path}/c${category.path}/`
}

export function findByKey(categories: readonly Category[], key: string): Category | null {
  for (const category of categories) {
    const found = category.key === key ? category : findByKey(category.children ?? [], key)
    if (found) return found
  }
  return null
}

function fallbackHref(
  shop: Shop,
  plan: EntryPlan,
  pages: Readonly<Record<string, string>>,
): string | null {
  const page = pages[plan.section]
  if (page) return `/${shop.path}/${page}/`
  return plan.path ? `/${shop.path}/${plan.path}/` : null
}
