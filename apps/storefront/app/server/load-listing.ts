import type { Category } from '@saum/contract/category'
import { getProductsByCategory } from '@saum/contract/product'
import type { RouterContextProvider } from 'react-router'
import { spreadStyles } from '#app/features/catalog/spread-styles.ts'
import { toTile } from '#app/features/catalog/tile.ts'
import {
  parseListingAddress,
  removeGroup,
  toListingSearch,
  type ListingAddress,
} from '#app/features/listing/listing-address.ts'
import type { ListingFacts, SortKey } from '#app/features/listing/listing-facts.ts'
import { pageNotFound } from '#app/navigation/route-params.ts'
import { categoryContext } from './category-middleware.ts'
import { backendContext, shopContext } from './context.ts'
import { askProvider, PER_PAGE } from './listing/ask-provider.ts'
import { redirectUnlessCanonical } from './listing/canonical-address.ts'
import { refuseFarPage, refusePageBehind, toListingFacts } from './listing/listing-page-facts.ts'
import { loadVocabulary, withKnownValues } from './listing/vocabulary.ts'
import { askedAddress } from './redirect-query.ts'

type Context = Readonly<RouterContextProvider>

/** What a listing shows, and the address that says so. */
export interface ListingAnswer {
  facts: ListingFacts
  /**
   * What the address asks for as `toListingSearch` writes it, to build links from. It may say more than
   * the one in the browser: what the words of a search chose by themselves is chosen in it.
   */
  search: string
  /** The search provider could not be asked: there are no filters, and sorting is ours. */
  isLimited?: true
}

/** The listing of the category the middleware has found; throws redirects and «not found». */
export async function loadListing(context: Context, url: URL): Promise<ListingAnswer> {
  const category = context.get(categoryContext)
  const vocabulary = await loadVocabulary(context.get(backendContext))
  // New arrivals lie in no category, so they are filtered by one; elsewhere that is a way of its own.
  const hasCategories = category.key === 'new'
  const address = withKnownValues(parseAddress(url, hasCategories), vocabulary)
  refuseFarPage(address, url)
  redirectUnlessCanonical(askedAddress(context, url), address)
  const search = toListingSearch(address)
  const page = await askProvider(context, { pageUrl: pageUrl(url), address, vocabulary })
  if (page === null) {
    const facts = await loadFromShop(context, category, address)
    if (facts === null) throw pageNotFound(url.pathname)
    refusePageBehind(facts, url)
    return { facts, search, isLimited: true }
  }
  const facts = toListingFacts(page, { address, vocabulary, hasCategories })
  refusePageBehind(facts, url)
  return { facts, search }
}

function parseAddress({ searchParams }: URL, hasCategories: boolean): ListingAddress {
  const { searchTerm: _term, isExact: _exact, ...address } = parseListingAddress(searchParams)
  return hasCategories ? address : { ...removeGroup(address, 'category'), page: address.page }
}

/** How long a query is does not concern the provider. */
export function pageUrl({ origin, pathname }: URL): string {
  return origin + pathname
}

const SHOP_SORTS = {
  recommended: {},
  new: { by: 'new', direction: 'desc' },
  price_asc: { by: 'price', direction: 'asc' },
  price_desc: { by: 'price', direction: 'desc' },
} as const satisfies Record<SortKey, object>

/** What the shop itself knows of a category; `null` where it does not know it either. */
async function loadFromShop(
  context: Context,
  { id }: Category,
  { page, sort, minCents, maxCents }: ListingAddress,
): Promise<ListingFacts | null> {
  const found = await context.get(backendContext).call(getProductsByCategory, {
    categoryId: id,
    page,
    perPage: PER_PAGE,
    sort: SHOP_SORTS[sort],
    where: { minPrice: minCents, maxPrice: maxCents },
    with: 'tile',
  })
  if (!found.ok) return null
  const { products, pagination } = found.value
  const shop = context.get(shopContext)
  return {
    tiles: spreadStyles(products).map((product) => toTile(product, shop)),
    total: pagination.total,
    page,
    perPage: PER_PAGE,
    lastPage: Math.max(1, pagination.last),
    sort,
    groups: [],
  }
}
