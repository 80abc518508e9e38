import type { Shop } from '@saum/domain/shops'

interface Addressed {
  id: number
  slug: string
}

export function productHref(shop: Shop, { id, slug }: Addressed): string {
  return `/${shop.path}/p/${slug}-${id}/`
}

export function outfitHref(shop: Shop, { id, slug }: Addressed): string {
  return `/${shop.path}/p/shop-the-look/${slug}-${id}/`
}
