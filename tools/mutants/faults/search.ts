import type { Mutant } from '../mutant.ts'

/** The search provider: who may ask, what is counted, in which order it comes, and what is learned. */
export const SEARCH_FAULTS: readonly Mutant[] = [
  {
    name: 'search access: an expired token is accepted',
    file: 'services/search/src/access/access-token.ts',
    find: "if (exp * 1000 <= now) return refuse('expired')",
    replace: '',
  },
  {
    name: 'search access: padding after the token is ignored',
    file: 'services/search/src/access/access-token.ts',
    find: 'const given = Buffer.from(signature)',
    replace: "const given = Buffer.from(Buffer.from(signature, 'base64url').toString('base64url'))",
  },
  {
    name: 'facets: selecting one colour makes all other colours disappear',
    file: 'services/search/src/index/facet-selection.ts',
    find: 'only === facet || only === NO_FACET ? 1 : 0',
    replace: 'only === NO_FACET ? 1 : 0',
  },
  {
    name: 'search: the total counts every colour of a style',
    file: 'services/search/src/index/ask.ts',
    find: 'total += current === lastGroup ? 0 : 1',
    replace: 'total += 1',
  },
  {
    name: 'search: the last, incomplete page cannot be reached',
    file: 'services/search/src/listing/page-window.ts',
    find: 'Math.ceil(Math.min(totalEntries, MAX_RESULTS) / perPage)',
    replace: 'Math.floor(Math.min(totalEntries, MAX_RESULTS) / perPage)',
  },
  {
    name: 'search index: a product taken out of the range can still be found',
    file: 'services/search/src/index/index-changes.ts',
    find: 'for (const id of removedIds) remove(view.findDocument(id))',
    replace: '',
  },
  {
    name: 'ranking: sold-out products stand among those that can be bought',
    file: 'services/search/src/feed/merit.ts',
    find: '(standing & SOLD_OUT_BIT) === 0 ? merit : merit * SOLD_OUT_SHARE',
    replace: 'merit',
  },
  {
    name: 'suggestions: e-mail addresses typed into the search box are suggested to others',
    file: 'services/search/src/suggest/create-suggestions.ts',
    find: 'lastTotal > 0 && !looksPersonal(query)',
    replace: 'lastTotal > 0',
  },
  {
    name: 'answers: a question is answered with a passage about another subject',
    file: 'services/search/src/answers/choose-passages.ts',
    find: 'coverage >= ENOUGH_COVERAGE && topic >= ENOUGH_TOPIC',
    replace: 'coverage >= ENOUGH_COVERAGE || topic >= ENOUGH_TOPIC',
  },
  {
    name: 'search usage: searches are kept although the browser asks not to be tracked',
    file: 'services/search/src/analytics/keep-search.ts',
    find: 'if (refusesTracking(request.headers)) return',
    replace: '',
  },
]
