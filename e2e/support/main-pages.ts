import { getOutfits } from '@saum/contract/outfit'
import type { Shop, ShopPath } from '@saum/domain/shops'
import { askShop, findProduct } from './range.ts'

const PRIVACY_PAGE: Record<ShopPath, string> = {
  de: 'datenschutz',
  at: 'datenschutz',
  ch: 'datenschutz',
  'fr-ch': 'protection-des-donnees',
  en: 'privacy',
}

const SIZE_GUIDE: Record<ShopPath, string> = {
  de: 'groessenberatung',
  at: 'groessenberatung',
  ch: 'groessenberatung',
  'fr-ch': 'guide-des-tailles',
  en: 'size-guide',
}

export const PAGE_NAMES = [
  'home',
  'listing',
  'product',
  'outfits',
  'outfit',
  'stores',
  'store',
  'content',
  'tables',
  'basket',
  'wishlist',
  'search',
  'menu',
  'shopSwitch',
  'login',
  'register',
  'forgotten',
  'newsletter',
  'newsletterEnd',
  'tracking',
  'returns',
  'withdrawal',
  'cancellation',
  'confirmation',
  'consent',
  'error',
] as const

export type PageName = (typeof PAGE_NAMES)[number]

/** Where one page of a kind is; what the range calls its products is asked, not known. */
export async function pathOfPage(name: PageName, shop: Shop, origin: string): Promise<string> {
  const { path } = shop
  if (name === 'product') {
    const { slug, id } = await findProduct(origin, shop, ({ variants }) => variants.length > 1)
    return `/${path}/p/${slug}-${id}/`
  }
  if (name === 'outfit') {
    const [outfit] = (await askShop(origin, shop, getOutfits, { perPage: 1 })).outfits
    if (!outfit) throw new Error('The range has no outfit')
    return `/${path}/p/shop-the-look/${outfit.slug}-${outfit.id}/`
  }
  const fixed = {
    home: '',
    listing: 'c/new/',
    outfits: 'c/outfits/',
    content: `${PRIVACY_PAGE[path]}/`,
    tables: `${SIZE_GUIDE[path]}/`,
    stores: 'location/?q=10115',
    store: 'location/berlin-lindenhof/',
    basket: 'cart/',
    wishlist: 'wishlist/',
    search: 'search/?searchTerm=blazer',
    menu: 'menu/',
    shopSwitch: 'shop-switch/',
    login: 'login/',
    register: 'login/?register=true',
    forgotten: 'login/?forgotten=true',
    newsletter: 'newsletter/',
    newsletterEnd: 'newsletter-end/?token=x',
    tracking: 'order-trackform/',
    returns: 'returns-portal/',
    withdrawal: 'withdrawal/',
    cancellation: 'cancel-contract/',
    confirmation: 'success/',
    consent: 'consent/',
    error: 'nothing-hangs-here/',
  } as const
  return `/${path}/${fixed[name]}`
}

/** Pages of a customer, below `/{shop}/account/`. */
export const ACCOUNT_PAGES = [
  '',
  'orders/',
  'returns/',
  'fashion-card/',
  'profile-details/',
  'address/',
  'subscription/',
  'subscription-cancellations/',
  'data/',
] as const

/** The browser reports the status of an error page as an error of its own. */
export const MISSING_PAGE = /Failed to load resource: the server responded with a status of 404/
