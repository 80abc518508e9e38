import { findShopByPath } from '@saum/domain/shops'
import { toLinkAddress } from '../rich-text/link-address.ts'
import type { Finding } from '../space/finding.ts'
import type { Source } from '../space/item.ts'
import type { LoadedSpace } from '../space/load-space.ts'

/** First parts of addresses that are screens of the shop and not pages of the space. */
const SCREENS = new Set([
  'account',
  'c',
  'cancel-contract',
  'cart',
  'checkout',
  'location',
  'login',
  'newsletter',
  'order-trackform',
  'p',
  'returns-portal',
  'search',
  'wishlist',
  'withdrawal',
])

/** Links to pages that are not there, and addresses nobody may link to. */
export function checkAddresses({ published, drafts }: LoadedSpace): Finding[] {
  const sources = [...published.values(), ...drafts.values()]
  const pages = sources.flatMap(({ id, items: [first] }) =>
    first?.kind === 'Entry' && first.type === 'page'
      ? [{ id, slugs: first.fields['slug'] ?? {} }]
      : [],
  )
  const keys = new Set(pages.map(({ id }) => id))
  const slugs = new Set(
    pages.flatMap((page) =>
      Object.entries(page.slugs).map(([locale, slug]) => `${locale}/${String(slug)}`),
    ),
  )
  return sources.flatMap((source) =>
    [...new Set(addressesIn(source))].flatMap((address) => {
      const fault = faultOf(address, keys, slugs)
      if (fault === null) return []
      return [{ severity: 'fault' as const, file: source.files[0] ?? '', message: fault }]
    }),
  )
}

function faultOf(address: string, pages: Set<string>, slugs: Set<string>): string | null {
  if (toLinkAddress(address) === null) return `links to an unusable address: "${address}"`
  const page = /^page:(.+)$/.exec(address)?.[1]
  if (page !== undefined) return pages.has(page) ? null : `links to the unknown page "${page}"`
  const [, shopPath = '', path = ''] = /^\/([a-z-]+)\/([^?#]*)/.exec(address) ?? []
  const shop = findShopByPath(shopPath)
  if (shop === undefined) return null
  const slug = path.replace(/^s\//, '').replace(/\/$/, '')
  const isKnown =
    SCREENS.has(path.split('/')[0] ?? '') || slug === '' || slugs.has(`${shop.locale}/${slug}`)
  return isKnown ? null : `links to the unknown page "${address}"`
}

/** Of rich text and of the fields that lead somewhere. */
function addressesIn({ items }: Source): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'Asset') return []
    const targets = Object.values(item.fields['linkTarget'] ?? {}).map(String)
    const links = JSON.stringify(item.fields)
      .matchAll(/"uri":("(?:[^"\\]|\\.)*")/g)
      .map(([, uri = '""']) => String(JSON.parse(uri)))
    return [...targets, ...links]
  })
}
