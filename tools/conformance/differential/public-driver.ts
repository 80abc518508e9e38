import { createEngine, type Stage } from '../stage.ts'
import type { Recommendations } from '../commerce/client.ts'
import type { Performers, SlotName } from './action.ts'
import { createDriver, SLOT_IDS, type Driver, type Scene } from './driver.ts'
import { findNode, keyOf, toCartProduct, type AnyValue } from './normalize.ts'
import {
  openPublicParts,
  type PublicClient,
  type PublicFacet,
  type PublicParts,
} from './public-client.ts'
import { facetsOf, readPublicState } from './public-state.ts'
import type { Recorder } from './recorder.ts'

/** The public client, driven by actions. */
export function openPublicDriver(
  stage: Stage,
  client: PublicClient,
  scene: Scene,
  recorder: Recorder,
): Driver {
  const { accessToken, path } = scene
  const engine = createEngine(stage, client, {
    path,
    renewAccessToken: async () => stage.access.accessToken,
    ...(accessToken === undefined ? {} : { accessToken }),
  })
  const parts: PublicParts = {
    ...openPublicParts(client, engine, scene.page),
    slots: new Map(),
  }
  const performers = { ...pagePerformers(stage, parts), ...searchPerformers(parts) }
  const all: Performers = {
    ...performers,
    recommend({ slot, beside }) {
      const options = {
        slotId: SLOT_IDS[slot],
        ...(beside === undefined ? {} : { productId: beside }),
      }
      const made = client.buildRecommendations(engine, { options })
      parts.slots.set(slot, made)
      made.refresh()
    },
    turnSlot: ({ slot }) => slotOf(parts, slot)?.pagination().nextPage(),
    moreOfSlot: ({ slot }) => slotOf(parts, slot)?.pagination().fetchMoreProducts(),
    sizeSlot: ({ slot, size }) => slotOf(parts, slot)?.pagination().setPageSize(size),
  }
  return createDriver({
    performers: all,
    state: () => readPublicState(parts),
    recorder,
    // It does so where a reply is not as it expects, and in no other way.
    onStrays() {},
  })
}

function slotOf({ slots }: PublicParts, name: SlotName): Recommendations | undefined {
  return slots.get(name)
}

type SlotAction = 'recommend' | 'turnSlot' | 'moreOfSlot' | 'sizeSlot'

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

function searchPerformers({ search: parts }: PublicParts): Pick<Performers, SearchAction> {
  return {
    type({ text }) {
      parts?.box.updateText(text)
      parts?.keepingBox.updateText(text)
    },
    suggest: () => parts?.box.showSuggestions(),
    submit: () => parts?.box.submit(),
    submitKeeping: () => parts?.keepingBox.submit(),
    pickSuggestion({ index }) {
      const suggestion = parts?.box.state.suggestions[index]
      if (suggestion !== undefined) parts?.box.selectSuggestion(suggestion.rawValue)
    },
    applyCorrection: () => parts?.correction.applyCorrection(),
    undoTrigger: () => parts?.queryTrigger.undo(),
    instant: ({ text }) => parts?.instant.updateQuery(text),
    typeAlone: ({ text }) => parts?.standalone.updateText(text),
    plan: () => parts?.standalone.submit(),
    recall: ({ index }) => parts?.recent.executeRecentQuery(index),
    suggestValues: ({ facetId, text }) =>
      parts?.filters.filterSuggestions
        ?.find(({ state }) => state.facetId === facetId)
        ?.updateQuery(text),
    chooseSuggested({ facetId, rawValue }) {
      const filter = parts?.filters.filterSuggestions?.find(
        ({ state }) => state.facetId === facetId,
      )
      const value = filter?.state.values.find((one) => one.rawValue === rawValue)
      if (value !== undefined) filter?.select(value)
    },
  }
}

