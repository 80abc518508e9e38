import type { SearchAnswer } from '@saum/contract/search'
import type { Shop } from '@saum/domain/shops'
import type * as v from '@saum/schema/schema'
import type { Log } from '@saum/thread/log'
import { keepSearch } from '../analytics/keep-search.ts'
import type { EventLog } from '../events/event-log.ts'
import { isNarrowing } from '../facets/facet-question.ts'
import type { FacetPlan } from '../facets/plan-facets.ts'
import type { IndexAnswer } from '../index/index-answer.ts'
import { productsAnswer } from '../listing/answer-products.ts'
import { findListed, findSearched, priceCondition } from '../listing/find-products.ts'
import { listingScope } from '../listing/listing-scope.ts'
import { namedRanges, namedValues } from '../listing/named-values.ts'
import { pageWindow } from '../listing/page-window.ts'
import { toSortKeys } from '../listing/sorts.ts'
import type { Trigger } from '../rules/search-rules.ts'
import type { ShopSearch } from '../shop-search.ts'
import type { Analyser } from '../text/analyser.ts'
import { highlighterOf } from '../text/highlights.ts'
import type { QueryPlan } from '../text/query-plan.ts'
import { facetPlans, recognisedClient, refuseOtherShop } from './commerce-context.ts'
import {
  listingRequest,
  productSuggestRequest,
  redirectRequest,
  searchRequest,
} from './commerce-request.ts'
import { answerJson, answerText } from './json-answer.ts'
import { readBody } from './read-body.ts'
import type { HandlerContext } from './route.ts'

/** Fills rows of two, three and four tiles alike. */
const DEFAULT_PER_PAGE = 24
const DEFAULT_INSTANT_PRODUCTS = 5

export async function answerListing(context: HandlerContext): Promise<SearchAnswer> {
  const body = readBody(listingRequest, context.request)
  refuseOtherShop(context, body)
  const listing = listingScope(body.context.view.url, context.shop.categories)
  const asked = toAsked(body, facetPlans(context, body.facets, { basePath: listing.path }))
  const found = await findListed(context.shop, listing, toWanted(asked))
  return answerText(productsAnswer(context.shop.shop, asked, found).text)
}

export interface SearchParts {
  /** Where searches of visitors who agreed are kept. */
  events: EventLog
  /** How the shop reads texts, for what is highlighted in names. */
  analyserOf(shop: Shop): Analyser
  log: Log
}

export async function answerSearch(
  context: HandlerContext,
  parts: SearchParts,
): Promise<SearchAnswer> {
  const body = readBody(searchRequest, context.request)
  refuseOtherShop(context, body)
  const asked = toAsked(body, facetPlans(context, body.facets))
  const searched = await planSearch(context.shop, body)
  const { plan, offer } = searched
  const named = { autoSelected: namedValues(plan.text), autoRanges: namedRanges(plan) }
  const narrowed =
    named.autoSelected.size + named.autoRanges.size === 0
      ? null
      : toAsked(body, facetPlans(context, body.facets, named))
  const { text, responseId, total } = await searchNarrowed(context.shop, body.query, {
    ...searched,
    asked,
    narrowed,
    parts,
  })
  // The same query with filters or on later pages is the same search, and so is one insisted on.
  const isNarrowed = asked.facets.some(({ facet }) => isNarrowing(facet))
  const isFirst = asked.page === 0 && !isNarrowed && offer === null
  // As it was understood: nobody is to be offered what somebody mistyped.
  const { query } = plan
  const done = { query, clientId: recognisedClient(body), total, responseId }
  if (isFirst) keepSearch(context, done, parts)
  return answerText(text)
}

interface SearchPlan {
  plan: QueryPlan
  /** The shopper insists on the query. */
  isAsTyped: boolean
  /** How it would be corrected otherwise. */
  offer: QueryPlan['correction']
}

