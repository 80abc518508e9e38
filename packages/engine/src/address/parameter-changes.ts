import type { DateRange, FacetValueState, NumericRange } from '../wire/facet.ts'
import type { Sort } from '../page/sort.ts'
import { FACET_PARAMETERS, type FacetParameter, type Parameters } from './parameters.ts'

type Values<Name extends FacetParameter> = NonNullable<Parameters[Name]>[string]

/** What the change does not set disappears, so that equal settings are equal objects. */
function withValues<Name extends FacetParameter>(
  parameters: Parameters,
  name: Name,
  facetId: string,
  values: Values<Name> | readonly [],
): Parameters {
  const { [facetId]: _, ...others } = parameters[name] ?? {}
  const facets = values.length > 0 ? { ...others, [facetId]: values } : others
  const { [name]: __, ...rest } = parameters
  return Object.keys(facets).length > 0 ? { ...rest, [name]: facets } : rest
}

export interface PlainSelection {
  value: string
  state: FacetValueState
}

/** `f` and `fExcluded`, where a value is in one of them at most. */
export function toggleRegular(
  parameters: Parameters,
  facetId: string,
  { value, state }: PlainSelection,
  verb: 'select' | 'exclude',
): Parameters {
  const [name, other] =
    verb === 'select' ? (['f', 'fExcluded'] as const) : (['fExcluded', 'f'] as const)
  const isOn = state === (verb === 'select' ? 'selected' : 'excluded')
  const without = (list: FacetParameter & ('f' | 'fExcluded')) =>
    (parameters[list]?.[facetId] ?? []).filter((one) => one !== value)
  const cleared = withValues(parameters, other, facetId, without(other))
  return withValues(cleared, name, facetId, isOn ? without(name) : [...without(name), value])
}

export function toggleLocation(
  parameters: Parameters,
  facetId: string,
  { value, state }: PlainSelection,
): Parameters {
  const others = (parameters.lf?.[facetId] ?? []).filter((one) => one !== value)
  return withValues(parameters, 'lf', facetId, state === 'selected' ? others : [...others, value])
}

/** Two ranges are one when their bounds are. */
export function isSameRange(
  left: NumericRange | DateRange,
  right: NumericRange | DateRange,
): boolean {
  return (
    left.start === right.start && left.end === right.end && left.endInclusive === right.endInclusive
  )
}

export function toggleNumeric(
  parameters: Parameters,
  facetId: string,
  range: NumericRange,
  verb: 'select' | 'exclude',
): Parameters {
  const on = verb === 'select' ? 'selected' : 'excluded'
  const name = verb === 'select' ? 'nf' : 'nfExcluded'
  let cleared = parameters
  for (const list of ['nf', 'nfExcluded', 'mnf', 'mnfExcluded'] as const) {
    const others = (cleared[list]?.[facetId] ?? []).filter((one) => !isSameRange(one, range))
    cleared = withValues(cleared, list, facetId, others)
  }
  if (range.state === on) return cleared
  return withValues(cleared, name, facetId, [
    ...(cleared[name]?.[facetId] ?? []),
    { ...range, state: on },
  ])
}

export function toggleDate(
  parameters: Parameters,
  facetId: string,
  range: DateRange,
  verb: 'select' | 'exclude',
): Parameters {
  const on = verb === 'select' ? 'selected' : 'excluded'
  const name = verb === 'select' ? 'df' : 'dfExcluded'
  let cleared = parameters
  for (const list of ['df', 'dfExcluded'] as const) {
    const others = (cleared[list]?.[facetId] ?? []).filter((one) => !isSameRange(one, range))
    cleared = withValues(cleared, list, facetId, others)
  }
  if (range.state === on) return cleared
  return withValues(cleared, name, facetId, [
    ...(cleared[name]?.[facetId] ?? []),
    { ...range, state: on },
  ])
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
  const name = range.state === 'excluded' ? 'mnfExcluded' : 'mnf'
  const cleared = clearFacet(parameters, facetId)
  return range.state === 'idle' ? cleared : withValues(cleared, name, facetId, [range])
}

export function clearFacet(parameters: Parameters, facetId: string): Parameters {
  return FACET_PARAMETERS.reduce<Parameters>(
    (current, name) => withValues(current, name, facetId, []),
    parameters,
  )
}

export function clearFacets(parameters: Parameters): Parameters {
  const { q, page, perPage, sortCriteria } = parameters
  return defined({ q, page, perPage, sortCriteria })
}

export function setQuery(parameters: Parameters, query: string): Parameters {
  return defined({ ...parameters, q: query.trim() === '' ? undefined : query })
}

export function setSort(parameters: Parameters, sort: Sort): Parameters {
  return { ...parameters, sortCriteria: sort }
}

/** The first page is not set. */
export function setPage(parameters: Parameters, page: number): Parameters {
  return defined({ ...parameters, page: page > 0 ? page : undefined })
}

export function nextPage(parameters: Parameters): Parameters {
  return setPage(parameters, (parameters.page ?? 0) + 1)
}

export function previousPage(parameters: Parameters): Parameters {
  return setPage(parameters, (parameters.page ?? 0) - 1)
}

/** 0 leaves the number to the provider. */
export function setPerPage(parameters: Parameters, perPage: number): Parameters {
  return defined({ ...parameters, page: undefined, perPage: perPage > 0 ? perPage : undefined })
}

type Undefinable<Value> = { [Key in keyof Value]: Value[Key] | undefined }

function defined(parameters: Undefinable<Parameters>): Parameters {
  const entries = Object.entries(parameters).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries)
}
