import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import { SHOP_SCHEMA } from '../shop-schema.ts'
import type {
  ClassicFacetRequest,
  HierarchicalRequest,
  RangeRequest,
  SpecificRequest,
} from './classic-facet-request.ts'
import type { FacetClock } from './facet-date.ts'
import { MAX_RANGES } from './facet-request.ts'
import { isActive, listDates, listNumbers, uniqueRanges } from './listed-range.ts'
import type { FacetRefusal } from './plan-facets.ts'
import type { KeywordFacet, PathFacet, PlannedFacet, RangeFacet } from './planned-facet.ts'
import { alphabetically, byOccurrences, bySize, listedFirst, reversed } from './value-order.ts'

/** A facet of a classic search that the shop can answer. */
export interface ClassicFacetPlan {
  facetId: string
  /** As the request spells it. */
  field: string
  facet: PlannedFacet
}

export interface ClassicPlanParts {
  shop: Shop
  requests: readonly ClassicFacetRequest[]
  now: number
}

/**
 * The facets of a classic search in their order, which is the client's here. Fields the index does not
 * have, or not in that form, are left out; of two facets with one id the first counts.
 */
export function planClassicFacets({
  shop,
  requests,
  now,
}: ClassicPlanParts): Result<readonly ClassicFacetPlan[], FacetRefusal> {
  const plans = new Map<string, ClassicFacetPlan>()
  for (const request of requests) {
    const { facetId, field } = request
    const facet = planFacet(request, shop, { now, timeZone: shop.timeZone })
    if (!facet.ok) return refuse({ facetId, message: facet.refusal })
    if (facet.value !== null && !plans.has(facetId)) {
      plans.set(facetId, { facetId, field, facet: facet.value })
    }
  }
  return accept([...plans.values()])
}

/** `null` for a field that has no such facet. */
function planFacet(
  request: ClassicFacetRequest,
  shop: Shop,
  clock: FacetClock,
): Result<PlannedFacet | null, string> {
  const field = indexField(request.field)
  switch (request.type) {
    case 'specific':
      return accept(isOneOf(SHOP_SCHEMA.keywords, field) ? specificFacet(request, shop) : null)
    case 'hierarchical':
      return accept(isOneOf(SHOP_SCHEMA.paths, field) ? categoryFacet(request, shop) : null)
    default:
      return isOneOf(SHOP_SCHEMA.numbers, field) ? rangeFacet(request, clock) : accept(null)
  }
}

/** Expressions write `@size`, facets usually `size`. */
export function indexField(field: string): string {
  return field.startsWith('@') ? field.slice(1) : field
}

function isOneOf(fields: readonly string[], field: string): boolean {
  return fields.includes(field)
}

function specificFacet(request: SpecificRequest, shop: Shop): KeywordFacet {
  const { currentValues, allowedValues, customSort } = request
  const { order, areActiveFirst } = orderOf(request, shop)
  return {
    kind: 'keyword',
    field: indexField(request.field),
    requested: currentValues,
    isFrozen: request.freezeCurrentValues && currentValues.length > 0,
    numberOfValues: request.numberOfValues,
    match: request.resultsMustMatch === 'allValues' ? 'all' : 'any',
    compare: customSort ? listedFirst(customSort, order) : order,
    areActiveFirst: areActiveFirst && !customSort,
    allowed: allowedValues ? new Set(allowedValues.values) : null,
  }
}

/**
 * `automatic` means by score, and by name once the facet is expanded. Our score of a value is how
 * often it occurs. Under score, what is selected comes first.
 */
function orderOf(
  { field, sortCriteria, isFieldExpanded }: SpecificRequest | HierarchicalRequest,
  shop: Shop,
) {
  const byName = indexField(field) === 'size' ? bySize : alphabetically(shop.language)
  const isByScore = sortCriteria === 'score' || (sortCriteria === 'automatic' && !isFieldExpanded)
  if (isByScore) return { order: byOccurrences(shop.language), areActiveFirst: true }
  if (sortCriteria === 'occurrences') {
    return { order: byOccurrences(shop.language), areActiveFirst: false }
  }
  const order = sortCriteria.endsWith('Descending') ? reversed(byName) : byName
  return { order, areActiveFirst: false }
}

function categoryFacet(request: HierarchicalRequest, shop: Shop): PathFacet {
  const { order } = orderOf(request, shop)
  return {
    kind: 'path',
    field: indexField(request.field),
    requested: request.currentValues,
    numberOfValues: request.numberOfValues,
    retrieveCount: request.numberOfValues,
    basePath: request.basePath,
    isBaseFilter: request.filterByBasePath,
    compare: request.customSort ? listedFirst(request.customSort, order) : order,
  }
}

function rangeFacet(request: RangeRequest, clock: FacetClock): Result<RangeFacet, string> {
  const requested =
    request.type === 'dateRange'
      ? listDates(request.currentValues, clock)
      : listNumbers(request.currentValues)
  if (!requested.ok) return requested
  const isKept = request.freezeCurrentValues || requested.value.some(isActive)
  const isDrawn = request.generateAutomaticRanges && !(isKept && requested.value.length > 0)
  const listed = isDrawn ? [] : uniqueRanges(requested.value)
  return accept({
    kind: 'range',
    field: indexField(request.field),
    listed,
    drawing: isDrawn ? request.rangeAlgorithm : 'none',
    // Ranges somebody wrote down are all meant.
    numberOfValues: Math.min(Math.max(request.numberOfValues, listed.length), MAX_RANGES),
    direction: request.sortCriteria,
    areEmptyShown: true,
    timeZone: request.type === 'dateRange' ? clock.timeZone : null,
  })
}
