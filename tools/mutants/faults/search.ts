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
    find: 'lastTotal > 0 && isLearnableText(query)',
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
  {
    name: 'learning: one day of many networks is enough to be shown to everybody',
    file: 'services/search/src/events/backing.ts',
    find: 'current.length >= LEAST_NETWORKS && new Set(current.map(dayIn)).size >= LEAST_DAYS',
    replace: 'current.length >= LEAST_NETWORKS',
  },
  {
    name: 'learning: one network that comes again every day is enough to be shown to everybody',
    file: 'services/search/src/events/backing.ts',
    find: 'const known = backing.findIndex((entry) => entry % MARK_VALUES === mark)',
    replace: 'const known = -1',
  },
  {
    name: 'learning: many networks on one day drive out what was learned on others',
    file: 'services/search/src/events/backing.ts',
    find: 'return backing.findIndex((entry) => perDay.get(dayIn(entry)) === most)',
    replace: 'return most === 0 ? -1 : 0',
  },
  {
    name: 'learning: days ahead of the clock count',
    file: 'services/search/src/events/backing.ts',
    find: 'day <= today && day > today - WINDOW_DAYS',
    replace: 'day > today - WINDOW_DAYS',
  },
  {
    name: 'learning: a product is made popular by one network',
    file: 'services/search/src/events/create-signals.ts',
    find: 'isBacked(counters.backing, now) ? interestOf(counters) * remaining(counters.at, now) : 0',
    replace: 'interestOf(counters) * remaining(counters.at, now)',
  },
  {
    name: 'learning: a pair of products is recommended because of one network',
    file: 'services/search/src/events/together.ts',
    find: '.filter(({ place }) => isBackedAt(row, place, question.now))',
    replace: '',
  },
  {
    name: 'learning: made-up pairs drive out those that are shown',
    file: 'services/search/src/events/together.ts',
    find: 'if (isBackedAt(row, place, now)) continue',
    replace: '',
  },
  {
    name: 'suggestions: words that neither range nor vocabulary has are suggested to everybody',
    file: 'services/search/src/suggest/create-suggestions.ts',
    find: 'plain.filter(({ query }) => known.has(query))',
    replace: 'plain',
  },
  {
    name: 'suggestions: a query that only found something because words were left out is learned',
    file: 'services/search/src/analytics/teaching-search.ts',
    find: 'return known.has(counted) && (await isFoundWhole(shop, counted))',
    replace: 'return known.has(counted)',
  },
  {
    name: 'suggestions: letters of other scripts that look like ours are suggested',
    file: 'services/search/src/suggest/learnable-text.ts',
    find: "const LETTERS = 'a-zäöüßàâæçéèêëîïôœùûÿñ'",
    replace: String.raw`const LETTERS = '\\p{L}'`,
  },
  {
    name: 'learning: addresses of one network count as many networks',
    file: 'services/search/src/events/open-events.ts',
    find: 'const network = networkKeyOf(source)',
    replace: 'const network = source',
  },
  {
    name: 'learning: made-up visitors of one network make the shop forget those of others',
    file: 'services/search/src/events/signal-state.ts',
    find: 'if (left <= most) continue',
    replace: 'if (visitors.size <= SIGNAL_LIMITS.visitors) break',
  },
]
