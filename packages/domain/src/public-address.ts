import { parseUrl } from './parse-url.ts'
import { maskedPath, publicPath } from './secret-path.ts'

/** Query names that say what a listing, a search or a product page shows. All others are dropped. */
const PUBLIC_NAMES: ReadonlySet<string> = new Set([
  'searchTerm',
  'exact',
  'sort',
  'page',
  'priceFrom',
  'priceTo',
  'size',
  'variantId',
])
const FILTER_NAME = /^filters\[[a-z]{1,20}\]$/i

/**
 * The address of a page as others may know it. Every address that leaves the page passes here: only
 * known query names stay, the path ends before a secret, and there is neither fragment nor user.
 */
export function publicAddress(address: string): string {
  const [bare = ''] = address.split('#', 1)
  const [, origin = '', path = '', query = ''] = ADDRESS.exec(bare) ?? []
  return withoutUser(origin) + publicPath(path) + publicQuery(query)
}

const ADDRESS = /^([a-z][a-z\d+.-]*:\/\/[^/?]*)?([^?]*)(?:\?(.*))?$/is

/** Where a visitor came from: a page of our own by its public address, another site by its origin. */
export function publicReferrer(referrer: string, ownOrigin: string): string | null {
  const url = parseUrl(referrer)
  if (url === null) return null
  return url.origin === ownOrigin ? publicAddress(referrer) : `${url.origin}/`
}

/**
 * A text, such as a message of an error, with only public queries and paths in the addresses it names,
 * and without the values of secret parameters that stand elsewhere in it.
 */
export function withPublicAddresses(text: string): string {
  if (!MAY_HOLD_SECRET.test(text)) return text
  return text
    .replace(NAMED_ADDRESS, (address) => {
      const [bare = ''] = address.split('#', 1)
      const [, origin = '', path = '', query = ''] = ADDRESS.exec(bare) ?? []
      return withoutUser(origin) + maskedPath(path, '…') + publicQuery(query)
    })
    .replace(SECRET_PARAMETER, '$1=…')
}

/** An address or a path in a text. Schemes are short: a long word is not read to its end from every dot in it. */
export const NAMED_ADDRESS =
  /\b[a-z][a-z\d+.-]{0,30}:\/\/[^\s"'<>()]+|(?<![\w.])(?:\/|%2f)[^\s"'<>()]+/gi
const SECRET_PARAMETER =
  /\b(cbd|code|confirm|hash|\w*(?:jwt|secret|token)|receipt|revoke|state|verify)=[^\s&;"'`<>()]+/gi
/** Most texts have none of these and are left as they are. */
const MAY_HOLD_SECRET = /[/=%]/

/** As it was written, without the pairs that are not known to be harmless. */
function publicQuery(query: string): string {
  const pairs = query.split('&').filter(isPublicPair)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function isPublicPair(pair: string): boolean {
  const [name = ''] = new URLSearchParams(pair).keys()
  return PUBLIC_NAMES.has(name) || FILTER_NAME.test(name)
}

/** Without who is logged in to it. */
export function withoutUser(origin: string): string {
  return origin.replace(/\/\/.*@/s, '//')
}
