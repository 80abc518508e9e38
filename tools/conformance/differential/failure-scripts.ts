import { onValue, type Script } from './script.ts'
import type { Spoil } from './spoil.ts'

const LOAD = { do: 'load' } as const
const SORT = { do: 'sort', index: 1 } as const
const spoil = (how: Spoil) => ({ do: 'spoil', how }) as const

/** What shoppers see of a provider that fails. */
export const FAILURE_SCRIPTS: readonly Script[] = [
  {
    title: 'a refused request is an error, and the products stay',
    page: 'listing',
    steps: [LOAD, spoil('refused'), SORT, { do: 'nextPage' }],
  },
  {
    title: 'a page that failed is asked for again by the next screen',
    page: 'listing',
    steps: [LOAD, spoil('refused'), SORT, LOAD],
  },
  {
    title: 'a page that could not be turned to is not counted',
    page: 'listing',
    steps: [LOAD, spoil('refused'), { do: 'nextPage' }],
  },
  {
    title: 'a click shows at once, even if its request is refused',
    page: 'listing',
    steps: [LOAD, spoil('refused'), onValue('toggle', 'ec_color', 0)],
  },
  {
    title: 'a provider that is not there is an error',
    page: 'listing',
    steps: [spoil('unreachable'), LOAD, LOAD, spoil('notFound'), SORT],
  },
  {
    title: 'a network that fails is an error, whatever the browser calls it',
    page: 'listing',
    steps: [LOAD, spoil('broken'), SORT],
  },
  {
    title: 'a web page instead of an error is an error',
    page: 'listing',
    steps: [LOAD, spoil('webPage'), SORT],
  },
  {
    title: 'a web page instead of a reply is an error',
    page: 'search',
    steps: [spoil('webPageAsReply'), LOAD],
  },
  {
    title: 'a reply without products is an error and not endless loading',
    page: 'listing',
    steps: [spoil('nonsense'), LOAD],
  },
  {
    title: 'a token that stays refused is an error after five renewals',
    page: 'listing',
    steps: [spoil('tokenRefused'), LOAD],
  },
  {
    title: 'suggestions that cannot be had are none',
    page: 'search',
    steps: [spoil('refused'), { do: 'type', text: 'kle' }, { do: 'type', text: 'klei' }],
  },
  {
    title: 'instant products that could not be had are asked for again',
    page: 'search',
    steps: [spoil('refused'), { do: 'instant', text: 'kle' }, { do: 'instant', text: 'kle' }],
  },
  {
    title: 'a standalone box leads on when nobody knows where to',
    page: 'search',
    steps: [{ do: 'typeAlone', text: 'kleid' }, spoil('refused'), { do: 'plan' }],
  },
  {
    title: 'a facet that cannot be searched finds nothing',
    page: 'listing',
    steps: [LOAD, spoil('refused'), { do: 'searchFacet', facetId: 'ec_color', text: 'b' }],
  },
  {
    title: 'a slot that cannot be had says so',
    page: 'listing',
    steps: [spoil('refused'), { do: 'recommend', slot: 'popular' }],
  },
  {
    title: 'more products that cannot be had leave those shown',
    page: 'listing',
    steps: [LOAD, spoil('refused'), { do: 'fetchMore' }],
  },
]