function pagePerformers(
  stage: Stage,
  parts: PublicParts,
): Omit<Performers, SearchAction | SlotAction> {
  const { page, pagination, sort, crumbs, cart, context, address } = parts
  const productOf = (id: string) =>
    page.state.products.find(({ permanentid }) => permanentid === id)
  return {
    ...facetPerformers(parts),
    load() {
      parts.listing?.executeFirstRequest()
      parts.search?.search.executeFirstSearch()
    },
    clearAll: () => page.facetGenerator().deselectAll(),
    clearCrumbs: () => crumbs.deselectAll(),
    removeCrumb({ facetId, key }) {
      const crumb = crumbs.state.facetBreadcrumbs.find((one) => one.facetId === facetId)
      crumb?.values.find(({ value }) => keyOf(value) === key)?.deselect()
    },
    sort({ index }) {
      const criterion = sort.state.availableSorts[index]
      if (criterion !== undefined) sort.sortBy(criterion)
    },
    nextPage: () => pagination.nextPage(),
    previousPage: () => pagination.previousPage(),
    fetchMore: () => pagination.fetchMoreProducts(),
    selectPage: (action) => pagination.selectPage(action.page),
    setPageSize: ({ size }) => pagination.setPageSize(size),
    promote({ permanentid }) {
      const children = page.state.products.flatMap((product) => product.children)
      const child = children.find((one) => one.permanentid === permanentid)
      if (child !== undefined) page.promoteChildToParent(child)
    },
    click({ permanentid }) {
      const product = productOf(permanentid)
      if (product !== undefined) page.interactiveProduct({ options: { product } }).select()
    },
    view({ permanentid }) {
      const product = productOf(permanentid)
      if (product !== undefined) parts.productView.view(toCartProduct(product))
    },
    setView: ({ path }) => context.setView({ url: `${stage.origin}${path}` }),
    setCurrency: ({ currency }) => context.setCurrency(currency),
    setLocation: ({ latitude, longitude }) => context.setLocation({ latitude, longitude }),
    putIntoCart({ permanentid, quantity }) {
      const product = productOf(permanentid)
      if (product !== undefined) cart.updateItemQuantity({ ...toCartProduct(product), quantity })
    },
    emptyCart: () => cart.empty(),
    purchase: () => cart.purchase({ id: 'order-1', revenue: 79.95 }),
    followAddress: ({ fragment }) => address.synchronize(fragment),
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

function facetPerformers(parts: PublicParts): Pick<Performers, FacetAction> {
  const facetOf = (facetId: string) =>
    facetsOf(parts).find(({ state }) => state.facetId === facetId)
  const withValue = (
    facetId: string,
    key: string,
    act: (facet: PublicFacet, value: AnyValue) => void,
  ) => {
    const facet = facetOf(facetId)
    const value = facet?.state.values.find((one) => keyOf(one) === key)
    if (facet !== undefined && value !== undefined) act(facet, value)
  }
  return {
    toggle: ({ facetId, key }) =>
      withValue(facetId, key, (facet, value) => facet.toggleSelect(value)),
    exclude: ({ facetId, key }) =>
      withValue(facetId, key, (facet, value) => facet.toggleExclude(value)),
    toggleAlone: ({ facetId, key }) =>
      withValue(facetId, key, (facet, value) => facet.toggleSingleSelect(value)),
    openCategory({ facetId, path }) {
      const facet = facetOf(facetId)
      const value = findNode(facet?.state.values ?? [], path)
      if (value !== undefined) facet?.toggleSelect(value)
    },
    typeRange: ({ facetId, start, end }) =>
      facetOf(facetId)?.setRanges([{ start, end, endInclusive: true, state: 'selected' }]),
    pickDates: ({ facetId, start, end }) =>
      facetOf(facetId)?.setRanges([{ start, end, endInclusive: false, state: 'selected' }]),
    showMore: ({ facetId }) => facetOf(facetId)?.showMoreValues(),
    showLess: ({ facetId }) => facetOf(facetId)?.showLessValues(),
    emptyFacet: ({ facetId }) => facetOf(facetId)?.deselectAll(),
    searchFacet({ facetId, text }) {
      const search = facetOf(facetId)?.facetSearch
      search?.updateText(text)
      search?.search()
    },
    selectFound({ facetId, rawValue }) {
      const facet = facetOf(facetId)
      const found = facet?.state.facetSearch?.values.find((one) => one.rawValue === rawValue)
      if (found !== undefined) facet?.facetSearch.select(found as never)
    },
  }
}
