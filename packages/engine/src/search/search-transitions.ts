import { clearFacets, setQuery } from '../address/parameter-changes.ts'
import type { ProductPage } from '../page/product-page.ts'
import { refine } from '../page/refine.ts'
import { addToPage, replacePage } from '../page/replace-page.ts'
import { withSet } from '../state.ts'
import type { PageReply } from '../wire/reply.ts'
import { answerCorrection, NO_CORRECTION } from './correction.ts'
import { clearModification, ignoreQuery, modifyQuery, triggeredQuery } from './triggers.ts'

/** Which text is searched for, in the address too. The page stays: a correction is no new question. */
export function withQuery(page: ProductPage, query: string): ProductPage {
  return withSet(page, { query, parameters: setQuery(page.parameters, query) })
}

export interface NewQueryOptions {
  /** Whether what was filtered is forgotten; it is unless somebody says otherwise. */
  clearFilters?: boolean
}

/** A visitor asks for something else. */
export function newQuery(
  page: ProductPage,
  query: string,
  { clearFilters = true }: NewQueryOptions = {},
): ProductPage {
  return refine(page, () => {
    const facets = page.facets.map((facet) => ({
      ...facet,
      ...(clearFilters && { values: [] }),
      preventAutoSelect: false,
    }))
    const asked = withQuery({ ...page, facets }, query)
    if (!clearFilters) return asked
    return { ...asked, manualRanges: {}, parameters: clearFacets(asked.parameters) }
  })
}

export function beginSearch(page: ProductPage): ProductPage {
  const { originalQuery } = page.correction
  return {
    ...page,
    triggers: clearModification(page.triggers),
    correction: { ...NO_CORRECTION, originalQuery },
  }
}

/** The search to make instead, where a trigger replaces the query; a corrected query is left alone. */
export function searchAgain(page: ProductPage, reply: PageReply): ProductPage | null {
  if (correctedBy(reply) !== null) return null
  const query = triggeredQuery(reply.triggers)
  if (query === '' || query === page.triggers.queryModification.queryToIgnore) return null
  return { ...withQuery(page, query), triggers: modifyQuery(page.triggers, page.query, query) }
}

function correctedBy({ queryCorrection }: PageReply): string | null {
  return queryCorrection?.correctedQuery ?? null
}

/** The query as the provider understood it. A refused trigger is refused once. */
function executed(page: ProductPage, reply: PageReply): ProductPage {
  const corrected = correctedBy(reply)
  const asked = corrected === null ? page : withQuery(page, corrected)
  const { queryToIgnore } = page.triggers.queryModification
  const isIgnored = corrected === null && triggeredQuery(reply.triggers) === queryToIgnore
  const triggers = isIgnored ? ignoreQuery(page.triggers, '') : page.triggers
  return { ...asked, triggers, queryExecuted: asked.query }
}

export function replaceSearch(page: ProductPage, reply: PageReply): ProductPage {
  const { originalQuery, newQuery: replacedBy } = page.triggers.queryModification
  const asked = replacedBy === '' ? page.query : originalQuery
  const found = replacePage(executed(page, reply), reply)
  return { ...found, correction: answerCorrection(reply.queryCorrection, asked) }
}

export function addToSearch(page: ProductPage, reply: PageReply): ProductPage {
  return addToPage(executed(page, reply), reply)
}
