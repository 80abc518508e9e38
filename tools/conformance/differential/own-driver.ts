import { chooseDates } from '@saum/engine/facets/choose-dates'
import type { FacetController } from '@saum/engine/facets/facets'
import { createPager } from '@saum/engine/page/create-pager'
import { interactiveProduct } from '@saum/engine/page/interactive-product'
import { viewProduct } from '@saum/engine/page/product-view'
import { createRecommendations } from '@saum/engine/recommend/create-recommendations'
import type { Stage } from '../stage.ts'
import type { Performers, SlotName } from './action.ts'
import { createDriver, SLOT_IDS, type Driver, type Scene } from './driver.ts'
import { findNode, keyOf, toCartProduct } from './normalize.ts'
import { openOwnParts, type OwnParts } from './own-parts.ts'
import { readOwnState } from './own-state.ts'
import type { Recorder } from './recorder.ts'

/** Our engine, driven by actions. */
export function openOwnDriver(stage: Stage, scene: Scene, recorder: Recorder): Driver {
  const parts = openOwnParts(stage, scene)
  const performers: Performers = {
    ...facetPerformers(parts),
    ...pagePerformers(stage, parts),
    ...productPerformers(parts),
    ...searchPerformers(parts),
    ...slotPerformers(parts),
  }
  return createDriver({
    performers,
    state: () => readOwnState(parts),
    recorder,
    onStrays(strays) {
      if (strays.length > 0) throw new Error(`Our engine threw: ${String(strays[0])}`)
    },
  })
}

type Some<Name extends keyof Performers> = Pick<Performers, Name>

function slotPerformers({
  engine,
  slots,
}: OwnParts): Some<'recommend' | 'turnSlot' | 'moreOfSlot' | 'sizeSlot'> {
  const pagerOf = (name: SlotName) => {
    const slot = slots.get(name)
    return slot === undefined ? undefined : createPager(slot.pages)
  }
  return {
    recommend({ slot, beside }) {
      const made = createRecommendations(engine, {
        slotId: SLOT_IDS[slot],
        ...(beside === undefined ? {} : { productId: beside }),
      })
      slots.set(slot, made)
      return made.refresh()
    },
    turnSlot: ({ slot }) => pagerOf(slot)?.next(),
    moreOfSlot: ({ slot }) => pagerOf(slot)?.fetchMore(),
    sizeSlot: ({ slot, size }) => pagerOf(slot)?.setPerPage(size),
  }
}

type SearchAction =
  | 'type'
  | 'suggest'
  | 'submit'
  | 'submitKeeping'
  | 'pickSuggestion'
  | 'applyCorrection'
  | 'undoTrigger'
  | 'instant'
  | 'typeAlone'
  | 'plan'
  | 'recall'
  | 'suggestValues'
  | 'chooseSuggested'

function searchPerformers({ search: parts }: OwnParts): Some<SearchAction> {
  return {
    type({ text }) {
      void parts?.box.updateText(text)
      void parts?.keepingBox.updateText(text)
    },
    suggest: () => parts?.box.showSuggestions(),
    submit: () => parts?.box.submit(),
    submitKeeping: () => parts?.keepingBox.submit(),
    pickSuggestion({ index }) {
      const suggestion = parts?.box.state.suggestions[index]
      if (suggestion !== undefined) void parts?.box.selectSuggestion(suggestion.rawValue)
    },
    applyCorrection: () => parts?.correction.applyCorrection(),
    undoTrigger: () => parts?.queryTrigger.undo(),
    instant: ({ text }) => parts?.instant.updateQuery(text),
    typeAlone: ({ text }) => parts?.standalone.updateText(text),
    plan: () => parts?.standalone.submit(),
    recall: ({ index }) => parts?.recent.executeRecentQuery(index),
    suggestValues: ({ facetId, text }) =>
      parts?.filters
        .suggestions()
        ?.find(({ state }) => state.facetId === facetId)
        ?.updateQuery(text),
    chooseSuggested({ facetId, rawValue }) {
      const filter = parts?.filters.suggestions()?.find(({ state }) => state.facetId === facetId)
      const value = filter?.state.values.find((one) => one.rawValue === rawValue)
      if (value !== undefined) void filter?.select(value)
    },
  }
}

type PageAction =
  | 'load'
  | 'clearAll'
  | 'clearCrumbs'
  | 'removeCrumb'
  | 'sort'
  | 'nextPage'
  | 'previousPage'
  | 'fetchMore'
  | 'selectPage'
  | 'setPageSize'
  | 'setView'
  | 'setCurrency'
  | 'setLocation'
  | 'followAddress'

