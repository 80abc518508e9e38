import { randomUUID } from 'node:crypto'
import type { SearchAnswer } from '@saum/contract/search'
import type { Log } from '@saum/thread/log'
import { answerWishes } from '../answers/answer-request.ts'
import type { PendingQuestions } from '../answers/pending-questions.ts'
import type { EventLog } from '../events/event-log.ts'
import { keepSearch } from '../analytics/keep-search.ts'
import { isNarrowing } from '../facets/facet-question.ts'
import { answerJson } from '../http/json-answer.ts'
import { readBody } from '../http/read-body.ts'
import type { HandlerContext } from '../http/route.ts'
import { answerInShort, NO_SHORT_ANSWER } from './answer-in-short.ts'
import { searchBody, type SearchBody } from './classic-request.ts'
import { toSortKeys } from './classic-sort.ts'
import { correctionMode, findResults, type Results } from './find-results.ts'
import { createWordFinder, formsIn, phrasesIn } from './highlight-words.ts'
import { readQuery } from './read-parts.ts'
import { resultWindow } from './result-window.ts'
import { facetsPart, planSearchFacets } from './search-facets.ts'
import { toResult } from './to-result.ts'

export interface ClassicSearchParts {
  events: EventLog
  /** Where questions wait for clients that fetch answers by id. */
  pending: PendingQuestions
  log: Log
}

export async function answerSearch(
  context: HandlerContext,
  parts: ClassicSearchParts,
): Promise<SearchAnswer> {
  const startedAt = performance.now()
  const body = readBody(searchBody, context.request)
  const { shop, now } = context
  const facets = planSearchFacets(context, body)
  const allFacets = [...facets.asked, ...facets.automatic]
  const clock = { now, timeZone: shop.shop.timeZone }
  const query = await readQuery(body, { planner: shop.planner, clock })
  const sort = toSortKeys(body.sortCriteria)
  const wanted = { facets: allFacets, sort, ...resultWindow(body) }
  const results = await findResults(shop, query, wanted, correctionMode(body))

  const searchUid = randomUUID()
  const { total } = results.answer
  // What a condition leaves nothing of may still find something without it.
  const isTelling = total > 0 || query.condition === null
  // The same query with filters or on later pages is the same search.
  const isFirst = body.firstResult === 0 && !allFacets.some(({ facet }) => isNarrowing(facet))
  if (isFirst && isTelling) {
    const clientId = body.analytics?.capture ? body.analytics.clientId : null
    keepSearch(context, { query: body.q, clientId, total, responseId: searchUid }, parts)
  }
  const duration = Math.round(performance.now() - startedAt)
  return answerJson({
    ...resultsPart(context, body, results),
    ...facetsPart(body, facets, results.answer),
    ...correctionPart(body, results),
    triggers: shop.rules.triggersFor(body.q),
    questionAnswer: isFirst ? await answerInShort(context, body.q) : NO_SHORT_ANSWER,
    searchUid,
    pipeline: body.pipeline ?? 'default',
    apiVersion: 2,
    duration,
    indexDuration: duration,
    requestDuration: duration,
    index: shop.shop.path,
    indexToken: '',
    // Results are ranked in one way for everybody, so no test of two ways ever runs.
    splitTestRun: '',
    extendedResults: extendedResults(context, body, parts.pending),
    ...(body.debug ? { executionReport: { duration, children: [] } } : {}),
  })
}

function resultsPart({ shop }: HandlerContext, body: SearchBody, { answer, plan }: Results) {
  const findWords = createWordFinder(plan.query)
  const parts = {
    shop: shop.shop,
    findWords,
    fields: body.fieldsToInclude ? new Set(body.fieldsToInclude) : null,
    mostChildren: body.filterField === '' ? 0 : body.filterFieldRange,
    topScore: answer.hits[0]?.score ?? 0,
  }
  const results = answer.hits.map((hit) => toResult(hit, parts))
  const texts = results.flatMap(({ title, excerpt }) => [title, excerpt])
  return {
    totalCount: answer.total,
    totalCountFiltered: answer.total,
    results,
    termsToHighlight: formsIn(body.q, texts),
    phrasesToHighlight: phrasesIn(body.q, texts),
    groupByResults: [],
    categoryFacets: [],
    suggestedFacets: [],
    rankingOverrides: [],
    refinedKeywords: [],
    userIdentities: [],
  }
}

/** Older clients read a list, newer ones an object that says whether it was applied. */
function correctionPart(body: SearchBody, { correction, isCorrected }: Results) {
  const offers =
    correction === null
      ? []
      : [
          {
            correctedQuery: correction.correctedQuery,
            wordCorrections: correction.wordCorrections,
          },
        ]
  if (body.queryCorrection?.enabled !== true) return { queryCorrections: offers }
  return {
    queryCorrections: [],
    queryCorrection: {
      originalQuery: isCorrected ? body.q : null,
      correctedQuery: isCorrected ? (correction?.correctedQuery ?? null) : null,
      corrections: isCorrected ? [] : offers,
    },
  }
}

/** An id for the answer, where the client says it can show one and may ask for it. */
function extendedResults(
  { claims, now }: HandlerContext,
  { q, pipelineRuleParameters }: SearchBody,
  pending: PendingQuestions,
) {
  const isWanted = pipelineRuleParameters?.mlGenerativeQuestionAnswering != null
  if (!isWanted || q.trim() === '' || !claims.purposes.includes('answers')) return {}
  const question = { shopId: claims.shopId, query: q, ...answerWishes(pipelineRuleParameters) }
  return { generativeQuestionAnsweringId: pending.add(question, now) }
}
