import type { ResultOf } from '@saum/contract/call'
import type { getShopConfiguration } from '@saum/contract/shop-configuration'
import type { Shop } from '@saum/domain/shops'

export function toShopConfiguration(shop: Shop): ResultOf<typeof getShopConfiguration> {
  const { shopId, country, path, locale, currency } = shop
  return {
    shopId,
    name: 'Saum',
    country,
    customData: {},
    shopCustomData: { path, locale, currency, currencyFractionDigits: 2 },
  }
}
