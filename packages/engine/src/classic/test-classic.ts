import { anAnalyticsEngine } from '../analytics/test-analytics.ts'
import { aTestEngine, type TestEngine } from '../test-engine.ts'
import type { TestEnvironment } from '../test-environment.ts'
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

/** An engine that tells of searches by the usage protocol. */
export function aLegacyEngine(environment?: TestEnvironment): TestEngine {
  return anAnalyticsEngine({ mode: 'legacy' }, environment)
}

/** The usage events that were sent, in order; clicks go out by beacon. */
export function eventsIn({ environment }: TestEngine): readonly Record<string, unknown>[] {
  const sent = environment.requests
    .filter(({ url }) => url.includes('/rest/v15/analytics/'))
    .map(({ url, body }) => ({ url, body: body as object }))
  const left = environment.beacons.map(({ url, body }) => {
    const text = decodeURIComponent(body.slice(body.indexOf('=') + 1))
    return { url, body: JSON.parse(text) as object }
  })
  return [...sent, ...left].map(({ url, body }) => {
    const [, type] = /analytics\/(\w+)/.exec(url) ?? []
    return { type, ...body }
  })
}

/** A result with everything an event can say about it. */
export const A_RESULT = {
  ...aResult('d'),
  clickUri: 'https://saum.example/open/d',
  rankingModifier: 'Reveal ART',
  raw: {
    urihash: 'hash-d',
    permanentid: 'permanent-d',
    author: ['Ann', 'Bob'],
    source: 'Magazin',
    collection: 'articles',
  },
}

/** A shop in legacy mode: searches are answered in turn, events always. */
export function aLegacyShop(replies: readonly object[], engine = aLegacyEngine(), settings = {}) {
  const waiting = [...replies]
  engine.environment.answerAll(({ url }) =>
    url.includes('/analytics/') ? {} : (waiting.shift() ?? aClassicReply()),
  )
  return aClassicShop(engine, settings)
}
