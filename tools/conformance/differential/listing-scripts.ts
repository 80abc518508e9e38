import {
  beside,
  cart,
  lastPage,
  onProduct,
  onValue,
  promoteChild,
  sameAddress,
  type Script,
} from './script.ts'

const LOAD = { do: 'load' } as const
const NEXT = { do: 'nextPage' } as const
const MORE = { do: 'fetchMore' } as const
const of = (facetId: string) => ({ facetId })

/** What shoppers do on a listing besides. */
export const LISTING_SCRIPTS: readonly Script[] = [
  {
    title: 'pages are turned, jumped to and sized',
    page: 'listing',
    steps: [
      LOAD,
      NEXT,
      NEXT,
      { do: 'previousPage' },
      lastPage,
      { do: 'selectPage', page: 0 },
      { do: 'setPageSize', size: 6 },
      NEXT,
    ],
  },
  {
    title: 'pages that do not exist are not turned to',
    page: 'listing',
    steps: [LOAD, { do: 'previousPage' }, lastPage, NEXT, { do: 'selectPage', page: 9999 }],
  },
  {
    title: 'orders are chosen and begin at the first page',
    page: 'listing',
    steps: [LOAD, NEXT, { do: 'sort', index: 1 }, NEXT, { do: 'sort', index: 0 }],
  },
  {
    title: 'more products are appended',
    page: 'listing',
    steps: [LOAD, MORE, MORE, onValue('toggle', 'ec_color', 0), MORE],
  },
  {
    title: 'more products after a turned page are new ones',
    page: 'listing',
    steps: [LOAD, NEXT, MORE],
  },
  {
    title: 'more products than there are do not load for ever',
    page: 'listing',
    steps: [LOAD, { do: 'setPageSize', size: 1000 }, MORE],
  },
  {
    title: 'colors take the place of a product, which is clicked and viewed',
    page: 'listing',
    steps: [
      LOAD,
      promoteChild,
      onProduct('click', 0),
      onProduct('click', 1),
      onProduct('view', 2),
      { do: 'promote', permanentid: 'unknown' },
    ],
  },
  {
    title: 'a cart is filled, changed, emptied, filled again and bought',
    page: 'listing',
    steps: [
      LOAD,
      cart(0, 2),
      cart(0, 2),
      cart(0, 1),
      cart(1, 0),
      cart(1, 3),
      { do: 'setPageSize', size: 12 },
      { do: 'emptyCart' },
      cart(2, 1),
      { do: 'purchase' },
      { do: 'recommend', slot: 'popular' },
    ],
  },
  {
    title: 'another page of the shop starts anew',
    page: 'listing',
    steps: [
      LOAD,
      onValue('toggle', 'ec_color', 0),
      { do: 'setView', path: '/de/c/sale/' },
      LOAD,
      { do: 'setCurrency', currency: 'CHF' },
      LOAD,
      { do: 'setLocation', latitude: 52.52, longitude: 13.405 },
      NEXT,
    ],
  },
  {
    title: 'a page behind the last one shows no product and counts none',
    page: 'listing',
    steps: [LOAD, { do: 'setView', path: '/de/c/sale/' }, lastPage],
  },
  {
    title: 'a typed price does not follow to another page of the shop',
    page: 'listing',
    steps: [
      LOAD,
      { do: 'typeRange', ...of('ec_price'), start: 20, end: 100 },
      { do: 'setView', path: '/de/c/' },
      LOAD,
      onValue('toggle', 'ec_color', 0),
    ],
  },
  {
    title: 'an address restores facets, order, size and page',
    page: 'listing',
    steps: [
      {
        do: 'followAddress',
        fragment:
          'page=1&perPage=6&sortCriteria=ec_price%20asc&f-ec_color=Blau,Beige&cf-ec_category=Damen&nf-ec_reduction=20..30',
      },
      sameAddress,
      NEXT,
      { do: 'followAddress', fragment: 'mnf-ec_price=20...100&lf-store=3013' },
      {
        do: 'followAddress',
        fragment: 'df-ec_date=2026/01/01@00:00:00..2026/07/01@00:00:00',
      },
      { do: 'followAddress', fragment: '' },
    ],
  },
  {
    title: 'an address without sense is let be',
    page: 'listing',
    steps: [
      LOAD,
      { do: 'followAddress', fragment: 'page=x&nf-ec_reduction=a..b&sortCriteria=&foo=bar&f-=1' },
    ],
  },
  {
    title: 'an address with excluded values excludes them',
    page: 'listing',
    steps: [{ do: 'followAddress', fragment: 'fExcluded-ec_color=Blau' }],
  },
  {
    title: 'recommendations come, beside a product and without',
    page: 'listing',
    steps: [
      LOAD,
      { do: 'recommend', slot: 'popular' },
      beside(0),
      { do: 'sizeSlot', slot: 'popular', size: 3 },
    ],
  },
  {
    title: 'recommendations beside a product stay beside it on their next page',
    page: 'listing',
    steps: [
      LOAD,
      beside(0),
      { do: 'sizeSlot', slot: 'similar', size: 2 },
      { do: 'turnSlot', slot: 'similar' },
    ],
  },
  {
    title: 'recommendations beside another product begin anew',
    page: 'listing',
    steps: [LOAD, beside(0), { do: 'sizeSlot', slot: 'popular', size: 2 }, beside(1)],
  },
  {
    title: 'more recommendations come when there are more',
    page: 'listing',
    steps: [
      LOAD,
      { do: 'recommend', slot: 'popular' },
      { do: 'sizeSlot', slot: 'popular', size: 2 },
      { do: 'moreOfSlot', slot: 'popular' },
    ],
  },
  {
    title: 'a token that is refused is renewed once',
    page: 'listing',
    token: 'bad',
    steps: [LOAD, NEXT, { do: 'recommend', slot: 'popular' }],
  },
  {
    title: 'a token that has run out is renewed',
    page: 'listing',
    token: 'expired',
    steps: [LOAD],
  },
]
