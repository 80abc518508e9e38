export type FacetValueState = 'idle' | 'selected' | 'excluded'

export type FacetType = 'regular' | 'location' | 'numericalRange' | 'dateRange' | 'hierarchical'

interface Counted {
  numberOfResults: number
  isAutoSelected: boolean
  isSuggested: boolean
  moreValuesAvailable: boolean
}

/** A value of a regular or a location facet as it is asked for. */
export interface PlainValue {
  value: string
  state: FacetValueState
}

export interface RegularValue extends PlainValue, Counted {}

export interface NumericRange {
  start: number
  end: number
  endInclusive: boolean
  state: FacetValueState
}

/** Dates as `YYYY/MM/DD@HH:mm:ss`, or relative ones such as `past-1-week`. */
export interface DateRange {
  start: string
  end: string
  endInclusive: boolean
  state: FacetValueState
}

export type NumericValue = NumericRange & Counted
export type DateValue = DateRange & Counted

/** A node of a hierarchical facet as it is asked for. */
export interface CategoryNode {
  value: string
  state: FacetValueState
  children: readonly CategoryNode[]
  retrieveCount?: number
}

export interface CategoryValue extends Counted {
  value: string
  state: FacetValueState
  /** From the root down to and including this value. */
  path: readonly string[]
  isLeafValue: boolean
  children: readonly CategoryValue[]
}

export interface RangeDomain {
  min: number
  max: number
  increment: number
}

export type RangeInterval = 'continuous' | 'discrete' | 'even' | 'equiprobable'

interface FacetReplyBase {
  facetId: string
  field: string
  displayName: string
  isFieldExpanded: boolean
  moreValuesAvailable: boolean
  fromAutoSelect: boolean
  numberOfValues: number
}

export interface RegularFacetReply extends FacetReplyBase {
  type: 'regular'
  values: readonly RegularValue[]
}

export interface LocationFacetReply extends FacetReplyBase {
  type: 'location'
  values: readonly PlainValue[]
}

export interface NumericFacetReply extends FacetReplyBase {
  type: 'numericalRange'
  values: readonly NumericValue[]
  interval: RangeInterval
  domain?: RangeDomain
}

export interface DateFacetReply extends FacetReplyBase {
  type: 'dateRange'
  values: readonly DateValue[]
}

export interface CategoryFacetReply extends FacetReplyBase {
  type: 'hierarchical'
  values: readonly CategoryValue[]
  delimitingCharacter: string
}

/** A facet as the provider answers it. */
export type FacetReply =
  | RegularFacetReply
  | LocationFacetReply
  | NumericFacetReply
  | DateFacetReply
  | CategoryFacetReply

interface FacetAskBase {
  facetId: string
  field: string
  displayName?: string
  numberOfValues?: number
  initialNumberOfValues?: number
  /** Only hierarchical facets. */
  retrieveCount?: number
  isFieldExpanded?: boolean
  freezeCurrentValues?: boolean
  preventAutoSelect?: boolean
}

export interface RegularFacetAsk extends FacetAskBase {
  type: 'regular'
  values: readonly PlainValue[]
}

export interface LocationFacetAsk extends FacetAskBase {
  type: 'location'
  values: readonly PlainValue[]
}

export interface NumericFacetAsk extends FacetAskBase {
  type: 'numericalRange'
  values: readonly NumericRange[]
  interval?: RangeInterval
  domain?: RangeDomain
}

export interface DateFacetAsk extends FacetAskBase {
  type: 'dateRange'
  values: readonly DateRange[]
}

export interface CategoryFacetAsk extends FacetAskBase {
  type: 'hierarchical'
  values: readonly CategoryNode[]
  delimitingCharacter: string
}

/** A facet as it is asked for: what the visitor wants of it. */
export type FacetAsk =
  | RegularFacetAsk
  | LocationFacetAsk
  | NumericFacetAsk
  | DateFacetAsk
  | CategoryFacetAsk

/** A value found by searching within a facet. */
export interface FoundValue {
  displayValue: string
  rawValue: string
  count: number
  /** Hierarchical facets: the ancestors, without the value itself. */
  path?: readonly string[]
}
