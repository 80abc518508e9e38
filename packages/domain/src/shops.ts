/** The five regional shops: one table drives routes, links, hreflang, currency, texts and mail. */
export const SHOPS = [
  {
    shopId: 10028,
    path: 'de',
    locale: 'de-DE',
    language: 'de',
    country: 'DE',
    currency: 'EUR',
    hreflang: 'de-DE',
    trackingId: 'comma_de',
    timeZone: 'Europe/Berlin',
    apiBasePath: '/api/de',
  },
  {
    shopId: 10029,
    path: 'at',
    locale: 'de-AT',
    language: 'de',
    country: 'AT',
    currency: 'EUR',
    hreflang: 'de-AT',
    trackingId: 'comma_at',
    timeZone: 'Europe/Vienna',
    apiBasePath: '/api/at',
  },
  {
    shopId: 10030,
    path: 'ch',
    locale: 'de-CH',
    language: 'de',
    country: 'CH',
    currency: 'CHF',
    hreflang: 'de-CH',
    trackingId: 'comma_ch',
    timeZone: 'Europe/Zurich',
    apiBasePath: '/api/ch',
  },
  {
    shopId: 10031,
    path: 'fr-ch',
    locale: 'fr-CH',
    language: 'fr',
    country: 'CH',
    currency: 'CHF',
    hreflang: 'fr-CH',
    trackingId: 'comma_ch',
    timeZone: 'Europe/Zurich',
    apiBasePath: '/api/fr-ch',
  },
  {
    shopId: 10032,
    path: 'en',
    locale: 'en-GB',
    language: 'en',
    country: 'DE',
    currency: 'EUR',
    hreflang: 'en',
    trackingId: 'comma_eu',
    timeZone: 'Europe/Berlin',
    apiBasePath: '/api/en',
  },
] as const

export type Shop = (typeof SHOPS)[number]
export type ShopId = Shop['shopId']
export type ShopPath = Shop['path']
export type Locale = Shop['locale']
export type Currency = Shop['currency']

/** The shop a visitor gets when nothing tells us better. */
export const DEFAULT_SHOP: Shop = SHOPS[0]

export const LOCALES: readonly Locale[] = SHOPS.map((shop) => shop.locale)

const byPath = new Map<string, Shop>(SHOPS.map((shop) => [shop.path, shop]))
const byId = new Map<number, Shop>(SHOPS.map((shop) => [shop.shopId, shop]))

export function findShopByPath(path: string): Shop | undefined {
  return byPath.get(path)
}

export function findShopById(shopId: number): Shop | undefined {
  return byId.get(shopId)
}
