import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { FacetQuestion, NumberRange } from '../index/index-question.ts'
import type { FacetClock } from './facet-date.ts'
import { type FacetDefinition, facetDefinitionsOf } from './facet-definitions.ts'
import { isNarrowing, toFacetQuestion } from './facet-question.ts'
import type { FacetRequest } from './facet-request.ts'
import { planKeywordFacet, planPathFacet } from './plan-value-facets.ts'
import { type NumericInterval, planDateFacet, planNumericFacet } from './plan-range-facets.ts'
import type { PlannedFacet } from './planned-facet.ts'

/** A facet of the shop together with what a request says about it. */
export interface FacetPlan {
  definition: FacetDefinition
  facet: PlannedFacet
  /** How the ranges of a numeric facet come about. */
  interval: NumericInterval
  /** As it is echoed. */
  numberOfValues: number
  isFieldExpanded: boolean
  /** Values that the words of the query selected. */
  autoSelected: readonly string[]
  /** The range that the words of the query selected. */
  autoRange: NumberRange | null
}

/** Why facets of a request cannot be asked for, in the words of the protocol. */
export interface FacetRefusal {
  facetId: string
  message: string
}

export interface FacetPlanParts {
  shop: Shop
  requests: readonly FacetRequest[]
  now: number
  /**
   * Values of regular facets that the query names, by facet. They count as selected where the request
   * selects nothing in that facet and does not prevent it.
   */
  autoSelected?: ReadonlyMap<string, readonly string[]>
  /** The same for ranges of numbers. */
  autoRanges?: ReadonlyMap<string, NumberRange>
  /** Names from the root of the category a listing is about: its trees begin below. */
  basePath?: readonly string[]
  /** Plans this facet and those that narrow the result, for facet search. */
  only?: string
}

/**
 * Every facet of the shop in its order, with the state of the request. Facets of the request that the
 * shop does not have are left out, because an old link must not break a page; of two requests for one
 * facet the first counts.
 */
export function planFacets(parts: FacetPlanParts): Result<readonly FacetPlan[], FacetRefusal> {
  const { shop, requests, only, basePath = [] } = parts
  const clock = { now: parts.now, timeZone: shop.timeZone }
  const plans: FacetPlan[] = []
  for (const definition of facetDefinitionsOf(shop)) {
    const request = requests.find((candidate) => isFor(definition, candidate)) ?? null
    const autoSelected = parts.autoSelected?.get(definition.facetId) ?? []
    const autoRange = parts.autoRanges?.get(definition.facetId) ?? null
    const context = { shop, clock, autoSelected, autoRange, basePath }
    const plan = planFacet(definition, request, context)
    if (!plan.ok) return plan
    if (only === undefined || only === definition.facetId || isNarrowing(plan.value.facet)) {
      plans.push(plan.value)
    }
  }
  return accept(plans)
}

export function toFacetQuestions(plans: readonly { facet: PlannedFacet }[]): FacetQuestion[] {
  return plans.map(({ facet }) => toFacetQuestion(facet))
}

/** A link names the facet but may not know how the shop shows it. */
function isFor(definition: FacetDefinition, request: FacetRequest): boolean {
  if (definition.facetId !== request.facetId) return false
  return definition.type === request.type || (isKeyword(definition) && isKeyword(request))
}

function isKeyword({ type }: { type: FacetRequest['type'] }): boolean {
  return type === 'regular' || type === 'location'
}

interface PlanContext {
  shop: Shop
  clock: FacetClock
  autoSelected: readonly string[]
  autoRange: NumberRange | null
  basePath: readonly string[]
}

function planFacet(
  definition: FacetDefinition,
  request: FacetRequest | null,
  { shop, clock, autoSelected, autoRange, basePath }: PlanContext,
): Result<FacetPlan, FacetRefusal> {
  const plan = {
    definition,
    interval: 'continuous' as const,
    numberOfValues: request?.numberOfValues ?? definition.numberOfValues,
    isFieldExpanded: request?.isFieldExpanded ?? false,
    autoSelected: [] as readonly string[],
    autoRange: null,
  }
  const { facetId } = definition
  switch (definition.type) {
    case 'regular':
    case 'location': {
      const keyword = planKeywordFacet(definition, request, { shop, autoSelected })
      return accept({ ...plan, ...keyword })
    }
    case 'hierarchical':
      return accept({ ...plan, facet: planPathFacet(definition, request, { shop, basePath }) })
    case 'numericalRange': {
      const numeric = planNumericFacet(definition, request, autoRange)
      if (!numeric.ok) return refuse({ facetId, message: numeric.refusal })
      return accept({ ...plan, ...numeric.value })
    }
    case 'dateRange': {
      const dates = planDateFacet(definition, request, clock)
      if (!dates.ok) return refuse({ facetId, message: dates.refusal })
      return accept({ ...plan, facet: dates.value })
    }
  }
}
