import { randomUUID } from 'node:crypto'
import type { Shop } from '@saum/domain/shops'
import { toFacetResponses } from '../facets/to-facet-responses.ts'
import type { FacetPlan } from '../facets/plan-facets.ts'
import type { IndexAnswer } from '../index/index-answer.ts'
import type { Trigger } from '../rules/search-rules.ts'
import type { Correction } from '../text/query-plan.ts'
import { toPagination } from './page-window.ts'
import { productsText, type FindHighlights } from './product-text.ts'
import { toSortAnswer } from './sorts.ts'

interface AskedPage {
  page: number
  perPage: number
  sort: Parameters<typeof toSortAnswer>[0]
  facets: readonly FacetPlan[]
}

interface QueryPart {
  triggers: readonly Trigger[]
  /** What the products were found with. */
  correction: Correction | null
  /** What they could have been found with, where the query was to stay as it is. */
  offer: Correction | null
  highlight: FindHighlights | null
}

/** Newer clients read products mixed with other content from here, even when they do not want any. */
export const NO_RESULTS: readonly never[] = []

/** The reply of a listing, and with a query that of a search. */
export function productsAnswer(
  shop: Shop,
  asked: AskedPage,
  { total, hits, facets }: IndexAnswer,
  query: QueryPart | null = null,
): { responseId: string; text: string } {
  const responseId = randomUUID()
  const rest = JSON.stringify({
    results: NO_RESULTS,
    facets: toFacetResponses(asked.facets, facets),
    pagination: toPagination(asked, total),
    sort: toSortAnswer(asked.sort, shop),
    triggers: query?.triggers ?? [],
    ...(query === null ? {} : { queryCorrection: toQueryCorrection(query) }),
  })
  const products = productsText(hits, query?.highlight ?? null)
  const text = `{"responseId":"${responseId}","products":${products},${rest.slice(1)}`
  return { responseId, text }
}

/** Only a query that was searched for has the name of a corrected one. */
function toQueryCorrection({ correction, offer }: QueryPart) {
  const known = correction ?? offer
  if (known === null) return { originalQuery: null, correctedQuery: null, corrections: [] }
  const { correctedQuery, wordCorrections } = known
  return {
    originalQuery: correction?.originalQuery ?? null,
    correctedQuery: correction?.correctedQuery ?? null,
    corrections: [{ correctedQuery, wordCorrections }],
  }
}
