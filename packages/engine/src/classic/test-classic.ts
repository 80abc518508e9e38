import { aTestEngine, type TestEngine } from '../test-engine.ts'
import { toClassicFacet, type ClassicFacetOptions } from './classic-facet.ts'
import { EMPTY_CLASSIC_SEARCH, type ClassicSearch } from './classic-search-slice.ts'
import { createClassicSearch } from './create-classic-search.ts'

const NOW = Date.UTC(2026, 10, 16)

export function aResult(uniqueId: string): object {
  return { uniqueId, title: uniqueId, uri: `https://saum.example/${uniqueId}`, raw: {} }
}

/** A reply of the classic search with three results of many. */
export function aClassicReply(changes: object = {}): object {
  return {
    results: ['a', 'b', 'c'].map(aResult),
    searchUid: 'uid-1',
    totalCountFiltered: 42,
    facets: [],
    queryCorrections: [],
    triggers: [],
    ...changes,
  }
}

export function aFacet(options: ClassicFacetOptions) {
  return toClassicFacet(options, NOW)
}

export const COLOR = { type: 'specific', facetId: 'color', field: 'color' } as const
export const CATEGORY = { type: 'hierarchical', facetId: 'cat', field: 'cat' } as const
export const PRICE = {
  type: 'numericalRange' as const,
  facetId: 'price',
  field: 'price',
  generateAutomaticRanges: false,
  currentValues: [
    { start: 0, end: 50, endInclusive: false },
    { start: 50, end: 100, endInclusive: true },
  ],
} satisfies ClassicFacetOptions
export const SINCE = {
  type: 'dateRange' as const,
  facetId: 'since',
  field: 'date',
  generateAutomaticRanges: false,
  currentValues: [{ start: 'past-1-month', end: 'now', endInclusive: false }],
} satisfies ClassicFacetOptions

export function aClassicSearch(changes: Partial<ClassicSearch> = {}): ClassicSearch {
  return { ...EMPTY_CLASSIC_SEARCH, ...changes }
}

export function aClassicShop(engine: TestEngine = aTestEngine(), settings = {}) {
  return { engine, environment: engine.environment, shop: createClassicSearch(engine, settings) }
}
