import type { Backend } from '@saum/contract/backend'
import type { Basket } from '@saum/contract/basket-shape'
import type { Product } from '@saum/contract/product'
import { getPromotionGiftProducts, type Promotion } from '@saum/contract/promotion'
import { money } from '@saum/domain/money'
import { isSellable } from '@saum/domain/sellable'
import type { Shop } from '@saum/domain/shops'
import { attributeLabel } from '#app/features/catalog/attribute.ts'
import { frontImage, toPicture } from '#app/features/catalog/product-images.ts'
import type { CatalogPicture } from '#app/features/catalog/product-picture.ts'
import { formattersFor } from '#app/messages/formatters.ts'
import { isGiven } from './given.ts'

interface GiftPiece {
  productId: number
  name: string
  color: string
  picture?: CatalogPicture
  /** What it costs without the promotion. */
  cents: number
  sizes: { variantId: number; label: string }[]
}

/** Something the shopper may choose on top of what is bought. */
export interface GiftOffer {
  promotionId: string
  name: string
  subline?: string
  /** Else it is only cheaper than usual. */
  isFree: boolean
  pieces: GiftPiece[]
}

/** More would be another listing. */
const MOST_PIECES = 8

/** The gifts still to be chosen, with what there is of them. */
export async function loadGiftOffers(
  backend: Backend,
  { applicablePromotions }: Basket,
  shop: Shop,
): Promise<GiftOffer[]> {
  const gifts = applicablePromotions.flatMap(({ itemId, promotion }) =>
    itemId === undefined && promotion.effect.type === 'buy_x_get_y'
      ? { promotion, variantIds: promotion.effect.additionalData.variantIds }
      : [],
  )
  const offers = await Promise.all(
    gifts.map(async ({ promotion, variantIds }): Promise<GiftOffer> => {
      const products = await backend.call(getPromotionGiftProducts, { variantIds })
      const subline = sublineOf(promotion, shop)
      return {
        promotionId: promotion.id,
        name: promotion.displayName,
        ...(subline !== undefined && { subline }),
        isFree: isGiven(promotion),
        pieces: products.ok ? products.value.flatMap(toPiece).slice(0, MOST_PIECES) : [],
      }
    }),
  )
  return offers.filter(({ pieces }) => pieces.length > 0)
}

function toPiece({ id, attributes, images, variants }: Product): GiftPiece[] {
  const sellable = variants.filter(({ stock }) => isSellable(stock))
  const [first] = sellable
  if (!first) return []
  const front = frontImage(images)
  return [
    {
      productId: id,
      name: attributeLabel(attributes['name']),
      color: attributeLabel(attributes['color']),
      ...(front && { picture: toPicture(front) }),
      cents: first.price.withTax,
      sizes: sellable.map((variant) => ({
        variantId: variant.id,
        label: attributeLabel(variant.attributes['shopSize']),
      })),
    },
  ]
}

/** The words of the range with the amount of the shop; a text with other slots is left out. */
function sublineOf({ customData }: Promotion, shop: Shop): string | undefined {
  const { subline, minimumOrderValue = 0 } = customData
  const amount = formattersFor(shop).formatMoney(money(minimumOrderValue, shop.currency))
  const filled = subline?.replaceAll('{min}', amount)
  return filled?.includes('{') ? undefined : filled
}
