import type { ProductPage } from '../page/product-page.ts'
import { select } from '../page/select.ts'
import { derive, type View } from '../state.ts'
import type { FacetReply, FacetType, FacetValueState, NumericRange } from '../wire/facet.ts'
import type { AskOf } from './facet-ask.ts'
import { NO_FACET_SEARCH, type FacetSearch } from './facet-search.ts'

type ReplyOf<Type extends FacetType> = Extract<FacetReply, { type: Type }>

/** Everything of a page one facet is shown from. */
export interface FacetParts<Type extends FacetType> {
  facetId: string
  type: Type
  ask: AskOf<Type> | undefined
  reply: ReplyOf<Type> | undefined
  manualRange: NumericRange | undefined
  facetSearch: FacetSearch
  isLoading: boolean
}

/** What every kind of facet shows. */
export interface ShownFacetBase {
  facetId: string
  field: string
  displayName: string
  isLoading: boolean
  hasActiveValues: boolean
  canShowMoreValues: boolean
  canShowLessValues: boolean
}

/** A facet to look at; the same object as long as nothing about this facet changed. */
export function facetView<Type extends FacetType, Shown>(
  page: View<ProductPage>,
  facetId: string,
  type: Type,
  show: (parts: FacetParts<Type>) => Shown,
): View<Shown> {
  return derive(
    select(page, (current) => partsOf(current, facetId, type)),
    show,
  )
}

function partsOf<Type extends FacetType>(
  page: ProductPage,
  facetId: string,
  type: Type,
): FacetParts<Type> {
  const isIt = (facet: { facetId: string; type: FacetType }) =>
    facet.facetId === facetId && facet.type === type
  return {
    facetId,
    type,
    ask: page.facets.find(isIt) as AskOf<Type> | undefined,
    reply: page.answeredFacets.findLast(isIt) as ReplyOf<Type> | undefined,
    manualRange: page.manualRanges[facetId],
    facetSearch: page.facetSearches[facetId] ?? NO_FACET_SEARCH,
    isLoading: page.isLoading,
  }
}

/** What is the same for all kinds; values are those that are shown. */
export function shownBase<Type extends FacetType, Value extends { state: FacetValueState }>(
  { facetId, type, ask, reply, isLoading }: FacetParts<Type>,
  values: readonly Value[],
) {
  const asked: readonly { state: FacetValueState }[] = ask?.values ?? []
  return {
    facetId,
    type,
    field: reply?.field ?? '',
    displayName: reply?.displayName ?? '',
    isLoading,
    hasActiveValues: values.some(({ state }) => state !== 'idle'),
    canShowMoreValues: reply?.moreValuesAvailable ?? false,
    canShowLessValues:
      asked.length > (ask?.initialNumberOfValues ?? 1) &&
      asked.some(({ state }) => state === 'idle'),
    values,
  }
}
