import { parseRedirectTarget } from '@saum/domain/safe-redirect'
import type { ProductPage } from '@saum/engine/page/product-page'
import { redirect, redirectDocument, type RouterContextProvider } from 'react-router'
import { MAX_TERM_LENGTH } from '#app/features/listing/address-parts.ts'
import {
  clearFilters,
  hasFilters,
  parseListingAddress,
  setPage,
  setPriceRange,
  setValues,
  toListingSearch,
  VALUE_KEYS,
  type ListingAddress,
} from '#app/features/listing/listing-address.ts'
import { backendContext, scopeContext, shopContext } from './context.ts'
import { askProvider, PER_PAGE } from './listing/ask-provider.ts'
import { redirectUnlessCanonical } from './listing/canonical-address.ts'
import { facetOf, HIGHEST_PRICE } from './listing/facet-asks.ts'
import { refuseFarPage, refusePageBehind, toListingFacts } from './listing/listing-page-facts.ts'
import { findNamedProduct } from './listing/named-product.ts'
import { loadVocabulary, withKnownValues, type Vocabulary } from './listing/vocabulary.ts'
import { pageUrl, type ListingAnswer } from './load-listing.ts'
import { askedAddress } from './redirect-query.ts'
import { executedAddress } from './run-executions.ts'
import type { SearchVisitor } from './search-visitor.ts'

type Context = Readonly<RouterContextProvider>

export interface FoundSearch extends ListingAnswer {
  /** As typed, cut to what is searched for; never empty here. */
  searchTerm: string
  /** More was typed than is searched for. */
  wasCut?: true
  /** The products were found with `corrected`; `revertSearch` is the query string that insists. */
  correction?: { original: string; corrected: string; revertSearch: string }
  /** Could be searched for instead; `search` is the query string that does. */
  didYouMean?: { term: string; search: string }
  /** What the shop wants said about this search. */
  notices: string[]
  /** The provider could not be asked: nothing is known, and the page says so with 503. */
  isUnavailable?: true
}

/** `null` where nothing is searched for. Throws redirects and «not found». */
export async function loadSearch(
  context: Context,
  url: URL,
  visitor: SearchVisitor | null = null,
): Promise<FoundSearch | null> {
  const parsed = parseListingAddress(url.searchParams)
  const { searchTerm } = parsed
  if (searchTerm === undefined) return null
  const vocabulary = await loadVocabulary(context.get(backendContext))
  const address = withKnownValues(parsed, vocabulary)
  refuseFarPage(address, url)
  redirectUnlessCanonical(askedAddress(context, url), address)
  if (!address.isExact && !hasFilters(address)) await followNumber(context, searchTerm)
  const wasCut = (url.searchParams.get('searchTerm') ?? '').trim().length > MAX_TERM_LENGTH
  const typed = { searchTerm, ...(wasCut && { wasCut: true as const }) }
  const asked = { pageUrl: pageUrl(url), address, vocabulary, visitor }
  const page = await askProvider(context, asked)
  if (page === null) return { ...typed, ...nothingKnown(address) }

  if (!address.isExact && !hasFilters(address)) followTrigger(context, url, page)
  const shown = withNamedValues(address, page, vocabulary)
  const facts = toListingFacts(page, { address: shown, vocabulary, hasCategories: true })
  refusePageBehind(facts, url)
  return {
    ...typed,
    facts,
    search: toListingSearch(shown),
    ...toCorrection(address, page),
    notices: [...page.triggers.notifications],
  }
}

function nothingKnown(address: ListingAddress) {
  const { page, sort } = address
  const facts = { tiles: [], total: 0, page, perPage: PER_PAGE, lastPage: 1, sort, groups: [] }
  return { facts, search: toListingSearch(address), notices: [], isUnavailable: true as const }
}

/** Whoever types the number of a product wants that one; `exact` still searches for it. */
async function followNumber(context: Context, searchTerm: string): Promise<void> {
  const href = await findNamedProduct(context, searchTerm)
  if (href !== null) throw redirect(href, { status: 302 })
}

/** Where the shop would rather send this shopper; an address that is none of the web is not followed. */
function followTrigger(context: Context, url: URL, { triggers }: ProductPage): void {
  const { publicOrigin } = context.get(scopeContext).settings
  const address = triggers.redirectTo || executedAddress(triggers, context.get(shopContext))
  const target = parseRedirectTarget(address ?? 'about:blank', publicOrigin)
  if (target === null || target.href === `${url.pathname}${url.search}`) return
  throw (target.isExternal ? redirectDocument : redirect)(target.href, { status: 302 })
}

/**
 * What the words of the query chose by themselves, chosen: a shopper sees it among the filters and can
 * take it back. From then on the words choose nothing, or it would come back at once.
 */
function withNamedValues(
  address: ListingAddress,
  { answeredFacets, queryExecuted }: ProductPage,
  vocabulary: Vocabulary,
): ListingAddress {
  let named = address
  for (const key of VALUE_KEYS) {
    const facet = answeredFacets.find(({ facetId }) => facetId === facetOf(key))
    if (facet?.type !== 'regular') continue
    const ids = facet.values.flatMap(({ isAutoSelected, value }) =>
      isAutoSelected ? (vocabulary.group(key)?.byValue.get(value)?.id ?? []) : [],
    )
    if (ids.length > 0) named = setValues(named, key, ids)
  }
  named = withNamedPrice(named, answeredFacets)
  if (named === address) return address
  return { ...setPage(named, address.page), searchTerm: queryExecuted, isExact: true }
}

/** What a query such as `unter 100 Euro` asks for. */
function withNamedPrice(
  address: ListingAddress,
  facets: ProductPage['answeredFacets'],
): ListingAddress {
  const facet = facets.find(({ facetId }) => facetId === 'ec_price')
  const values = facet?.type === 'numericalRange' ? facet.values : []
  const range = values.find(({ isAutoSelected }) => isAutoSelected)
  if (range === undefined) return address
  const toCents = range.end < HIGHEST_PRICE ? Math.round(range.end * 100) : undefined
  return setPriceRange(address, { fromCents: Math.round(range.start * 100), toCents })
}

function toCorrection(
  address: ListingAddress,
  { correction, triggers }: ProductPage,
): Pick<FoundSearch, 'correction' | 'didYouMean'> {
  const corrected = correction.wasCorrectedTo || triggers.queryModification.newQuery
  if (corrected !== '') {
    const original = address.searchTerm ?? ''
    const revertSearch = toListingSearch(setPage({ ...address, isExact: true }, 1))
    return { correction: { original, corrected, revertSearch } }
  }
  const term = correction.correctedQuery
  if (term === '') return {}
  const { isExact: _, ...anew } = { ...clearFilters(address), searchTerm: term }
  return { didYouMean: { term, search: toListingSearch(anew) } }
}
