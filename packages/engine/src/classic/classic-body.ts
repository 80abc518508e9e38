import { MAX_RESULTS } from '../address/page-number.ts'
import { analyticsBody } from '../answer/analytics-body.ts'
import type { Engine } from '../engine.ts'
import { entryOf } from '../suggest/entries.ts'
import { absolute } from './classic-facet-answers.ts'
import type { ClassicFacet, DateFacet } from './classic-facet.ts'
import type { ClassicSearch } from './classic-search-slice.ts'

export interface ClassicWindow {
  firstResult: number
  numberOfResults: number
}

/** The results a search asks for, cut where the index ends. */
export function resultWindow({ firstResult, numberOfResults }: ClassicWindow): ClassicWindow {
  const reachable = Math.max(0, MAX_RESULTS - firstResult)
  return { firstResult, numberOfResults: Math.min(numberOfResults, reachable) }
}

/** What every classic call says about who asks and where. */
export function placeBody(engine: Engine, search: ClassicSearch, actionCause?: string): object {
  const { classic, analytics } = engine.configuration.get()
  const { context, pipeline, searchHub } = search
  return {
    locale: classic.locale,
    timezone: classic.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(Object.keys(context).length > 0 && { context }),
    ...(pipeline && { pipeline }),
    ...(searchHub && { searchHub }),
    ...(analytics.enabled && { analytics: analyticsBody(engine, actionCause) }),
  }
}

/** The tab, by the name events know it. */
export function tabName(engine: Engine, { tab }: ClassicSearch): string {
  return tab || engine.configuration.get().analytics.originLevel2
}

/** What a search is narrowed by, apart from who asks. */
export function narrowingBody(search: ClassicSearch, now: number): object {
  const { aq, dq, lq } = search.expressions
  const cq = constantQuery(search)
  const facets = askedClassicFacets(search).map((facet) => toWireFacet(facet, now))
  const { correctionMode } = search
  return {
    ...(aq && { aq }),
    ...(cq && { cq }),
    ...(dq && { dq }),
    ...(lq && { lq }),
    enableQuerySyntax: search.enableQuerySyntax,
    ...(search.fieldsToInclude.length > 0 && { fieldsToInclude: search.fieldsToInclude }),
    ...(facets.length > 0 && { facets }),
    ...(correctionMode !== 'off' && {
      queryCorrection: {
        enabled: correctionMode === 'next',
        options: { automaticallyCorrect: search.correctsAutomatically ? 'whenNoResults' : 'never' },
      },
      enableDidYouMean: correctionMode === 'legacy',
    }),
    ...resultWindow(search),
  }
}

export function classicBody(engine: Engine, search: ClassicSearch, actionCause?: string): object {
  const { environment } = engine
  const { folding, automaticFacets, excerptLength, pipelineRuleParameters } = search
  return {
    ...placeBody(engine, search, actionCause),
    debug: search.debug,
    tab: tabName(engine, search),
    referrer: environment.navigator().referrer,
    q: search.query,
    ...narrowingBody(search, environment.now()),
    sortCriteria: search.sortCriteria,
    ...(excerptLength !== null && { excerptLength }),
    ...(pipelineRuleParameters && { pipelineRuleParameters }),
    facetOptions: { freezeFacetOrder: search.freezeFacetOrder },
    ...(automaticFacets && {
      generateAutomaticFacets: {
        desiredCount: automaticFacets.desiredCount,
        numberOfValues: automaticFacets.numberOfValues,
        currentFacets: automaticFacets.facets
          .map(({ field, label, values }) => {
            return {
              field,
              label,
              currentValues: values.filter(({ state }) => state === 'selected'),
            }
          })
          .filter(({ currentValues }) => currentValues.length > 0),
      },
    }),
    ...(folding && {
      filterField: folding.collection,
      filterFieldRange: folding.range,
      // The provider's names for the two are the other way round.
      parentField: folding.child,
      childField: folding.parent,
    }),
  }
}

/** All that must hold: the shop's own condition, that of the tab and the filters that are on. */
function constantQuery({ expressions, tabs, tab, staticFilters }: ClassicSearch): string {
  const filters = Object.values(staticFilters).map((values) => {
    const selected = values.filter(({ state }) => state === 'selected')
    const either = selected.map(({ expression }) => expression).join(' OR ')
    return selected.length > 1 ? `(${either})` : either
  })
  const ofTab = entryOf(tabs, tab) ?? ''
  return [expressions.cq.trim(), ofTab.trim(), ...filters].filter(Boolean).join(' AND ')
}

/** The facets of the tab; those of others are not asked for. */
function askedClassicFacets({ facets, tab }: ClassicSearch): readonly ClassicFacet[] {
  return facets.filter(({ tabs: { included, excluded } }) => {
    const isIncluded = included.length === 0 || included.includes(tab)
    return isIncluded && !excluded.includes(tab)
  })
}

/** The provider has another word for falling orders than our settings. */
const FALLING = 'Descending'

function toWireFacet(facet: ClassicFacet, now: number): object {
  const {
    tabs: _,
    hasBreadcrumbs: __,
    captions: ___,
    initialNumberOfValues: ____,
    ...asked
  } = facet
  if (asked.type === 'hierarchical') return asked
  if (asked.type === 'specific') {
    const { sortCriteria } = asked
    if (!sortCriteria.endsWith(FALLING)) return asked
    const type = sortCriteria.slice(0, -FALLING.length)
    return { ...asked, sortCriteria: { type, order: 'descending' } }
  }
  // Ranges nobody has chosen are drawn anew for the results of the moment.
  const isIdle = asked.currentValues.every(({ state }) => state === 'idle')
  if (asked.generateAutomaticRanges && isIdle) return { ...asked, currentValues: [] }
  return asked.type === 'dateRange' ? { ...asked, currentValues: absolutes(asked, now) } : asked
}

function absolutes({ currentValues }: Pick<DateFacet, 'currentValues'>, now: number) {
  return currentValues.map((range) => absolute(range, now))
}
