import { pathTree } from '../facets/category-tree.ts'
import { RELEVANCE } from '../page/sort.ts'
import type { ProductPage } from '../page/product-page.ts'
import type { FacetAsk, NumericRange } from '../wire/facet.ts'
import { FACET_KINDS } from './facet-kinds.ts'
import { clearFacet, setPage, setQuery, toRange } from './parameter-changes.ts'
import { FACET_PARAMETERS, valuesOf, type FacetParameter, type Parameters } from './parameters.ts'

/** As many values as a facet shows at first, of which an address says nothing. */
const FIRST_VALUES = 10

/** The page as an address describes it, with fresh facets, not asked for yet. */
export function restoreParameters(page: ProductPage, given: Parameters): ProductPage {
  const parameters = withoutInherited(given)
  const { page: pageIndex = 0, perPage = page.pagination.perPage, q = '' } = parameters
  return {
    ...page,
    // What is shown is not what the address asks for, so nothing may be added to it, and a reply that is
    // still on its way answers something else.
    lastPageShown: null,
    requestId: '',
    isLoading: false,
    pagination: { ...page.pagination, page: pageIndex, perPage },
    sort: { ...page.sort, applied: parameters.sortCriteria ?? RELEVANCE },
    facets: restoredFacets(parameters),
    manualRanges: restoredRanges(parameters),
    query: q,
    parameters: setPage(setQuery(parameters, q), pageIndex),
  }
}

/** Facets are kept under their id, where a name that every object has would find something else. */
function withoutInherited(parameters: Parameters): Parameters {
  const isOdd = (facetId: string) => facetId in Object.prototype
  const odd = FACET_PARAMETERS.flatMap((name) => Object.keys(parameters[name] ?? {}).filter(isOdd))
  return odd.reduce(clearFacet, parameters)
}

function restoredFacets(parameters: Parameters): FacetAsk[] {
  const facets = new Map<string, FacetAsk>()
  for (const [type, selected, excluded] of FACET_KINDS) {
    const isTree = selected === 'cf'
    const ofExcluded = excluded === undefined ? {} : parameters[excluded]
    for (const facetId of Object.keys({ ...parameters[selected], ...ofExcluded })) {
      // The table pairs each type with the maps of its own values.
      const facet = {
        facetId,
        field: facetId,
        isFieldExpanded: false,
        preventAutoSelect: isTree,
        initialNumberOfValues: FIRST_VALUES,
        type,
        ...(selected === 'mnf' && { interval: 'continuous' }),
        ...(isTree && { delimitingCharacter: '|', retrieveCount: FIRST_VALUES }),
        values: isTree
          ? pathTree(valuesOf(parameters, selected, facetId))
          : restoredValues(parameters, facetId, selected, excluded),
      } as FacetAsk
      facets.set(facetId, facet)
    }
  }
  return [...facets.values()]
}

/** Every value once; where an address both selects and excludes it, it is selected. */
function restoredValues(
  parameters: Parameters,
  facetId: string,
  selected: FacetParameter,
  excluded: FacetParameter | undefined,
): object[] {
  const flags = { isAutoSelected: false, isSuggested: false, moreValuesAvailable: true }
  const values = new Map<string, object>()
  const add = (name: FacetParameter, state: 'selected' | 'excluded') => {
    for (const value of valuesOf(parameters, name, facetId)) {
      const asked = typeof value === 'string' ? { value } : toRange(value, state)
      const key = JSON.stringify({ ...asked, state: '' })
      if (!values.has(key)) values.set(key, { ...asked, state, ...flags })
    }
  }
  add(selected, 'selected')
  if (excluded !== undefined) add(excluded, 'excluded')
  return [...values.values()]
}

function restoredRanges({ mnf, mnfExcluded }: Parameters): Record<string, NumericRange> {
  return Object.fromEntries(
    Object.entries({ ...mnfExcluded, ...mnf }).flatMap(([facetId, [range]]) =>
      range === undefined ? [] : [[facetId, range]],
    ),
  )
}
