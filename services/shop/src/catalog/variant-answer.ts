import type { Variant } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import { toPrice } from '../pricing/price-answer.ts'
import { toAttribute } from './attribute-labels.ts'
import type { PricedVariant } from './product-pricing.ts'
import type { ProductRecord } from './product-record.ts'
import { toSubscriptionAttributes } from './subscription-attributes.ts'

export function toVariant(
  shop: Shop,
  { color, attributes }: Pick<ProductRecord, 'color' | 'attributes'>,
  { id, referenceKey, sizeLabel, stock, shown }: PricedVariant,
): Variant {
  const { language } = shop
  return {
    id,
    referenceKey,
    price: toPrice(shop, shown),
    lowestPriorPrice: shown.lowestPriorPrice,
    stock,
    attributes: {
      shopSize: toAttribute('shopSize', language, {
        label: sizeLabel,
        value: sizeLabel.toLowerCase(),
      }),
      colorDetail: toAttribute('colorDetail', language, {
        id: color.id,
        label: color.label,
        value: color.key,
      }),
      ...toSubscriptionAttributes(attributes, shop),
    },
  }
}
