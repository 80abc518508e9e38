import type { BasketItem } from '@saum/contract/basket-shape'
import type { Price } from '@saum/contract/product'
import { askedUnitCents } from '@saum/domain/asked-price'
import type { Shop } from '@saum/domain/shops'
import { attributeLabel } from '#app/features/catalog/attribute.ts'
import { priorCentsOf } from '#app/features/catalog/prior-price.ts'
import { productHref } from '#app/features/catalog/product-href.ts'
import { frontImage, toPicture } from '#app/features/catalog/product-images.ts'
import type { CatalogPicture } from '#app/features/catalog/product-picture.ts'
import { campaignLabel } from '#app/features/catalog/tile.ts'

/** What is shown of one row of the basket. */
export interface BasketRowFacts {
  key: string
  variantId: number
  productId: number
  href: string
  brand: string
  name: string
  color: string
  size: string
  articleNumber: string
  picture?: CatalogPicture
  quantity: number
  /** What one piece costs everybody who buys it today, before promotions and voucher. */
  unitCents: number
  /** What that is compared with where it is reduced: see `priorCentsOf`. */
  priorCents?: number
  /** Name of the campaign that takes part in the price. */
  campaign?: string
  /** Of all pieces, after promotions. A voucher is taken off the whole order. */
  totalCents: number
  /** The promotion that takes something off now. */
  saving?: PromotionSaving
  /** It comes again after so many months. */
  intervalMonths?: number
}

export interface PromotionSaving {
  name: string
  cents: number
  /** Every piece of the row is for free. */
  isGift: boolean
}

export function toBasketRow(item: BasketItem, shop: Shop): BasketRowFacts {
  const { product, variant, quantity } = item
  const { attributes, images } = product
  const front = frontImage(images)
  const saving = savingOf(item)
  const totalCents = item.price.total.withTax + reducedBy(item.price.total, 'voucher')
  const unitCents = askedUnitCents(item)
  const campaign = reducedBy(item.price.total, 'campaign') > 0 ? campaignLabel(attributes) : ''
  const priorCents = priorCentsOf({
    price: askedPrice(item, unitCents),
    lowestPriorPrice: item.lowestPriorPrice,
  })
  return {
    key: item.key,
    variantId: variant.id,
    productId: product.id,
    href: `${productHref(shop, product)}?variantId=${variant.id}`,
    brand: attributeLabel(attributes['brand']),
    name: attributeLabel(attributes['name']),
    color: attributeLabel(attributes['color']),
    size: attributeLabel(variant.attributes['shopSize']),
    articleNumber: product.referenceKey,
    ...(front && { picture: toPicture(front) }),
    quantity,
    unitCents,
    ...(priorCents !== undefined && { priorCents }),
    ...(campaign !== '' && { campaign }),
    totalCents,
    ...(saving && { saving }),
    ...(item.subscription && { intervalMonths: item.subscription.intervalMonths }),
  }
}

/** What a category of reductions takes off a price. */
export function reducedBy(
  { appliedReductions }: Pick<Price, 'appliedReductions'>,
  category: Price['appliedReductions'][number]['category'],
): number {
  return appliedReductions
    .filter((reduction) => reduction.category === category)
    .reduce((sum, { amount }) => sum + amount.absoluteWithTax, 0)
}

/** The price of one piece with the reductions everybody gets, which alone may be compared. */
function askedPrice({ price: { unit } }: BasketItem, withTax: number) {
  return {
    ...unit,
    withTax,
    appliedReductions: unit.appliedReductions.filter(
      ({ category }) => category === 'sale' || category === 'campaign',
    ),
  }
}

function savingOf({ promotion, price: { total } }: BasketItem): PromotionSaving | null {
  const cents = reducedBy(total, 'promotion')
  if (!promotion || cents === 0) return null
  const isGift = total.withTax + reducedBy(total, 'voucher') === 0
  return { name: promotion.displayName, cents, isGift }
}