function pagePerformers(stage: Stage, parts: OwnParts): Some<PageAction> {
  const { page, pager, sort, facets, crumbs, context, address } = parts
  return {
    load: () => page.executeFirst(),
    clearAll: () => facets.deselectAll(),
    clearCrumbs: () => crumbs.deselectAll(),
    removeCrumb({ facetId, key }) {
      const crumb = crumbs.state.facetBreadcrumbs.find((one) => one.facetId === facetId)
      const value = crumb?.values.find((one) => keyOf(one) === key)
      if (value !== undefined) void crumbs.deselect(facetId, value)
    },
    sort({ index }) {
      const criterion = sort.state.available[index]
      if (criterion !== undefined) void sort.sortBy(criterion)
    },
    nextPage: () => pager.next(),
    previousPage: () => pager.previous(),
    fetchMore: () => pager.fetchMore(),
    selectPage: (action) => pager.select(action.page),
    setPageSize: ({ size }) => pager.setPerPage(size),
    setView: ({ path }) => context.setView({ url: `${stage.origin}${path}` }),
    setCurrency: ({ currency }) => context.setCurrency(currency),
    setLocation: ({ latitude, longitude }) => context.setLocation({ latitude, longitude }),
    followAddress: ({ fragment }) => address.synchronize(fragment),
  }
}

type ProductAction = 'promote' | 'click' | 'view' | 'putIntoCart' | 'emptyCart' | 'purchase'

function productPerformers({ engine, page, solution, cart }: OwnParts): Some<ProductAction> {
  const productOf = (id: string) =>
    page.state.products.find(({ permanentid }) => permanentid === id)
  return {
    promote({ permanentid }) {
      const children = page.state.products.flatMap((product) => product.children)
      const child = children.find((one) => one.permanentid === permanentid)
      if (child !== undefined) page.promoteChild(child)
    },
    click({ permanentid }) {
      const product = productOf(permanentid)
      if (product !== undefined) interactiveProduct(solution, product).select()
    },
    view({ permanentid }) {
      const product = productOf(permanentid)
      if (product !== undefined) viewProduct(engine, toCartProduct(product))
    },
    putIntoCart({ permanentid, quantity }) {
      const product = productOf(permanentid)
      if (product !== undefined) cart.updateItemQuantity({ ...toCartProduct(product), quantity })
    },
    emptyCart: () => cart.empty(),
    purchase: () => cart.purchase({ id: 'order-1', revenue: 79.95 }),
  }
}

type FacetAction =
  | 'toggle'
  | 'exclude'
  | 'toggleAlone'
  | 'openCategory'
  | 'typeRange'
  | 'pickDates'
  | 'showMore'
  | 'showLess'
  | 'emptyFacet'
  | 'searchFacet'
  | 'selectFound'

function facetPerformers({ facets, solution }: OwnParts): Some<FacetAction> {
  const searchOf = (facetId: string) => {
    const facet = facets.facet(facetId)
    return facet?.type === 'regular' || facet?.type === 'hierarchical' ? facet : null
  }
  return {
    toggle: ({ facetId, key }) => onValue(facets.facet(facetId), 'toggleSelect', key),
    exclude: ({ facetId, key }) => onValue(facets.facet(facetId), 'toggleExclude', key),
    toggleAlone: ({ facetId, key }) => onValue(facets.facet(facetId), 'toggleSingleSelect', key),
    openCategory({ facetId, path }) {
      const facet = facets.facet(facetId)
      if (facet?.type !== 'hierarchical') return
      const value = findNode(facet.state.values, path)
      if (value !== undefined) void facet.toggleSelect(value)
    },
    typeRange({ facetId, start, end }) {
      const facet = facets.facet(facetId)
      const range = { start, end, endInclusive: true, state: 'selected' } as const
      if (facet?.type === 'numericalRange') void facet.setRanges([range])
    },
    pickDates({ facetId, start, end }) {
      const facet = facets.facet(facetId)
      const range = { start, end, endInclusive: false, state: 'selected' } as const
      if (facet?.type === 'dateRange') void chooseDates(solution, facetId, [range])
    },
    showMore: ({ facetId }) => facets.facet(facetId)?.showMore(),
    showLess: ({ facetId }) => facets.facet(facetId)?.showLess(),
    emptyFacet: ({ facetId }) => facets.facet(facetId)?.deselectAll(),
    searchFacet({ facetId, text }) {
      const facet = searchOf(facetId)
      facet?.facetSearch.updateText(text)
      void facet?.facetSearch.search()
    },
    selectFound({ facetId, rawValue }) {
      const facet = searchOf(facetId)
      const found = facet?.state.facetSearch.values.find((one) => one.rawValue === rawValue)
      if (found !== undefined) void facet?.facetSearch.select(found)
    },
  }
}

type ValueVerb = 'toggleSelect' | 'toggleExclude' | 'toggleSingleSelect'

/** Kinds of facets differ in what their values are; the verb and the value are of the same kind. */
function onValue(facet: FacetController | null, verb: ValueVerb, key: string): void {
  const value = facet?.state.values.find((one) => keyOf(one) === key)
  const verbs = facet as Partial<Record<ValueVerb, (value: unknown) => unknown>> | null
  if (value !== undefined) void verbs?.[verb]?.(value)
}
