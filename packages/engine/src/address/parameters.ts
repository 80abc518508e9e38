import type { DateRange, NumericRange } from '../wire/facet.ts'
import type { Sort } from '../page/sort.ts'

/**
 * What a visitor has set, in the form of an address: `f` regular, `lf` location, `cf` category path,
 * `nf` numeric, `mnf` numeric typed in by hand, `df` date; each by facet. What is not set is missing.
 */
export interface Parameters {
  q?: string
  /** Counted from 0; the first page is not set. */
  page?: number
  perPage?: number
  sortCriteria?: Sort
  f?: Readonly<Record<string, readonly string[]>>
  fExcluded?: Readonly<Record<string, readonly string[]>>
  lf?: Readonly<Record<string, readonly string[]>>
  cf?: Readonly<Record<string, readonly string[]>>
  nf?: Readonly<Record<string, readonly NumericRange[]>>
  nfExcluded?: Readonly<Record<string, readonly NumericRange[]>>
  mnf?: Readonly<Record<string, readonly NumericRange[]>>
  mnfExcluded?: Readonly<Record<string, readonly NumericRange[]>>
  df?: Readonly<Record<string, readonly DateRange[]>>
  dfExcluded?: Readonly<Record<string, readonly DateRange[]>>
}

/** The maps of facets among the parameters, in the order in which an address has them. */
export const FACET_PARAMETERS = [
  'f',
  'fExcluded',
  'lf',
  'cf',
  'df',
  'dfExcluded',
  'nf',
  'nfExcluded',
  'mnf',
  'mnfExcluded',
] as const

export type FacetParameter = (typeof FACET_PARAMETERS)[number]

/** The values of one facet in one of the maps. */
type FacetParameterValues<Name extends FacetParameter> = NonNullable<Parameters[Name]>[string]

/** What is set for a facet, also for one that is named like something every object has. */
export function valuesOf<Name extends FacetParameter>(
  parameters: Parameters,
  name: Name,
  facetId: string,
): FacetParameterValues<Name> {
  const facets = parameters[name]
  const values =
    facets !== undefined && Object.hasOwn(facets, facetId) ? facets[facetId] : undefined
  return (values ?? []) as FacetParameterValues<Name>
}
