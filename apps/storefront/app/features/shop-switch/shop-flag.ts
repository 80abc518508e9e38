import type { ShopPath } from '@saum/domain/shops'
import type { IconName } from '#app/ui/icon-names.ts'

/** The flag beside the words; both Swiss shops have the same. */
export const SHOP_FLAG = {
  de: 'flag-de',
  at: 'flag-at',
  ch: 'flag-ch',
  'fr-ch': 'flag-ch',
  en: 'flag-eu',
} as const satisfies Record<ShopPath, IconName>
