import type { Shop } from '@saum/domain/shops'

/** The dialog that every «change shop» link opens. */
export const SHOP_SWITCH_ID = 'shop-switch'

/** The page that such a link leads to without script. */
export function shopSwitchHref({ path }: Pick<Shop, 'path'>): string {
  return `/${path}/shop-switch/`
}
