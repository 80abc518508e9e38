import type { Action, ActionName, SlotName } from './action.ts'
import type { NextAction } from './compare.ts'
import { flatten, toPath } from './normalize.ts'
import type { FacetView, ObservableState, SearchView } from './observable-state.ts'

/** Answers with numbers from 0 up to 1, the same ones for the same seed. */
export type Random = () => number

/** A small generator of even numbers (mulberry32); only sameness matters here. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** A sequence of so many actions, each chosen from what the state offers then. */
export function atRandom(random: Random, length: number, scene: 'listing' | 'search'): NextAction {
  return (state, step) => {
    if (step >= length) return null
    // A shopper's page has always been loaded before anything can be done with it.
    if (step === 0) return scene === 'search' ? { do: 'type', text: pick(random, QUERIES) } : LOAD
    if (step === 1 && scene === 'search') return { do: 'submit' }
    const offered = Map.groupBy(offeredActions(state), (action) => action.do)
    return pick(random, offered.get(pickName(random, [...offered.keys()])) ?? [LOAD])
  }
}

/** What makes the clients go separate ways on purpose, after which nothing more can be compared. */
const RARE: readonly ActionName[] = ['setView', 'setCurrency', 'plan', 'spoil', 'suggestValues']
const RARITY = 0.2

function pickName(random: Random, names: readonly ActionName[]): ActionName {
  const name = pick(random, names)
  const isTooRare = RARE.includes(name) && random() > RARITY
  return isTooRare
    ? pick(
        random,
        names.filter((one) => !RARE.includes(one)),
      )
    : name
}

const LOAD: Action = { do: 'load' }

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

/** Words of the demo range, with typos, rules of the operator and nonsense among them. */
const QUERIES = [
  'kleid',
  'bluse',
  'hose',
  'jacke',
  'klied',
  'kaschmir',
  'rolli',
  'xqzw',
  '',
] as const

/** Everything a visitor could do now. */
export function offeredActions(state: ObservableState): Action[] {
  const { page, search } = state
  return [
    ...page.facets.flatMap(facetActions),
    ...pageActions(state),
    ...productActions(state),
    ...slotActions(state),
    ...(search === null ? [] : searchActions(search)),
    ...page.breadcrumbs.flatMap(({ facetId, values }): Action[] =>
      values.map((key) => ({ do: 'removeCrumb', facetId, key })),
    ),
  ]
}

function facetActions(facet: FacetView): Action[] {
  const { facetId, type, values, canShowMore, canShowLess, domain, search } = facet
  const actions: Action[] = [{ do: 'emptyFacet', facetId }]
  if (canShowMore) actions.push({ do: 'showMore', facetId })
  if (canShowLess) actions.push({ do: 'showLess', facetId })
  for (const { key } of type === 'hierarchical' ? flatten(values) : values) {
    if (type === 'hierarchical') {
      actions.push({ do: 'openCategory', facetId, path: toPath(key) })
      continue
    }
    actions.push({ do: 'toggle', facetId, key }, { do: 'toggleAlone', facetId, key })
    if (type !== 'location') actions.push({ do: 'exclude', facetId, key })
  }
  if (domain !== null) {
    const middle = Math.round((domain.min + domain.max) / 2)
    actions.push({ do: 'typeRange', facetId, start: domain.min, end: middle })
  }
  if (search !== null) {
    actions.push(
      { do: 'searchFacet', facetId, text: 'a' },
      { do: 'searchFacet', facetId, text: '' },
    )
    for (const { rawValue } of search.values) actions.push({ do: 'selectFound', facetId, rawValue })
  }
  return actions
}

function pageActions({ page }: ObservableState): Action[] {
  const { pagination, products, sort } = page
  const { totalPages, totalEntries } = pagination
  const actions: Action[] = [
    { do: 'clearAll' },
    { do: 'clearCrumbs' },
    { do: 'load' },
    { do: 'spoil', how: 'refused' },
    { do: 'spoil', how: 'unreachable' },
    { do: 'setView', path: '/de/c/sale/' },
    { do: 'setCurrency', currency: 'EUR' },
    { do: 'setLocation', latitude: 52.52, longitude: 13.405 },
    { do: 'followAddress', fragment: 'f-ec_color=Blau&sortCriteria=ec_price%20asc' },
    { do: 'followAddress', fragment: '' },
    ...[6, 12].map((size): Action => ({ do: 'setPageSize', size })),
    ...sort.available.map((_, index): Action => ({ do: 'sort', index })),
  ]
  if (pagination.page < totalPages - 1) actions.push({ do: 'nextPage' })
  if (pagination.page > 0) actions.push({ do: 'previousPage' })
  if (totalPages > 1) actions.push({ do: 'selectPage', page: totalPages - 1 })
  const isFromStart = products[0]?.position === 1 && pagination.page === 0
  if (isFromStart && products.length < totalEntries) actions.push({ do: 'fetchMore' })
  return actions
}

const FEW = 3

function productActions({ page, cart }: ObservableState): Action[] {
  const products = page.products.slice(0, FEW)
  return [
    ...products.flatMap(({ permanentid, children }): Action[] => [
      { do: 'click', permanentid },
      { do: 'view', permanentid },
      ...[0, 1, 2].map((quantity): Action => ({ do: 'putIntoCart', permanentid, quantity })),
      ...children.map((child): Action => ({ do: 'promote', permanentid: child })),
    ]),
    ...(cart.items.length > 0 ? ([{ do: 'emptyCart' }, { do: 'purchase' }] as const) : []),
  ]
}

function slotActions({ slots, page }: ObservableState): Action[] {
  const [product] = page.products
  const actions: Action[] = [{ do: 'recommend', slot: 'popular' }]
  if (product !== undefined) {
    actions.push({ do: 'recommend', slot: 'similar', beside: product.permanentid })
  }
  for (const name of Object.keys(slots))
    actions.push({ do: 'sizeSlot', slot: name as SlotName, size: 2 })
  return actions
}

function searchActions({
  box,
  correction,
  triggers,
  recent,
  standalone,
  filters,
}: SearchView): Action[] {
  return [
    ...QUERIES.map((text): Action => ({ do: 'type', text })),
    { do: 'submit' },
    { do: 'submitKeeping' },
    { do: 'suggest' },
    ...box.suggestions.map((_, index): Action => ({ do: 'pickSuggestion', index })),
    ...(correction.offered !== '' ? ([{ do: 'applyCorrection' }] as const) : []),
    ...(triggers.query.isModified ? ([{ do: 'undoTrigger' }] as const) : []),
    ...['kle', 'blu'].map((text): Action => ({ do: 'instant', text })),
    ...['retoure', 'kleid'].map((text): Action => ({ do: 'typeAlone', text })),
    ...(standalone.value === '' ? [] : ([{ do: 'plan' }] as const)),
    ...recent.map((_, index): Action => ({ do: 'recall', index })),
    ...filters.flatMap(({ facetId, values }): Action[] => [
      { do: 'suggestValues', facetId, text: 'kleid' },
      ...values.map(({ key }): Action => {
        return { do: 'chooseSuggested', facetId, rawValue: toPath(key).at(-1) ?? '' }
      }),
    ]),
  ]
}
