import type { Locale } from '@saum/domain/shops'

/**
 * Texts of things that exist only in some shops: the 30-day price of EU law, the earlier price of
 * Swiss law, express in Germany, one tax rate per country in the EU shop,
 * the voluntary return where the law knows no withdrawal.
 */
export const SHOP_DEPENDENT = {
  'price.lowest_30': ['de-DE', 'de-AT', 'en-GB'],
  'price.reduced_from_lowest': ['de-DE', 'de-AT', 'en-GB'],
  'price.not_below_lowest': ['de-DE', 'de-AT', 'en-GB'],
  'price.swiss_before': ['de-CH', 'fr-CH'],
  'price.swiss_before_hint': ['de-CH', 'fr-CH'],
  'price.swiss_saving': ['de-CH', 'fr-CH'],
  'price.vat_changes': ['en-GB'],
  'product.delivery_express': ['de-DE'],
  'product.delivery_zone_near': ['en-GB'],
  'product.delivery_zone_middle': ['en-GB'],
  'product.delivery_zone_far': ['en-GB'],
  'product.delivery_other_countries': ['en-GB'],
  'withdrawal.voluntary': ['de-CH', 'fr-CH'],
} as const satisfies Record<string, readonly Locale[]>
