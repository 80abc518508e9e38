import type { SearchAnswer } from '@saum/contract/search'
import type { HandlerContext, Route } from '../http/route.ts'
import { answerHtml } from './answer-html.ts'
import { answerFacetSearch } from './answer-facet-search.ts'
import { answerFields, answerPlan, answerQuerySuggest } from './answer-plan.ts'
import { answerSearch, type ClassicSearchParts } from './answer-search.ts'

const BASE = '/rest/search/v2'

type Handle = (context: HandlerContext) => Promise<SearchAnswer>

/** The classic search calls: search, plan, suggestions, facet search, preview and field list. */
export function classicRoutes(parts: ClassicSearchParts): readonly Route[] {
  return [
    call('POST', '', (context) => answerSearch(context, parts)),
    call('POST', '/plan', answerPlan),
    call('POST', '/querySuggest', answerQuerySuggest),
    call('POST', '/facet', answerFacetSearch),
    call('POST', '/html', answerHtml),
    // A frame shows the preview by its address, so the token may stand in it.
    { ...call('GET', '/html', answerHtml), caller: 'beacon' },
    call('GET', '/fields', answerFields),
  ]
}

function call(method: 'GET' | 'POST', path: string, handle: Handle): Route & { purpose: 'search' } {
  return { method, path: `${BASE}${path}`, caller: 'bearer', purpose: 'search', handle }
}
