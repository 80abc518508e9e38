import type { Product } from '@saum/contract/product'
import { compareSizes } from '@saum/domain/size-order'
import type { Shop } from '@saum/domain/shops'
import { attributeLabel } from '#app/features/catalog/attribute.ts'
import type { Crumb } from '#app/features/catalog/breadcrumb-trail.ts'
import { productHref } from '#app/features/catalog/product-href.ts'
import { frontImage, toPicture } from '#app/features/catalog/product-images.ts'
import { colorsOf, otherColors } from '#app/features/catalog/tile-swatches.ts'
import { campaignLabel, toTile, type Tile } from '#app/features/catalog/tile.ts'
import { toDeliveryFacts } from '#app/features/delivery-promise/delivery-facts.ts'
import { chartKindOf } from '#app/features/size-chart/chart-kind.ts'
import type { ColorFacts } from './color-choice.tsx'
import { toGarmentFacts } from './garment-facts.ts'
import { toGalleryVideos, toGalleryPictures } from './describe-gallery.ts'
import type { ProductFacts } from './product-facts.ts'
import { saleWindowOf } from './sale-window.ts'
import { subscriptionOfferOf } from './subscription-offer.ts'
import { toSizeFacts } from '#app/features/catalog/size-facts.ts'

/** What the product tells about itself, without anything that has to be asked for beside it. */
type OwnFacts = Omit<ProductFacts, 'links' | 'alternates' | 'outfit' | 'goesWith' | 'similar'>

export function describeProduct(product: Product, shop: Shop, nowMs: number): OwnFacts {
  const tile = toTile(product, shop)
  const saleWindow = saleWindowOf(product, nowMs)
  const subscription = saleWindow ? null : subscriptionOfferOf(product)
  const sizes = product.variants
    .map(toSizeFacts)
    .toSorted((one, other) => compareSizes(one.label, other.label))
  return {
    ...toGarmentFacts(product, shop),
    id: product.id,
    styleKey: product.masterKey,
    brand: tile.brand,
    name: tile.name,
    cents: tile.cents,
    ...(tile.priorCents !== undefined && { priorCents: tile.priorCents }),
    ...(tile.isPriceFrom && { isPriceFrom: true }),
    ...(tile.isSoldOut && { isSoldOut: true }),
    ...(tile.isNew && { isNew: true }),
    ...labelsOf(product, tile),
    ...(saleWindow && { saleWindow }),
    color: attributeLabel(product.attributes['color']),
    articleNumber: product.referenceKey,
    pictures: toGalleryPictures(product),
    videos: toGalleryVideos(product),
    colors: toColors(product, shop),
    sizes,
    ...(subscription && { subscription }),
    chart: chartKindOf(
      product,
      sizes.map(({ label }) => label),
    ),
    delivery: toDeliveryFacts(shop, nowMs),
    trail: longestTrail(product, shop),
  }
}

/** The campaign stands beside the price it makes, the other badges at the name. */
function labelsOf({ attributes }: Product, { labels = [] }: Tile) {
  const campaign = campaignLabel(attributes)
  const others = labels.filter((label) => label !== campaign)
  return { ...(others.length > 0 && { labels: others }), ...(campaign !== '' && { campaign }) }
}

/** The colors of the style, on all their pages in one order: nothing moves when one is chosen. */
function toColors(product: Product, shop: Shop): ColorFacts[] {
  const colors = [product, ...otherColors(product)].toSorted((one, other) => one.id - other.id)
  return colors.map((sibling) => {
    const image = frontImage(sibling.images)
    return {
      id: sibling.id,
      name: attributeLabel(sibling.attributes['color']),
      color: colorsOf(sibling).color,
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
