import type { NamedDeviation } from './deviation.ts'

/**
 * Intended differences the two engines never show side by side here: they need a race, a fault of a
 * browser, a server without one, or something no screen does. Tests of the engine prove them.
 */
export const UNSEEN_DEVIATIONS: readonly NamedDeviation[] = Object.entries({
  'absent-value-is-set': 'A value that is not in sight stays idle when it is toggled as idle.',
  'answer-checks-the-reply':
    'A refusal instead of a stream leaves the public client loading and streaming.',
  'answer-error-without-message': 'An error without words does not end an answer.',
  'answer-reconnects': 'A broken stream of the answer calls is not opened again.',
  'answer-retry-asks-anew': 'Asking once more for the same question opens no new stream.',
  'answer-stray-blank-lines': 'A blank line in a stream is taken for a message and breaks it.',
  'blank-recent-queries-dropped': 'Blank texts are kept among the recent queries.',
  'breadcrumb-lets-go-once': 'Letting go of a value twice before the reply selects it again.',
  'capture-needs-a-client-id': 'Requests without a client id ask to be recorded, which is refused.',
  'category-picks-asked-value': 'Older versions select the first category of a level instead.',
  'classic-category-toggle': 'Choosing the chosen category of the classic search keeps it.',
  'classic-manual-ranges-in-address': 'Typed ranges of the classic search are written unreadably.',
  'classic-more-of-nothing': 'The classic search asks for more where there is no more.',
  'cleared-suggestions-stay-cleared': 'A late reply opens a list of suggestions that was closed.',
  'click-names-its-own-reply':
    'A click names the newest reply, not the one that showed the product.',
  'correction-starts-at-first-page': 'A corrected query goes on at the page of the old one.',
  'empty-object-does-not-anonymize': 'An empty object makes an event anonymous.',
  'encoded-range-read': 'Ranges of dates are not read once a browser has encoded them.',
  'every-semicolon-encoded': 'Only the first semicolon of a partial query is encoded.',
  'facet-search-asks-for-more':
    'A search within a facet finds ten values; the public client asks for no more.',
  'facet-id-escaped-in-fragment': 'An id with a sign of the address spoils the address.',
  'fetch-more-never-mixes': 'More is added to products of another selection.',
  'field-suggestions-ask-like-filters':
    'Suggested categories are asked for with the facets of the page.',
  'first-request-asked-once': 'Several screens that begin together ask several times.',
  'history-keeps-different-kinds': 'Two actions with the same value count as one.',
  'hostile-reply-ends-in-error': 'Nonsense instead of a reply leaves the public client loading.',
  'idle-typed-range-takes-back': 'A typed range that is taken back is still asked for, as idle.',
  'instant-cache-zero-never-expires': 'A time of 0 counts as a minute, though it means for ever.',
  'instant-products-name-their-reply': 'Clicks on instant products name no reply.',
  'link-from-lookalike-host-refused':
    'A host whose name only ends like an accepted one is accepted.',
  'listing-and-search-facets-apart': 'A listing and a search on one page share their facets.',
  'one-slash-behind-a-proxy': 'A base with a slash at its end leads to addresses with two.',
  'opened-page-kept': 'Following the address a page already shows wipes its facets.',
  'outdated-errors-ignored': 'The failure of a request that was overtaken is shown.',
  'outdated-suggest-error-ignored': 'The same for suggestions.',
  'picked-range-replaces-typed-range': 'A picked range and a typed one are both asked for.',
  'privacy-signals-silence-analytics': 'Do-not-track and global privacy control are ignored.',
  'recent-queries-keep-served-search':
    'Stored queries replace what was searched for on this very page.',
  'recent-query-index-in-range': 'The place behind the last recent query is accepted.',
  'renewal-keeps-the-environment': 'A renewed token sets the environment back to production.',
  'same-cart-lines-add-up': 'Of two equal lines the last one counts twice.',
  'selected-category-lets-go': 'A chosen category below a later sibling cannot be let go.',
  'server-invents-no-visitor': 'Where nothing can be stored every request is another visitor.',
  'slow-renewals-end': 'Renewals that take longer than half a second go on without end.',
  'sort-compared-by-name-and-direction': 'Two orders differ when only their labels do.',
  'sort-encoded-once': 'Orders are encoded twice in the query string.',
  'sort-without-direction-kept': 'A field without a direction becomes the word undefined.',
  'standalone-box-shows-its-loading': 'A box that leads elsewhere shows the loading of the search.',
  'standalone-submit-clears-suggestions': 'Its suggestions stay open when it is submitted.',
  'suggested-category-starts-without-query': 'A suggested category takes over an older query.',
  'suggested-filter-before-first-search':
    'A suggested filter is lost where the page has no facets yet.',
  'token-on-demand': 'An engine cannot be made without a token, even where one can be got.',
}).map(([name, reason]) => ({ name, reason }))
