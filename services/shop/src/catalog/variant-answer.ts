import type { Product, Variant } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import { toPrice } from '../pricing/price-answer.ts'
import { toAttribute } from './attribute-labels.ts'
import type { LoadedSibling } from './product-loading.ts'
import type { PricedVariant } from './product-pricing.ts'
import type { ProductRecord, VariantRecord } from './product-record.ts'
import { toSubscriptionAttributes } from './subscription-attributes.ts'

export function toVariant(
  shop: Shop,
  { color, attributes }: Pick<ProductRecord, 'color' | 'attributes'>,
  { id, referenceKey, sizeLabel, stock, shown }: PricedVariant,
): Variant {
  const { language } = shop
  const size = toSizeValue(sizeLabel)
  return {
    id,
    referenceKey,
    price: toPrice(shop, shown),
    lowestPriorPrice: shown.lowestPriorPrice,
    stock,
    attributes: {
      shopSize: toAttribute('shopSize', language, size),
      size: toAttribute('size', language, size),
      colorDetail: toAttribute('colorDetail', language, {
        id: color.id,
        label: color.label,
        value: color.key,
      }),
      ...toSubscriptionAttributes(attributes, shop),
    },
  }
}

/** The same size in the other colors, as far as they have it. */
export function toVariantSiblings(
  { sizeLabel }: Pick<VariantRecord, 'sizeLabel'>,
  siblings: readonly Pick<LoadedSibling, 'sizes'>[],
): NonNullable<Variant['siblings']> {
  return siblings.flatMap(({ sizes }) =>
    sizes
      .filter((size) => size.sizeLabel === sizeLabel)
      .map(({ id, productId, stock }) => ({ id, productId, isActive: true, stock })),
  )
}

/** All sizes there are, whether they can be bought or not. */
export function toSizes(
  { language }: Shop,
  sizes: readonly Pick<VariantRecord, 'sizeLabel'>[],
): Product['attributes'][string] {
  return toAttribute(
    'size',
    language,
    sizes.map(({ sizeLabel }) => toSizeValue(sizeLabel)),
  )
}

function toSizeValue(sizeLabel: string) {
  return { label: sizeLabel, value: sizeLabel.toLowerCase() }
}
