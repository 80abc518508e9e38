import * as v from '@saum/schema/schema'
import { facetRequests, facetSearchEntries } from '../facets/facet-request.ts'
import { sortRequest } from '../listing/sorts.ts'

const MAX_QUERY_LENGTH = 2000
const MAX_PER_PAGE = 1000
const MAX_CART_LINES = 1000

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const shortText = v.pipe(v.string(), v.maxLength(MAX_QUERY_LENGTH))
const productId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))
const cartLines = v.pipe(
  v.array(
    v.object({
      productId,
      quantity: v.pipe(v.number(), v.minValue(0)),
      price: v.nullish(v.pipe(v.number(), v.minValue(0))),
    }),
  ),
  v.maxLength(MAX_CART_LINES),
)

const context = v.object({
  user: v.nullish(
    v.object({
      userAgent: v.nullish(v.string()),
      latitude: v.nullish(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
      longitude: v.nullish(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
    }),
  ),
  view: v.object({
    url: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8192)),
    referrer: v.nullish(v.string()),
  }),
  capture: v.nullish(v.boolean(), false),
  cart: v.nullish(cartLines, () => []),
  source: v.nullish(v.array(v.string())),
  product: v.nullish(v.object({ productId })),
  purchased: v.nullish(cartLines, () => []),
})

/** What every commerce call carries; further keys are ignored. */
const common = {
  trackingId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100), v.regex(/^[\w.-]+$/)),
  /** Empty where the visitor is not to be recognised. */
  clientId: v.nullish(v.pipe(v.string(), v.maxLength(100)), ''),
  context,
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/i)),
  country: v.pipe(v.string(), v.regex(/^[a-z]{2}$/i)),
  currency: v.picklist(Intl.supportedValuesOf('currency')),
}

const paging = {
  page: v.nullish(count, 0),
  perPage: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PER_PAGE))),
}

const refinable = { ...common, ...paging, facets: facetRequests, sort: sortRequest }

export const listingRequest = v.object({ ...refinable, query: v.nullish(shortText, '') })

/** Whoever insists on what was typed is offered a correction and gets none; the names are classic. */
const queryCorrection = v.nullish(
  v.object({
    options: v.nullish(
      v.object({ automaticallyCorrect: v.nullish(v.picklist(['never', 'whenNoResults'])) }),
    ),
  }),
)

export const searchRequest = v.object({ ...refinable, query: shortText, queryCorrection })

export const productSuggestRequest = v.object({
  ...common,
  ...paging,
  query: v.nullish(shortText, ''),
})

export const redirectRequest = v.object({ ...common, query: shortText })

export const querySuggestRequest = v.object({
  ...common,
  query: v.nullish(shortText, ''),
  count: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
})

export const recommendationsRequest = v.object({
  ...common,
  ...paging,
  slotId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  /** Older clients name the product here, newer ones in the context. */
  productId: v.nullish(productId),
})

export const listingFacetRequest = v.object({ ...listingRequest.entries, ...facetSearchEntries })

export const searchFacetRequest = v.object({ ...searchRequest.entries, ...facetSearchEntries })

/** Which products a facet search is about: those of a listing or those of a search. */
export const solutionType = v.object({ type: v.picklist(['LISTING', 'SEARCH']) })

/** The part that every call has. */
export type CommerceRequest = Pick<
  v.InferOutput<typeof querySuggestRequest>,
  'trackingId' | 'clientId' | 'context'
>
