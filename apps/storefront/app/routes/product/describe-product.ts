import type { Product } from '@saum/contract/product'
import { isSellable } from '@saum/domain/sellable'
import { SHOPS, type Shop } from '@saum/domain/shops'
import type { Alternates } from '#app/page/page-head.tsx'
import { attributeLabel } from '#app/features/catalog/attribute.ts'
import { toTile, type Tile } from '#app/features/catalog/tile.ts'

export interface ProductFacts {
  tile: Tile
  color: string
  articleNumber: string
  pictures: { file: string; alt: string }[]
  sizes: { label: string; isSoldOut: boolean }[]
  trail: { label: string; href: string }[]
  alternates: Alternates
}

/** What the product page shows. Every shop finds a product by its id and corrects the slug. */
export function describeProduct(product: Product, shop: Shop): ProductFacts {
  const slugAndId = `${product.slug}-${product.id}`
  return {
    tile: toTile(product, shop),
    color: attributeLabel(product.attributes['color']),
    articleNumber: product.referenceKey,
    pictures: product.images.map(({ hash, attributes }) => ({ file: hash, alt: attributes.alt })),
    sizes: product.variants.map((variant) => ({
      label: attributeLabel(variant.attributes['shopSize']),
      isSoldOut: !isSellable(variant.stock),
    })),
    trail: longestTrail(product, shop),
    alternates: Object.fromEntries(SHOPS.map(({ path }) => [path, `/${path}/p/${slugAndId}/`])),
  }
}

function longestTrail(product: Product, shop: Shop): ProductFacts['trail'] {
  const paths = product.categories.toSorted((one, other) => other.length - one.length)
  const trail = (paths[0] ?? []).map(({ categoryName, categoryUrl }) => ({
    label: categoryName,
    href: `/${shop.path}/c${categoryUrl}/`,
  }))
  return [{ label: 'Saum', href: `/${shop.path}/` }, ...trail]
}
