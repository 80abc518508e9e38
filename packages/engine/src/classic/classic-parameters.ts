import { isSameRange } from '../address/parameter-changes.ts'
import { entryOf, type Entries } from '../suggest/entries.ts'
import type { DateRange, NumericRange, PlainValue } from '../wire/facet.ts'
import type { ClassicParameters } from './classic-address.ts'
import { selectedPath, selectPath } from './classic-category.ts'
import type { ClassicFacet } from './classic-facet.ts'
import { EMPTY_CLASSIC_SEARCH, type ClassicSearch } from './classic-search-slice.ts'

type Maps = Record<'f' | 'fExcluded' | 'cf' | 'nf' | 'df' | 'sf' | 'af', Record<string, unknown>>

/** What an address has to say about a search: all that is not as it is at first. */
export function classicParameters(search: ClassicSearch): ClassicParameters {
  const { numberOfResults, defaultNumberOfResults, sortCriteria } = search
  const maps: Maps = { f: {}, fExcluded: {}, cf: {}, nf: {}, df: {}, sf: {}, af: {} }
  const put = (name: keyof Maps, id: string, values: readonly unknown[]) => {
    if (values.length > 0) maps[name][id] = values
  }
  for (const facet of search.facets) {
    const { facetId: id } = facet
    if (facet.type === 'hierarchical') put('cf', id, selectedPath(facet))
    if (facet.type === 'specific') {
      put('f', id, textsIn(facet.currentValues, 'selected'))
      put('fExcluded', id, textsIn(facet.currentValues, 'excluded'))
    }
    if (facet.type === 'numericalRange') put('nf', id, facet.currentValues.filter(isSelected))
    if (facet.type === 'dateRange') put('df', id, facet.currentValues.filter(isSelected))
  }
  for (const [id, values] of Object.entries(search.staticFilters)) {
    put(
      'sf',
      id,
      values.filter(isSelected).map(({ caption }) => caption),
    )
  }
  for (const { field, values } of search.automaticFacets?.facets ?? []) {
    put('af', field, textsIn(values, 'selected'))
  }
  const said = Object.entries({
    q: search.query,
    aq: search.expressions.aq,
    cq: search.expressions.cq,
    enableQuerySyntax: search.enableQuerySyntax,
    firstResult: search.firstResult,
    numberOfResults: numberOfResults !== defaultNumberOfResults && numberOfResults,
    sortCriteria: sortCriteria !== EMPTY_CLASSIC_SEARCH.sortCriteria && sortCriteria,
    debug: search.debug,
    tab: search.tab,
  }).filter(([, value]) => Boolean(value))
  const used = Object.entries(maps).filter(([, map]) => Object.keys(map).length > 0)
  return Object.fromEntries<unknown>([...said, ...used])
}

function isSelected({ state }: { state: PlainValue['state'] }): boolean {
  return state === 'selected'
}

function textsIn(values: readonly PlainValue[], wanted: PlainValue['state']): readonly string[] {
  return values.filter(({ state }) => state === wanted).map(({ value }) => value)
}

/** The search an address means; what it does not mention is as it is at first. */
export function restoreClassic(
  search: ClassicSearch,
  parameters: ClassicParameters,
): ClassicSearch {
  const { q = '', aq = '', cq = '', tab = '', sf = {}, af = {} } = parameters
  const { enableQuerySyntax = false, debug = false, firstResult = 0 } = parameters
  const { numberOfResults = search.defaultNumberOfResults } = parameters
  const { sortCriteria = EMPTY_CLASSIC_SEARCH.sortCriteria } = parameters
  const { automaticFacets } = search
  return {
    ...search,
    query: q,
    expressions: { ...search.expressions, aq, cq },
    enableQuerySyntax,
    firstResult,
    numberOfResults,
    sortCriteria,
    debug,
    // Anybody can write an address; a tab the shop does not have is none.
    tab: Object.hasOwn(search.tabs, tab) ? tab : '',
    facets: search.facets.map((facet) => restoreFacet(facet, parameters)),
    staticFilters: Object.fromEntries(
      Object.entries(search.staticFilters).map(([id, values]) => [
        id,
        values.map((value) => ({ ...value, state: onIf(own(sf, id).includes(value.caption)) })),
      ]),
    ),
    automaticFacets: automaticFacets && {
      ...automaticFacets,
      facets: restoreAutomatic(automaticFacets.facets, af),
    },
  }
}

function own<Value>(map: Entries<readonly Value[]> | undefined, id: string): readonly Value[] {
  return entryOf(map ?? {}, id) ?? []
}

function onIf(isOn: boolean): 'selected' | 'idle' {
  return isOn ? 'selected' : 'idle'
}

function restoreFacet(facet: ClassicFacet, parameters: ClassicParameters): ClassicFacet {
  const { f, fExcluded, cf, nf, mnf, df } = parameters
  const { facetId: id } = facet
  if (facet.type === 'hierarchical') return selectPath(facet, own(cf, id))
  if (facet.type === 'specific') {
    const currentValues = namedFirst(facet.currentValues, own(f, id), own(fExcluded, id))
    const active = currentValues.filter(({ state }) => state !== 'idle').length
    const numberOfValues = Math.max(active, facet.numberOfValues)
    return { ...facet, currentValues, numberOfValues, preventAutoSelect: active > 0 }
  }
  const set: readonly (NumericRange | DateRange)[] =
    facet.type === 'dateRange' ? own(df, id) : [...own(nf, id), ...own(mnf, id)]
  const ranges: readonly (NumericRange | DateRange)[] = facet.currentValues
  const isIn = (list: typeof set, range: NumericRange | DateRange) =>
    list.some((one) => isSameRange(one, range))
  const currentValues = [
    ...ranges.map((range) => ({ ...range, state: onIf(isIn(set, range)) })),
    ...set.filter((range) => !isIn(ranges, range)),
  ]
  const numberOfValues = Math.max(facet.numberOfValues, currentValues.length)
  // An address has ranges of each kind in a map of its own.
  return { ...facet, currentValues, numberOfValues } as ClassicFacet
}

/** What is set comes first. */
function namedFirst(
  known: readonly PlainValue[],
  selected: readonly string[],
  excluded: readonly string[] = [],
): readonly PlainValue[] {
  const states = new Map<string, PlainValue['state']>()
  for (const value of selected) states.set(value, 'selected')
  for (const value of [...excluded, ...known.map((one) => one.value)]) {
    if (!states.has(value)) states.set(value, excluded.includes(value) ? 'excluded' : 'idle')
  }
  return [...states].map(([value, state]) => ({ value, state }))
}

type AutomaticList = NonNullable<ClassicSearch['automaticFacets']>['facets']

function restoreAutomatic(facets: AutomaticList, af: Entries<readonly string[]>): AutomaticList {
  const fields = new Set([...facets.map(({ field }) => field), ...Object.keys(af)])
  return [...fields].map((field) => {
    const facet = facets.find((one) => one.field === field)
    const values = namedFirst(facet?.values ?? [], own(af, field))
    return { label: '', moreValuesAvailable: false, ...facet, field, values }
  })
}
