import * as v from '@saum/schema/schema'
import { answerParameters } from '../answers/answer-request.ts'
import {
  automaticFacetsRequest,
  classicFacetRequests,
  classicFacetSearchEntries,
} from '../facets/classic-facet-request.ts'

const MOST_QUERY_CHARACTERS = 5000
const MOST_EXPRESSION_CHARACTERS = 20_000
const MOST_FIELDS = 500

const shortText = v.pipe(v.string(), v.maxLength(MOST_QUERY_CHARACTERS))
const expression = v.pipe(v.string(), v.maxLength(MOST_EXPRESSION_CHARACTERS))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const name = v.pipe(v.string(), v.maxLength(200))

/** Every part of the query language a search may carry. */
const queryEntries = {
  q: v.nullish(shortText, ''),
  aq: v.nullish(expression, ''),
  cq: v.nullish(expression, ''),
  dq: v.nullish(expression, ''),
  lq: v.nullish(expression, ''),
  enableQuerySyntax: v.nullish(v.boolean(), false),
}

const placeEntries = {
  locale: v.nullish(name),
  timezone: v.nullish(name),
  tab: v.nullish(name),
  pipeline: v.nullish(name),
  searchHub: v.nullish(name),
}

const analytics = v.object({
  clientId: v.nullish(v.pipe(v.string(), v.maxLength(100)), ''),
  capture: v.nullish(v.boolean(), false),
})

/** What is read of a classic search; further keys are ignored. */
export const searchBody = v.object({
  ...queryEntries,
  ...placeEntries,
  firstResult: v.nullish(count, 0),
  numberOfResults: v.nullish(count, 10),
  sortCriteria: v.nullish(v.pipe(v.string(), v.maxLength(500)), 'relevancy'),
  facets: classicFacetRequests,
  generateAutomaticFacets: v.nullish(automaticFacetsRequest),
  fieldsToInclude: v.nullish(v.pipe(v.array(name), v.maxLength(MOST_FIELDS))),
  enableDidYouMean: v.nullish(v.boolean(), false),
  queryCorrection: v.nullish(
    v.object({
      enabled: v.nullish(v.boolean(), false),
      options: v.nullish(
        v.object({
          automaticallyCorrect: v.nullish(v.picklist(['never', 'whenNoResults']), 'whenNoResults'),
        }),
      ),
    }),
  ),
  filterField: v.nullish(name, ''),
  filterFieldRange: v.nullish(count, 2),
  debug: v.nullish(v.boolean(), false),
  analytics: v.nullish(analytics),
  pipelineRuleParameters: v.nullish(answerParameters),
})

export type SearchBody = v.InferOutput<typeof searchBody>

export const planBody = v.object({ ...queryEntries, ...placeEntries })

export const querySuggestBody = v.object({
  ...placeEntries,
  q: v.nullish(shortText, ''),
  count: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 5),
})

export const facetSearchBody = v.object({
  ...classicFacetSearchEntries,
  searchContext: v.nullish(searchBody),
})

export const htmlBody = v.object({ uniqueId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) })
