import type { Shop } from '@saum/domain/shops'

/** The pages of the shop a product refers to; a page that does not exist is not linked. */
export interface ProductLinks {
  delivery?: string
  returns?: string
  sizeGuide?: string
  care?: string
  guarantee?: string
  subscriptionTerms?: string
}

const PAGES = {
  delivery: 'delivery',
  returns: 'returns',
  sizeGuide: 'size-guide',
  care: 'care-guide',
  guarantee: 'guarantee',
  subscriptionTerms: 'subscription-terms',
} as const satisfies Record<keyof ProductLinks, string>

/** `slugs` holds the address of every content page by its key. */
export function productLinks(shop: Shop, slugs: Readonly<Record<string, string>>): ProductLinks {
  const links: ProductLinks = {}
  for (const [name, page] of Object.entries(PAGES)) {
    const slug = slugs[page]
    if (slug !== undefined) links[name as keyof ProductLinks] = `/${shop.path}/${slug}/`
  }
  return links
}
