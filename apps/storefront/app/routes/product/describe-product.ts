import type { Product } from '@saum/contract/product'
import { compareSizes } from '@saum/domain/size-order'
import type { Shop } from '@saum/domain/shops'
import { attributeLabel, attributeValue } from '#app/features/catalog/attribute.ts'
import type { Crumb } from '#app/features/catalog/breadcrumb-trail.ts'
import { productHref } from '#app/features/catalog/product-href.ts'
import { frontImage, toPicture } from '#app/features/catalog/product-images.ts'
import { otherColors } from '#app/features/catalog/tile-swatches.ts'
import { toTile } from '#app/features/catalog/tile.ts'
import type { ColorFacts } from './color-choice.tsx'
import { heroGround } from './hero-ground.ts'
import { toGarmentFacts } from './garment-facts.ts'
import type { GalleryPicture } from './gallery.tsx'
import type { ProductFacts } from './product-facts.ts'
import { toSizeFacts } from './size-facts.ts'

/** What the product tells about itself, without anything that has to be asked for beside it. */
type OwnFacts = Omit<ProductFacts, 'links' | 'alternates' | 'outfit' | 'similar'>

export function describeProduct(product: Product, shop: Shop): OwnFacts {
  const { brand, name, cents, priorCents, isPriceFrom, isSoldOut } = toTile(product, shop)
  return {
    ...toGarmentFacts(product, shop),
    brand,
    name,
    cents,
    ...(priorCents !== undefined && { priorCents }),
    ...(isPriceFrom && { isPriceFrom }),
    ...(isSoldOut && { isSoldOut }),
    color: attributeLabel(product.attributes['color']),
    articleNumber: product.referenceKey,
    pictures: toGallery(product.images),
    colors: toColors(product, shop),
    sizes: product.variants
      .map(toSizeFacts)
      .toSorted((one, other) => compareSizes(one.label, other.label)),
    trail: longestTrail(product, shop),
  }
}

/** The first view is what the page is judged by: it stands on a blurred picture of itself. */
function toGallery(images: Product['images']): GalleryPicture[] {
  return images.map((image, index) => {
    const { alt, thumbhash } = image.attributes
    const ground = index === 0 && thumbhash !== undefined ? heroGround(thumbhash) : null
    return { ...toPicture(image), ...(ground !== null && { ground }), alt }
  })
}

/** The colors of the style, its own first. */
function toColors(product: Product, shop: Shop): ColorFacts[] {
  return [product, ...otherColors(product)].map((sibling) => {
    const image = frontImage(sibling.images)
    return {
      name: attributeLabel(sibling.attributes['color']),
      color: attributeValue(sibling.attributes['colorHex']),
      href: productHref(shop, sibling),
      ...(image && { picture: toPicture(image) }),
      ...(sibling.id === product.id && { isCurrent: true }),
      ...(sibling.isSoldOut && { isSoldOut: true }),
    }
  })
}

function longestTrail(product: Product, shop: Shop): Crumb[] {
  const paths = product.categories.toSorted((one, other) => other.length - one.length)
  const trail = (paths[0] ?? []).map(({ categoryName, categoryUrl }) => ({
    label: categoryName,
    href: `/${shop.path}/c${categoryUrl}/`,
  }))
  return [{ label: 'Saum', href: `/${shop.path}/` }, ...trail]
}
