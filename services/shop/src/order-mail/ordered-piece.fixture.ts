import type { AttributeGroup, Price, Product, Variant } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import type { DraftPiece } from '../order/order-draft.ts'
import { splitTax } from '../pricing/vat.ts'

export const RATE = 0.19
const NOTHING = { absoluteWithTax: 0, relative: 0 }

export interface OrderedPiece {
  name: string
  color?: string
  size?: string
  cents: number
  promotion?: { name: string; cents: number }
  voucherCents?: number
  pictureKey?: string
}

/** A piece of an order, with as much of its product as mails and papers say. */
export function toPiece(piece: OrderedPiece, index: number, shop: Shop): DraftPiece {
  const { name, cents, promotion, voucherCents = 0 } = piece
  const price = toPrice(piece, shop)
  const lowestPriorPrice = { withTax: null, relativeDifferenceToPrice: null }
  const variant: Variant = {
    id: 700 + ['Blazer', 'Pullover', 'T-Shirt'].findIndex((word) => name.startsWith(word)) * 10,
    referenceKey: `SA-${1_000 + index}`,
    price,
    lowestPriorPrice,
    stock: { quantity: 3, isSellableWithoutStock: false },
    attributes: {
      colorDetail: attribute('colorDetail', piece.color ?? ''),
      shopSize: attribute('shopSize', piece.size ?? '38'),
    },
  }
  return {
    variantId: variant.id,
    productId: 7,
    cents,
    document: {
      product: toProduct(piece, price),
      variant,
      price,
      promotionId: promotion && voucherCents === 0 ? promotion.name : null,
      promotionName: promotion?.name ?? null,
    },
  }
}

function toPrice({ cents, promotion, voucherCents = 0 }: OrderedPiece, shop: Shop): Price {
  const reduced = (category: 'promotion' | 'voucher', absoluteWithTax: number) =>
    absoluteWithTax === 0
      ? []
      : [{ category, type: 'absolute' as const, amount: { absoluteWithTax, relative: 0 } }]
  return {
    ...splitTax(cents, RATE),
    currencyCode: shop.currency,
    appliedReductions: [
      ...reduced('promotion', promotion?.cents ?? 0),
      ...reduced('voucher', voucherCents),
    ],
  }
}

function toProduct({ name, pictureKey = 'blazer-kamel' }: OrderedPiece, price: Price): Product {
  const attributes = { assetName: pictureKey, alt: `${name}, von vorn` }
  return {
    id: 7,
    masterKey: 'M7',
    referenceKey: 'P7',
    slug: 'a-product',
    isActive: true,
    isSoldOut: false,
    isNew: false,
    images: [{ hash: pictureKey, width: 900, height: 1125, attributes }],
    attributes: { name: attribute('name', name) },
    priceRange: { min: price, max: price },
    lowestPriorPrice: { withTax: null, relativeDifferenceToPrice: null },
    createdAt: '',
    updatedAt: '',
    firstLiveAt: '',
    reductionRange: { min: NOTHING, max: NOTHING },
    advancedAttributes: {},
    variants: [],
    categories: [],
    siblings: [],
  }
}

function attribute(key: string, label: string): AttributeGroup {
  return { id: 1, key, label: key, type: '', multiSelect: false, values: { id: 1, label } }
}
