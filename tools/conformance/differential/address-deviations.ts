import type { Action } from './action.ts'
import { isOnlyTheirRequest, OTHER_REPLY, wasDone, type Deviation } from './deviation.ts'

export const ADDRESS_DEVIATIONS: readonly Deviation[] = [
  {
    name: 'parameters-end-with-the-context',
    reason: 'The address keeps naming filters that a change of currency has taken away.',
    explains: ({ path, ours }, moment) =>
      wasDone(moment, 'setCurrency') && path.startsWith('page.parameters.') && ours === undefined,
    parts: ['page.fragment'],
  },
  {
    name: 'excluded-restored',
    reason: 'Excluded values of an address are ignored.',
    explains: ({ path, theirs }, { action }) =>
      isFollowing(action, 'Excluded-') &&
      path.startsWith('requests.0.body.facets.') &&
      theirs === undefined,
    parts: OTHER_REPLY,
  },
  {
    name: 'restored-facets-show-ten',
    reason:
      'Facets of an address do not say how many values they show at first, and trees ask for 8.',
    explains: ({ path }, moment) =>
      wasDone(moment, 'followAddress') &&
      /\.facets\.\w+\.(initialNumberOfValues|retrieveCount|canShowLess)$/.test(path),
    parts: ['page.facets.ec_category'],
  },
  {
    name: 'excluded-in-fragment',
    reason: 'Excluded ranges never come into the address.',
    explains: ({ path, theirs, ours }) =>
      path === 'page.fragment' &&
      sorted(theirs) === sorted(String(ours), (pair) => !/^[nd]fExcluded-/.test(pair)),
  },
  {
    name: 'address-in-one-order',
    reason: 'The order of an address depends on what was clicked first; ours is always the same.',
    explains: ({ path, theirs, ours }) =>
      path === 'page.fragment' && sorted(theirs) === sorted(ours),
  },
  {
    name: 'no-refetch-for-the-same-address',
    reason: 'An address that shows what is shown already is asked for again.',
    explains: (difference, { action }) =>
      action.do === 'followAddress' && isOnlyTheirRequest(difference),
    parts: ['page'],
  },
  {
    name: 'unreadable-page-is-the-first',
    reason: 'An address with a page that is no number is not followed at all, yet asked for.',
    explains: ({ path, ours }, { action }) =>
      isFollowing(action, 'page=x') &&
      path.startsWith('requests.0.body.facets.') &&
      ours === undefined,
    parts: OTHER_REPLY,
  },
]

function isFollowing(action: Action, part: string): boolean {
  return action.do === 'followAddress' && action.fragment.includes(part)
}

/** An address without its order, and only the pairs that count. */
function sorted(fragment: unknown, counts: (pair: string) => boolean = () => true): string {
  return String(fragment).split('&').filter(counts).toSorted().join('&')
}
