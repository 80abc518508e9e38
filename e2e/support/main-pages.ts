import type { Shop, ShopPath } from '@saum/domain/shops'

const PRIVACY_PAGE: Record<ShopPath, string> = {
  de: 'datenschutz',
  at: 'datenschutz',
  ch: 'datenschutz',
  'fr-ch': 'protection-des-donnees',
  en: 'privacy',
}

/** One page of every kind; a product is found by its number, whatever it is called in a shop. */
export function mainPages({ path }: Pick<Shop, 'path'>) {
  return {
    home: `/${path}/`,
    listing: `/${path}/c/new/`,
    product: `/${path}/p/blazer-27010/`,
    content: `/${path}/${PRIVACY_PAGE[path]}/`,
    basket: `/${path}/cart/`,
    wishlist: `/${path}/wishlist/`,
    search: `/${path}/search/?searchTerm=blazer`,
    login: `/${path}/login/`,
    error: `/${path}/nothing-hangs-here/`,
  } as const
}

/** The browser reports the status of an error page as an error of its own. */
export const MISSING_PAGE = /Failed to load resource: the server responded with a status of 404/
