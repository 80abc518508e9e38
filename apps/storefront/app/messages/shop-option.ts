import type { ShopPath } from '@saum/domain/shops'

const SHOP_OPTION = {
  de: 'shop.option_de',
  at: 'shop.option_at',
  ch: 'shop.option_ch',
  'fr-ch': 'shop.option_fr_ch',
  en: 'shop.option_en',
} as const satisfies Record<ShopPath, string>

/** Message key of a shop's name: country, language and currency in words. */
export function shopOption(path: ShopPath) {
  return SHOP_OPTION[path]
}
