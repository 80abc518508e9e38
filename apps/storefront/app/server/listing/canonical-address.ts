import { redirect } from 'react-router'
import { toListingSearch, type ListingAddress } from '#app/features/listing/listing-address.ts'

/** Parameters that are ours to write; whatever else somebody hung on an address stays on it. */
const OURS = new Set(['sort', 'page', 'searchTerm', 'exact', 'priceFrom', 'priceTo'])

function isOurs(name: string): boolean {
  return OURS.has(name) || name.startsWith('filters[')
}

/**
 * One way to write what is asked for: a form, an old link or a typed address is led to it. Order and
 * encoding do not matter, since caches sort and some programs encode more than others. A text that is
 * too long stays, so that the page can say so.
 */
export function redirectUnlessCanonical(url: URL, address: ListingAddress): void {
  const given = [...url.searchParams].filter(([name]) => isOurs(name))
  const typed = url.searchParams.get('searchTerm')
  const asked = new URLSearchParams(toListingSearch(address))
  if (typed !== null && address.searchTerm !== undefined) asked.set('searchTerm', typed)
  if (sorted(asked) === sorted(new URLSearchParams(given))) return
  const foreign = new URLSearchParams([...url.searchParams].filter(([name]) => !isOurs(name)))
  const search = toListingSearch(address)
  const rest = String(foreign)
  const joined = rest === '' ? search : `${search === '' ? '?' : `${search}&`}${rest}`
  throw redirect(`${url.pathname}${joined}`, { status: 303 })
}

function sorted(params: URLSearchParams): string {
  params.sort()
  return String(params)
}
