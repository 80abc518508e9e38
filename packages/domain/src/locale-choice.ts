import { DEFAULT_SHOP, findShopByPath, SHOPS, type Shop } from './shops.ts'

/** Remembers the shop a visitor chose. */
export const SHOP_COOKIE = 'shop'
export const SHOP_COOKIE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60

/** Marks the address of a link by which a visitor chooses a shop, `?shop=chosen`. */
const CHOICE = { name: 'shop', value: 'chosen' } as const

/** The address of a page as a link of the shop switch has it. */
export function withShopChoice(href: string): string {
  const [page = '', hash] = href.split('#', 2)
  const mark = `${page.includes('?') ? '&' : '?'}${CHOICE.name}=${CHOICE.value}`
  return `${page}${mark}${hash === undefined ? '' : `#${hash}`}`
}

export function isShopChoice(search: string): boolean {
  return new URLSearchParams(search).get(CHOICE.name) === CHOICE.value
}

/** The query of the page itself. */
export function withoutShopChoice(search: string): string {
  const mark = `${CHOICE.name}=${CHOICE.value}`
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair !== mark)
  return rest.length === 0 ? '' : `?${rest.join('&')}`
}

interface VisitorHints {
  /** The value of the shop cookie. */
  cookie?: string | null | undefined
  /** The Accept-Language header. */
  acceptLanguage?: string | null | undefined
}

/** The shop behind `/`: the remembered one, else the best for the browser's languages. */
export function chooseShop({ cookie, acceptLanguage }: VisitorHints): Shop {
  const remembered = findShopByPath(cookie ?? '')
  if (remembered) return remembered
  for (const tag of preferredTags(acceptLanguage ?? '')) {
    const shop = shopForTag(tag)
    if (shop) return shop
  }
  return DEFAULT_SHOP
}

function shopForTag(tag: string): Shop | undefined {
  const language = tag.split('-', 1)[0]
  return (
    SHOPS.find((shop) => shop.locale.toLowerCase() === tag) ??
    // The table lists a language's main shop first.
    SHOPS.find((shop) => shop.language === language)
  )
}

/** Language tags in lower case, the most wanted first; equal weights keep their order. */
function preferredTags(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',')
    .map(parseRange)
    .filter((range) => range.weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map((range) => range.tag)
}

function parseRange(range: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { tag, weight: weight >= 0 && weight <= 1 ? weight : 0 }
}
