import { accept, refuse, type Result } from '@saum/domain/result'
import type { FacetCounts } from '../index/index-answer.ts'
import type { ClassicFacetRequest, ClassicFacetSearch } from './classic-facet-request.ts'
import {
  type ClassicFacetPlan,
  type ClassicPlanParts,
  indexField,
  planClassicFacets,
} from './classic-facets.ts'
import { isNarrowing } from './facet-question.ts'
import { type FacetSearchResponse, NOTHING_FOUND, searchFacetValues } from './facet-search.ts'
import type { FacetRefusal } from './plan-facets.ts'

const SEARCHED_ID = 'searched'

/**
 * What must be asked for a classic facet search: first the searched facet, then those of its search
 * context that narrow the result. Nothing for a field without such a facet.
 */
export function planClassicFacetSearch(
  search: ClassicFacetSearch,
  { shop, requests, now }: ClassicPlanParts,
): Result<readonly ClassicFacetPlan[], FacetRefusal> {
  const field = indexField(search.field)
  const own = planClassicFacets({ shop, now, requests: [searchedFacet(search)] })
  const context = planClassicFacets({ shop, now, requests })
  if (!own.ok) return own
  if (!context.ok) return refuse(context.refusal)
  // Its own selection must not hide the other values of the searched facet.
  const others = context.value.filter(({ facet }) => facet.field !== field && isNarrowing(facet))
  return accept(own.value.length === 0 ? [] : [...own.value, ...others])
}

export function toClassicFacetSearchResponse(
  plans: readonly ClassicFacetPlan[],
  counts: readonly FacetCounts[],
  search: ClassicFacetSearch,
): FacetSearchResponse {
  const [searched] = plans
  const [counted] = counts
  if (searched === undefined || counted === undefined) return NOTHING_FOUND
  return searchFacetValues(searched.facet, counted, search)
}

function searchedFacet({ field, type, basePath }: ClassicFacetSearch): ClassicFacetRequest {
  const common = {
    facetId: SEARCHED_ID,
    field,
    freezeCurrentValues: false,
    preventAutoSelect: true,
    isFieldExpanded: false,
    injectionDepth: 0,
    filterFacetCount: true,
    numberOfValues: 1,
    currentValues: [],
    customSort: null,
  }
  if (type === 'specific') {
    return {
      ...common,
      type,
      sortCriteria: 'occurrences',
      allowedValues: null,
      resultsMustMatch: 'atLeastOneValue',
    }
  }
  const sortCriteria = 'occurrences'
  return {
    ...common,
    type,
    sortCriteria,
    basePath,
    filterByBasePath: true,
    delimitingCharacter: ';',
  }
}
