import {
  closeCategory,
  firstCrumb,
  found,
  foundElsewhere,
  onCategory,
  onState,
  onValue,
  type Script,
} from './script.ts'

const LOAD = { do: 'load' } as const
const NEXT = { do: 'nextPage' } as const
const CLEAR = { do: 'clearAll' } as const
const of = (facetId: string) => ({ facetId })

/** What shoppers do with the facets of a listing. */
export const FACET_SCRIPTS: readonly Script[] = [
  {
    title: 'colors are selected, changed and taken back',
    page: 'listing',
    steps: [
      LOAD,
      onValue('toggle', 'ec_color', 1),
      onValue('toggle', 'ec_color', 3),
      onState('toggle', 'ec_color', 'selected'),
      onValue('toggleAlone', 'ec_color', 4),
      { do: 'emptyFacet', ...of('ec_color') },
    ],
  },
  {
    title: 'sizes are excluded, and selected instead',
    page: 'listing',
    steps: [
      LOAD,
      onValue('exclude', 'size', 2),
      onState('toggle', 'size', 'excluded'),
      onState('exclude', 'size', 'selected'),
      onState('exclude', 'size', 'excluded'),
    ],
  },
  {
    title: 'a category is opened, descended and closed again',
    page: 'listing',
    steps: [LOAD, onCategory(1), onCategory(2, 1), closeCategory, onCategory(1), closeCategory],
  },
  {
    title: 'a shopper goes back up to the category above',
    page: 'listing',
    steps: [LOAD, onCategory(1), onCategory(2), onCategory(1)],
  },
  {
    title: 'categories show more and fewer, and are emptied',
    page: 'listing',
    steps: [
      LOAD,
      onCategory(1),
      { do: 'showMore', ...of('ec_category') },
      { do: 'showLess', ...of('ec_category') },
      onCategory(2),
      firstCrumb,
      onCategory(1, 1),
      { do: 'emptyFacet', ...of('ec_category') },
    ],
  },
  {
    title: 'reductions are ranges to select, exclude and take away',
    page: 'listing',
    steps: [
      LOAD,
      onValue('toggle', 'ec_reduction', 1),
      onValue('toggle', 'ec_reduction', 2),
      firstCrumb,
      onState('exclude', 'ec_reduction', 'idle'),
      { do: 'emptyFacet', ...of('ec_reduction') },
    ],
  },
  {
    title: 'the one range of prices is selected and let go',
    page: 'listing',
    steps: [
      LOAD,
      onValue('toggle', 'ec_price', 0),
      onState('toggle', 'ec_price', 'selected'),
      onValue('toggle', 'ec_color', 0),
    ],
  },
  {
    title: 'a price is typed, typed again and cleared',
    page: 'listing',
    steps: [
      LOAD,
      { do: 'typeRange', ...of('ec_price'), start: 20, end: 100 },
      onValue('toggle', 'ec_color', 0),
      { do: 'typeRange', ...of('ec_price'), start: 30, end: 60 },
      firstCrumb,
      CLEAR,
    ],
  },
  {
    title: 'a price typed on a later page begins at the first',
    page: 'listing',
    steps: [LOAD, NEXT, { do: 'typeRange', ...of('ec_price'), start: 20, end: 100 }],
  },
  {
    title: 'a typed range is taken back by a click',
    page: 'listing',
    steps: [
      LOAD,
      { do: 'typeRange', ...of('ec_reduction'), start: 15, end: 45 },
      onValue('toggle', 'ec_reduction', 0),
    ],
  },
  {
    title: 'a price is typed where the range of prices is selected',
    page: 'listing',
    steps: [
      LOAD,
      onValue('toggle', 'ec_price', 0),
      { do: 'typeRange', ...of('ec_price'), start: 20, end: 100 },
      { do: 'emptyFacet', ...of('ec_price') },
    ],
  },
  {
    title: 'dates set on a later page begin at the first',
    page: 'listing',
    steps: [
      LOAD,
      NEXT,
      {
        do: 'pickDates',
        ...of('ec_date'),
        start: '2026/01/01@00:00:00',
        end: '2026/07/01@00:00:00',
      },
    ],
  },
  {
    title: 'dates are selected and set',
    page: 'listing',
    steps: [
      LOAD,
      onValue('toggle', 'ec_date', 1),
      onState('toggle', 'ec_date', 'selected'),
      {
        do: 'pickDates',
        ...of('ec_date'),
        start: '2026/01/01@00:00:00',
        end: '2026/07/01@00:00:00',
      },
      { do: 'emptyFacet', ...of('ec_date') },
    ],
  },
  {
    title: 'branches are selected, alone and together',
    page: 'listing',
    steps: [
      LOAD,
      onValue('toggle', 'store', 0),
      onValue('toggle', 'store', 2),
      onState('toggleAlone', 'store', 'idle'),
      firstCrumb,
    ],
  },
  {
    title: 'more and fewer values are asked for',
    page: 'listing',
    steps: [
      LOAD,
      { do: 'showMore', ...of('ec_color') },
      onValue('toggle', 'ec_color', 11),
      { do: 'showLess', ...of('ec_color') },
      { do: 'showMore', ...of('store') },
      { do: 'showLess', ...of('store') },
    ],
  },
  {
    title: 'values are searched within facets and selected',
    page: 'listing',
    steps: [
      LOAD,
      { do: 'searchFacet', ...of('ec_color'), text: 'o' },
      found('ec_color', 1),
      { do: 'searchFacet', ...of('material'), text: '' },
      { do: 'searchFacet', ...of('size'), text: 'qqqq' },
    ],
  },
  {
    title: 'categories are searched beside the one that is open',
    page: 'listing',
    steps: [LOAD, onCategory(1), { do: 'searchFacet', ...of('ec_category'), text: 'e' }],
  },
  {
    title: 'a value that was not shown is found and takes a place',
    page: 'listing',
    steps: [LOAD, { do: 'searchFacet', ...of('material'), text: 'e' }, found('material', 6)],
  },
  {
    title: 'a value that was not shown is found where all others are selected',
    page: 'listing',
    steps: [
      LOAD,
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(() => onState('toggle', 'ec_color', 'idle')),
      { do: 'searchFacet', ...of('ec_color'), text: 'l' },
      foundElsewhere('ec_color'),
    ],
  },
  {
    title: 'a value that is found does not push out the one selected before',
    page: 'listing',
    steps: [
      LOAD,
      onValue('toggle', 'ec_color', 9),
      { do: 'searchFacet', ...of('ec_color'), text: 'l' },
      foundElsewhere('ec_color'),
    ],
  },
  {
    title: 'categories are searched and opened',
    page: 'listing',
    steps: [
      LOAD,
      { do: 'searchFacet', ...of('ec_category'), text: 'kleid' },
      found('ec_category'),
      firstCrumb,
    ],
  },
  {
    title: 'a value found on a later page begins at the first',
    page: 'listing',
    steps: [LOAD, NEXT, { do: 'searchFacet', ...of('ec_color'), text: 'b' }, found('ec_color')],
  },
  {
    title: 'a facet in which nothing is set is emptied on a later page',
    page: 'listing',
    steps: [LOAD, NEXT, { do: 'emptyFacet', ...of('ec_color') }],
  },
  {
    title: 'another currency forgets the filters and their address',
    page: 'listing',
    steps: [LOAD, onValue('toggle', 'ec_color', 0), { do: 'setCurrency', currency: 'CHF' }],
  },
  {
    title: 'filters of every kind are cleared at once',
    page: 'listing',
    steps: [
      LOAD,
      onValue('toggle', 'ec_color', 0),
      onCategory(1),
      onValue('toggle', 'ec_reduction', 1),
      CLEAR,
      onValue('exclude', 'size', 0),
      onValue('toggle', 'store', 0),
      { do: 'clearCrumbs' },
    ],
  },
]
