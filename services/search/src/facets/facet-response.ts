import type { FacetState } from './facet-request.ts'
import type { NumericInterval } from './plan-range-facets.ts'

interface CountedValueFlags {
  state: FacetState
  numberOfResults: number
  isAutoSelected: boolean
  isSuggested: boolean
  moreValuesAvailable: boolean
}

interface RegularValue extends CountedValueFlags {
  value: string
}

interface LocationValue {
  value: string
  state: FacetState
  /** More than the public client needs. */
  numberOfResults: number
}

interface RangeValue<T> extends CountedValueFlags {
  start: T
  end: T
  endInclusive: boolean
}

export interface HierarchicalValue extends CountedValueFlags {
  value: string
  /** From the root, the value itself last. */
  path: readonly string[]
  isLeafValue: boolean
  children: readonly HierarchicalValue[]
}

export interface FacetHead {
  facetId: string
  field: string
  displayName: string
  isFieldExpanded: boolean
  moreValuesAvailable: boolean
  fromAutoSelect: boolean
  numberOfValues: number
}

export interface FacetDomain {
  min: number
  max: number
  increment: number
}

/** A facet as the commerce protocol answers it. */
export type FacetResponse = FacetHead &
  (
    | { type: 'regular'; values: readonly RegularValue[] }
    | { type: 'location'; values: readonly LocationValue[] }
    | {
        type: 'numericalRange'
        interval: NumericInterval
        domain?: FacetDomain
        values: readonly RangeValue<number>[]
      }
    | { type: 'dateRange'; values: readonly RangeValue<string>[] }
    | { type: 'hierarchical'; delimitingCharacter: string; values: readonly HierarchicalValue[] }
  )
