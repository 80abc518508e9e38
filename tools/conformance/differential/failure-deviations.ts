import type { Deviation, Moment } from './deviation.ts'
import type { Difference } from './difference.ts'
import type { Spoil } from './spoil.ts'

export const FAILURE_DEVIATIONS: readonly Deviation[] = [
  {
    name: 'network-failures-are-stored',
    reason: 'A network that fails is an error only where the browser says so in certain words.',
    explains: (difference, moment) => isOnlyOurError(difference) && isAfter(moment, 'broken'),
  },
  {
    name: 'unreadable-errors-are-stored',
    reason: 'A failure that comes as a web page is no error to the public client.',
    explains: (difference, moment) => isOnlyOurError(difference) && isAfter(moment, 'webPage'),
  },
  {
    name: 'wrong-replies-are-stored',
    reason: 'A reply without what is needed is no error, and leaves the public client loading.',
    explains: (difference, moment) =>
      isAfter(moment, 'nonsense', 'webPageAsReply') &&
      (isOnlyOurError(difference) ||
        (difference.path === 'page.isLoading' && difference.ours === false)),
  },
  {
    name: 'failed-page-is-asked-again',
    reason: 'A screen that opens after a failure shows the failure; ours asks again.',
    explains: ({ path, theirs }, { action }) =>
      action.do === 'load' && path === 'requests.0' && theirs === undefined,
    parts: ['page', 'search'],
  },
  {
    name: 'facet-states-shown-at-once',
    reason:
      'What a visitor has clicked is not shown before a reply says so, and never if it fails.',
    explains: ({ path }, { history }) =>
      history.at(-1)?.do === 'spoil' && path.startsWith('page.facets.'),
    parts: ['page.breadcrumbs'],
  },
  {
    name: 'expired-tokens-are-stored',
    reason: 'Ours calls it an expired token wherever a token was refused to the end.',
    explains: ({ path, ours }, moment) =>
      isAfter(moment, 'tokenRefused') && path === 'page.error.type' && ours === 'ExpiredToken',
  },
  {
    name: 'instant-product-error-kept',
    reason: 'Instant products that failed once are never asked for again.',
    explains: ({ path, theirs }, { action }) =>
      action.do === 'instant' && path === 'requests.0' && theirs === undefined,
    parts: ['search.instant'],
  },
  {
    name: 'failed-plan-goes-to-default',
    reason: 'A box whose question fails leads nowhere, so that its shopper cannot search.',
    explains: ({ path, theirs }, { action }) =>
      action.do === 'plan' && path === 'search.standalone.redirectTo' && theirs === '',
  },
  {
    name: 'token-renewed-when-refused',
    reason: 'The public client reads the date out of a token; to ours a token is only a word.',
    explains: ({ path, theirs }, { action }) =>
      action.do === 'load' && path === 'requests.1' && theirs === undefined,
  },
]

function isOnlyOurError({ path, theirs, ours }: Difference): boolean {
  return path === 'page.error' && theirs === null && ours !== null
}

/** Whether the replies to this action were spoiled in one of these ways. */
function isAfter({ history }: Moment, ...spoils: readonly Spoil[]): boolean {
  const last = history.at(-1)
  return last?.do === 'spoil' && spoils.includes(last.how)
}
