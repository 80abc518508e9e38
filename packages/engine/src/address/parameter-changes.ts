import type {
  DateRange,
  FacetType,
  NumericRange,
  PlainValue,
  FacetValueState,
} from '../wire/facet.ts'
import type { Sort } from '../page/sort.ts'
import { isSame } from '../state.ts'
import { parametersOf } from './facet-kinds.ts'
import { FACET_PARAMETERS, valuesOf, type FacetParameter, type Parameters } from './parameters.ts'

type Value = string | NumericRange | DateRange

/** What the change does not set disappears, so that equal settings are equal objects. */
function withValues(
  parameters: Parameters,
  name: FacetParameter,
  facetId: string,
  values: readonly Value[],
): Parameters {
  if (values.length === 0 && valuesOf(parameters, name, facetId).length === 0) return parameters
  const { [facetId]: _, ...others } = parameters[name] ?? {}
  const facets = values.length > 0 ? { ...others, [facetId]: values } : others
  const { [name]: __, ...rest } = parameters
  return Object.keys(facets).length > 0 ? { ...rest, [name]: facets } : rest
}

/** A value is in one of the two maps at most: those selected and those excluded. */
export function toggleSelection(
  type: FacetType,
  parameters: Parameters,
  facetId: string,
  selection: PlainValue | NumericRange | DateRange,
  verb: 'select' | 'exclude' = 'select',
): Parameters {
  const [selected, excluded = selected] = parametersOf(type)
  const [on, name, other] =
    verb === 'select'
      ? (['selected', selected, excluded] as const)
      : (['excluded', excluded, selected] as const)
  const value = 'value' in selection ? selection.value : selection
  const without = (list: FacetParameter) =>
    valuesOf(parameters, list, facetId).filter((one) => !isSameValue(one, value))
  const own = without(name)
  if (selection.state !== on) own.push(typeof value === 'string' ? value : toRange(value, on))
  // A range typed in by hand gives way to any that is picked.
  const typedIn = type === 'numericalRange' ? TYPED_IN : []
  const others = withoutFacet(parameters, facetId, typedIn)
  return withValues(withValues(others, other, facetId, without(other)), name, facetId, own)
}

const TYPED_IN = ['mnf', 'mnfExcluded'] as const

/** What a provider counts along with a range is no part of an address. */
export function toRange<State>(
  { start, end, endInclusive }: NumericRange | DateRange,
  state: State,
) {
  return { start, end, endInclusive, state } as (NumericRange | DateRange) & { state: State }
}

function isSameValue(left: Value, right: Value): boolean {
  // All of a map are names, or all are ranges.
  return left === right || (typeof left === 'object' && isSameRange(left, right as NumericRange))
}

/** Two ranges are one when their bounds are. */
export function isSameRange(
  left: NumericRange | DateRange,
  right: NumericRange | DateRange,
): boolean {
  return isSame(toRange(left, 0), toRange(right, 0))
}

/** Selecting the selected category lets go of it. */
export function toggleCategory(
  parameters: Parameters,
  facetId: string,
  { path, state }: { path: readonly string[]; state: FacetValueState },
): Parameters {
  return withValues(parameters, 'cf', facetId, state === 'selected' ? [] : path)
}

/** A range typed in by hand takes the place of all others of its facet. */
export function setManualRange(
  parameters: Parameters,
  facetId: string,
  range: NumericRange,
): Parameters {
  const { state } = range
  const cleared = clearFacet(parameters, facetId)
  const name = state === 'excluded' ? 'mnfExcluded' : 'mnf'
  return state === 'idle' ? cleared : withValues(cleared, name, facetId, [toRange(range, state)])
}

export function clearFacet(parameters: Parameters, facetId: string): Parameters {
  return withoutFacet(parameters, facetId, FACET_PARAMETERS)
}

function withoutFacet(
  parameters: Parameters,
  facetId: string,
  names: readonly FacetParameter[],
): Parameters {
  return names.reduce((current, name) => withValues(current, name, facetId, []), parameters)
}

export function clearFacets(parameters: Parameters): Parameters {
  const isFacet = (name: string) => FACET_PARAMETERS.some((one) => one === name)
  const entries = Object.entries(parameters)
  const others = entries.filter(([name]) => !isFacet(name))
  return others.length === entries.length ? parameters : Object.fromEntries(others)
}

/** A blank query is none. */
export function setQuery(parameters: Parameters, query: string): Parameters {
  return withSetting(parameters, 'q', query.trim() === '' ? undefined : query)
}

export function setSort(parameters: Parameters, sort: Sort): Parameters {
  return withSetting(parameters, 'sortCriteria', sort)
}

/** The first page is not set. */
export function setPage(parameters: Parameters, page: number): Parameters {
  return withSetting(parameters, 'page', page > 0 ? page : undefined)
}

/** 0 leaves the number to the provider. */
export function setPerPage(parameters: Parameters, perPage: number): Parameters {
  return withSetting(setPage(parameters, 0), 'perPage', perPage > 0 ? perPage : undefined)
}

function withSetting<Name extends keyof Parameters>(
  parameters: Parameters,
  name: Name,
  value: Parameters[Name] | undefined,
): Parameters {
  if (parameters[name] === value) return parameters
  const { [name]: _, ...others } = parameters
  return value === undefined ? others : { ...others, [name]: value }
}