async function planSearch(
  { planner }: ShopSearch,
  { query, queryCorrection }: v.InferOutput<typeof searchRequest>,
): Promise<SearchPlan> {
  const plan = await planner.plan(query)
  const isAsTyped = queryCorrection?.options?.automaticallyCorrect === 'never'
  if (!isAsTyped || plan.correction === null) return { plan, isAsTyped, offer: null }
  const typed = await planner.plan(query, { isCorrecting: false })
  return { plan: typed, isAsTyped, offer: plan.correction }
}

/** Products while somebody types: the same as a search, but nothing of it is kept. */
export async function answerProductSuggest(
  context: HandlerContext,
  parts: SearchParts,
): Promise<SearchAnswer> {
  const body = readBody(productSuggestRequest, context.request)
  refuseOtherShop(context, body)
  const perPage = body.perPage ?? DEFAULT_INSTANT_PRODUCTS
  const asked = { page: body.page, perPage, sort: null, facets: [] }
  const plan = await context.shop.planner.plan(body.query)
  const wanted = { ...toWanted(asked), condition: priceCondition(plan) }
  const answer = await findSearched(context.shop, plan, wanted)
  const searched = { plan, isAsTyped: false, offer: null }
  return answerText(write(context.shop, body.query, { ...searched, asked, answer, parts }).text)
}

/** Where a search box sends its shopper instead of showing products; newer clients ask for it alone. */
export async function answerRedirect(context: HandlerContext): Promise<SearchAnswer> {
  const { shop, request } = context
  const body = readBody(redirectRequest, request)
  refuseOtherShop(context, body)
  const plan = await shop.planner.plan(body.query)
  const triggers = triggersFor(shop, body.query, plan)
  const redirect = triggers.find(({ type }) => type === 'redirect')
  return answerJson({ redirect: redirect?.content ?? null })
}

interface Asked {
  page: number
  perPage: number
  sort: v.InferOutput<typeof listingRequest>['sort']
  facets: readonly FacetPlan[]
}

function toAsked(body: v.InferOutput<typeof listingRequest>, facets: readonly FacetPlan[]): Asked {
  const { page, perPage, sort } = body
  return { page, perPage: perPage ?? DEFAULT_PER_PAGE, sort, facets }
}

function toWanted(asked: Asked) {
  return { facets: asked.facets, sort: toSortKeys(asked.sort), ...pageWindow(asked) }
}

interface SearchQuestion extends SearchPlan {
  asked: Asked
  /** With the facets that the query itself names. */
  narrowed: Asked | null
  parts: SearchParts
}

/** What the query names is selected, unless then nothing would be found. */
async function searchNarrowed(shop: ShopSearch, query: string, question: SearchQuestion) {
  const { plan, narrowed } = question
  let asked = narrowed ?? question.asked
  let answer = await findSearched(shop, plan, toWanted(asked))
  if (answer.total === 0 && narrowed !== null) {
    asked = question.asked
    answer = await findSearched(shop, plan, toWanted(asked))
  }
  return { ...write(shop, query, { ...question, asked, answer }), total: answer.total }
}

interface Written extends SearchPlan {
  asked: Asked
  answer: IndexAnswer
  parts: SearchParts
}

function write(shop: ShopSearch, query: string, written: Written) {
  const { plan, isAsTyped, offer, asked, answer, parts } = written
  const triggers = triggersFor(shop, query, plan)
  return productsAnswer(shop.shop, asked, answer, {
    triggers: isAsTyped ? triggers.filter(({ type }) => type !== 'query') : triggers,
    correction: plan.correction,
    offer,
    highlight: highlighterOf(plan, parts.analyserOf(shop.shop)),
  })
}

/** Rules are written for queries as they should be typed; what was typed counts first. */
function triggersFor({ rules }: ShopSearch, query: string, plan: QueryPlan): readonly Trigger[] {
  const typed = rules.triggersFor(query)
  return typed.length > 0 || plan.correction === null ? typed : rules.triggersFor(plan.query)
}
