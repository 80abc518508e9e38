import type { Action } from './action.ts'
import { isOnlyTheirRequest, OTHER_REPLY, type Deviation } from './deviation.ts'

/** What may lead to where one is already. */
const STEPS: readonly Action['do'][] = [
  'nextPage',
  'previousPage',
  'selectPage',
  'setPageSize',
  'sort',
  'sizeSlot',
]

export const PAGE_DEVIATIONS: readonly Deviation[] = [
  {
    name: 'refused-step-asks-nothing',
    reason:
      'A step that leads nowhere (a page that does not exist, the order or size there is) asks again for what is shown, and puts the page into the address; ours does nothing.',
    explains: (difference, { action }) =>
      STEPS.includes(action.do) && isOnlyTheirRequest(difference),
    parts: ['page', 'search', 'slots'],
  },
  {
    name: 'fetch-more-ends-loading',
    reason: 'Asking for more where all is shown leaves the public client loading for ever.',
    explains: ({ path, theirs, ours }, { action }) =>
      action.do === 'fetchMore' && path === 'page.isLoading' && theirs === true && ours === false,
    parts: ['page.facets'],
  },
  {
    name: 'fetch-more-continues-shown-pages',
    reason: 'After a turned page the public client appends the page that is shown once more.',
    explains: ({ path }, { action }) =>
      action.do === 'fetchMore' && path === 'requests.0.body.page',
    parts: OTHER_REPLY,
  },
  {
    name: 'summary-follows-shown-products',
    reason:
      'The numbers shown are those of the page that was asked for: from 577 to 576 where it is empty, and of another page where it failed.',
    explains: ({ path, ours }, { ours: { page } }) =>
      (path === 'page.summary.firstProduct' && ours === (page.products[0]?.position ?? 0)) ||
      (path === 'page.summary.lastProduct' && ours === (page.products.at(-1)?.position ?? 0)),
  },
  {
    name: 'one-category-at-a-time',
    reason: 'Going back up to a category leaves the one below it selected, too.',
    explains: ({ path, theirs, ours }, { action }) =>
      action.do === 'openCategory' &&
      /^requests\.0\.body\.facets\.ec_category\.values\..*\.state$/.test(path) &&
      theirs === 'selected' &&
      ours === 'idle',
    parts: OTHER_REPLY,
  },
  {
    name: 'facet-search-ignores-open-category',
    reason: 'A search among categories finds the one that is open, too.',
    explains: ({ path, theirs }, { action }) =>
      ['searchFacet', 'suggestValues'].includes(action.do) &&
      path.startsWith('requests.0.body.ignorePaths') &&
      theirs === undefined,
    parts: ['page.facets', 'search.suggested'],
  },
  {
    name: 'insertion-keeps-set-values',
    reason: 'A value found by searching its facet pushes out the last one shown, selected or not.',
    explains: ({ path, theirs, ours }, { action }) =>
      action.do === 'selectFound' &&
      /^requests\.0\.body\.facets\.\w+\.values\.\d+\.state$/.test(path) &&
      theirs === 'idle' &&
      ours !== 'idle',
    parts: OTHER_REPLY,
  },
  {
    name: 'facet-search-selection-resets-page',
    reason: 'A value found by searching its facet keeps the page, which may not exist any more.',
    explains: ({ path, ours }, { action }) =>
      action.do === 'selectFound' && path === 'requests.0.body.page' && ours === 0,
    parts: OTHER_REPLY,
  },
  {
    name: 'standalone-box-leaves-search-alone',
    reason: 'A box that leads elsewhere changes the query of the search on its own page.',
    explains: ({ path, theirs, ours }, { action }) =>
      action.do === 'plan' &&
      /^page\.(parameters|allParameters)\.(q|page)$/.test(path) &&
      theirs !== ours,
    parts: ['page.fragment'],
  },
  {
    name: 'filters-suggested-after-a-search',
    reason: 'Once something was searched for, no more values of facets are suggested.',
    explains: ({ path, theirs }, { action }) =>
      action.do === 'suggestValues' && path === 'requests.0' && theirs === undefined,
    parts: ['search.filters'],
  },
  {
    name: 'slot-paging-keeps-product',
    reason: 'Further pages of a slot beside a product lose that product.',
    explains: ({ path, theirs }) =>
      path === 'requests.0.body.context.product' && theirs === undefined,
    parts: ['slots'],
  },
  {
    name: 'slot-follows-its-product',
    reason: 'A slot on the page of another product goes on at the page of the one before.',
    explains: ({ path, ours }, { action }) =>
      action.do === 'recommend' && path === 'requests.0.body.page' && ours === undefined,
    parts: ['requests', 'slots'],
  },
  {
    name: 'slot-fetch-more-asks-while-more',
    reason: 'A slot asks for more only when there is no more, and then loads for ever.',
    explains: ({ path, theirs }, { action }) =>
      action.do === 'moreOfSlot' && path === 'requests.0' && theirs === undefined,
    parts: ['slots'],
  },
]
