import { firstResultOf, nextPageNumber, pageNumberOf } from '../address/page-number.ts'
import type { ClassicSearch, Expressions } from './classic-search-slice.ts'

/** Any change to which results match starts over at the first one. */
export function refineClassic(
  search: ClassicSearch,
  change: (search: ClassicSearch) => ClassicSearch,
): ClassicSearch {
  const refined = change(search)
  if (refined === search || refined.firstResult === 0) return refined
  return { ...refined, firstResult: 0 }
}

export function setClassicQuery(search: ClassicSearch, query: string): ClassicSearch {
  return search.query === query ? search : { ...search, query }
}

export function setExpressions(
  search: ClassicSearch,
  changes: Partial<Expressions>,
): ClassicSearch {
  const expressions = { ...search.expressions, ...changes }
  const names = Object.keys(changes) as (keyof Expressions)[]
  if (names.every((name) => expressions[name] === search.expressions[name])) return search
  return refineClassic(search, () => ({ ...search, expressions }))
}

export function selectTab(search: ClassicSearch, tab: string): ClassicSearch {
  return search.tab === tab ? search : refineClassic(search, () => ({ ...search, tab }))
}

export function sortClassic(search: ClassicSearch, sortCriteria: string): ClassicSearch {
  if (search.sortCriteria === sortCriteria) return search
  return refineClassic(search, () => ({ ...search, sortCriteria }))
}

export function setNumberOfResults(search: ClassicSearch, numberOfResults: number): ClassicSearch {
  if (search.numberOfResults === numberOfResults && search.firstResult === 0) return search
  return { ...search, numberOfResults, firstResult: 0 }
}

export function classicPageNumber({ firstResult, numberOfResults }: ClassicSearch): number {
  return pageNumberOf(firstResult, numberOfResults)
}

/** Pages are counted from 1; there is none before the first. */
export function selectClassicPage(search: ClassicSearch, pageNumber: number): ClassicSearch {
  const firstResult = firstResultOf(pageNumber, search.numberOfResults)
  return firstResult === search.firstResult ? search : { ...search, firstResult }
}

/** Never beyond what the index can answer. */
export function nextClassicPage(search: ClassicSearch): ClassicSearch {
  const { totalCountFiltered: total, numberOfResults: perPage } = search
  const current = classicPageNumber(search)
  const next = nextPageNumber(current, { total, perPage })
  return next > current ? selectClassicPage(search, next) : search
}

export function previousClassicPage(search: ClassicSearch): ClassicSearch {
  return selectClassicPage(search, classicPageNumber(search) - 1)
}

/** A value that is on goes off, and the other way round. */
export function toggleStaticFilter(
  search: ClassicSearch,
  id: string,
  caption: string,
): ClassicSearch {
  const values = search.staticFilters[id]
  if (values === undefined || values.every((value) => value.caption !== caption)) return search
  return refineClassic(search, () => ({
    ...search,
    staticFilters: {
      ...search.staticFilters,
      [id]: values.map((value) =>
        value.caption === caption
          ? { ...value, state: value.state === 'selected' ? 'idle' : 'selected' }
          : value,
      ),
    },
  }))
}
