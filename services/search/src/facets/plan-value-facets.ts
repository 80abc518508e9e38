import type { Shop } from '@saum/domain/shops'
import type { KeywordDefinition, PathDefinition } from './facet-definitions.ts'
import type { FacetRequest, RequestedValue } from './facet-request.ts'
import { isActive } from './listed-range.ts'
import type { KeywordFacet, PathFacet } from './planned-facet.ts'
import { byOccurrences, bySize } from './value-order.ts'

interface KeywordContext {
  shop: Shop
  autoSelected: readonly string[]
}

/** A regular or location facet, and which of its values the query selected by itself. */
export function planKeywordFacet(
  { field, order, numberOfValues }: KeywordDefinition,
  request: FacetRequest | null,
  { shop, autoSelected }: KeywordContext,
): { facet: KeywordFacet; autoSelected: readonly string[] } {
  const values = valuesOf(request)
  const isAutomatic = request?.preventAutoSelect !== true && !values.some(isActive)
  const automatic = isAutomatic ? autoSelected : []
  const occurrences = byOccurrences(shop.language)
  const facet: KeywordFacet = {
    kind: 'keyword',
    field,
    requested: withSelected(values, automatic),
    isFrozen: request?.freezeCurrentValues === true && values.length > 0,
    numberOfValues: request?.numberOfValues ?? numberOfValues,
    match: 'any',
    compare: order === 'size' ? bySize : occurrences,
    prefer: occurrences,
    // A row of sizes that changes its order under the finger is hard to read.
    areActiveFirst: order !== 'size',
    allowed: null,
  }
  return { facet, autoSelected: automatic }
}

interface PathContext {
  shop: Shop
  basePath: readonly string[]
}

/** A hierarchical facet. */
export function planPathFacet(
  { field, numberOfValues, retrieveCount }: PathDefinition,
  request: FacetRequest | null,
  { shop, basePath }: PathContext,
): PathFacet {
  const tree = request?.type === 'hierarchical' ? request : null
  return {
    kind: 'path',
    field,
    requested: tree?.values ?? [],
    numberOfValues: tree?.numberOfValues ?? numberOfValues,
    retrieveCount: tree?.retrieveCount ?? retrieveCount,
    basePath,
    isBaseFilter: false,
    compare: byOccurrences(shop.language),
  }
}

function valuesOf(request: FacetRequest | null): readonly RequestedValue[] {
  return request?.type === 'regular' || request?.type === 'location' ? request.values : []
}

function withSelected(
  values: readonly RequestedValue[],
  selected: readonly string[],
): readonly RequestedValue[] {
  if (selected.length === 0) return values
  const others = values.filter(({ value }) => !selected.includes(value))
  return [...selected.map((value) => ({ value, state: 'selected' as const })), ...others]
}
