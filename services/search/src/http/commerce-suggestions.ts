import { randomUUID } from 'node:crypto'
import type { SearchAnswer } from '@saum/contract/search'
import type * as v from '@saum/schema/schema'
import { fieldSuggestionsFacets } from '../facets/facet-definitions.ts'
import { NO_RESULTS } from '../listing/answer-products.ts'
import { toPagination } from '../listing/page-window.ts'
import { plainProductsText } from '../listing/product-text.ts'
import type { RecommendationQuestion } from '../recommend/recommendations.ts'
import { recognisedClient, refuseOtherShop } from './commerce-context.ts'
import { querySuggestRequest, recommendationsRequest } from './commerce-request.ts'
import { answerJson, answerText } from './json-answer.ts'
import { readBody, refusedProperties } from './read-body.ts'
import type { HandlerContext } from './route.ts'

const DEFAULT_COMPLETIONS = 5
const MAX_COMPLETIONS = 20
const DEFAULT_RECOMMENDATIONS = 12

export async function answerQuerySuggest(context: HandlerContext): Promise<SearchAnswer> {
  const { shop, request } = context
  const body = readBody(querySuggestRequest, request)
  refuseOtherShop(context, body)
  const limit = Math.min(body.count ?? DEFAULT_COMPLETIONS, MAX_COMPLETIONS)
  return answerJson({
    responseId: randomUUID(),
    completions: await shop.suggestions.complete(body.query, limit),
    fieldSuggestionsFacets: fieldSuggestionsFacets(shop.shop),
  })
}

export async function answerRecommendations(context: HandlerContext): Promise<SearchAnswer> {
  const { shop, request } = context
  const body = readBody(recommendationsRequest, request)
  refuseOtherShop(context, body)
  const question = toQuestion(body)
  const answer = await shop.recommendations.recommend(question)
  if (answer === null) {
    throw refusedProperties([{ property: 'slotId', message: 'value is not in enum.' }])
  }

  const found = await shop.index.products(answer.productIds)
  const byId = new Map(found.map(({ id, product }) => [id, product]))
  const products = answer.productIds.flatMap((id) => byId.get(id) ?? [])
  const rest = JSON.stringify({
    headline: answer.headline,
    results: NO_RESULTS,
    pagination: toPagination(question, answer.total),
  })
  const text = plainProductsText(products)
  return answerText(`{"responseId":"${randomUUID()}","products":${text},${rest.slice(1)}`)
}

function toQuestion(body: v.InferOutput<typeof recommendationsRequest>): RecommendationQuestion {
  const { context, slotId, page } = body
  const shown = body.productId ?? context.product?.productId ?? null
  return {
    slotId,
    productId: shown === null ? null : toProductId(shown),
    clientId: recognisedClient(body),
    cart: toProductIds(context.cart),
    purchased: toProductIds(context.purchased),
    page,
    perPage: body.perPage ?? DEFAULT_RECOMMENDATIONS,
  }
}

function toProductIds(lines: readonly { productId: string }[]): number[] {
  return lines.flatMap(({ productId }) => toProductId(productId) ?? [])
}

/** Ours are numbers; a product that is not cannot be one we know. */
function toProductId(text: string): number | null {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0
  return id > 0 ? id : null
}
