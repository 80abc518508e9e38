import type { Recommendations } from '@saum/engine/recommend/create-recommendations'
import {
  keyOf,
  sortKey,
  toFacetView,
  toPlainParameters,
  toProductView,
  toSuggestedFilter,
} from './normalize.ts'
import type { ObservableState, PageView, SearchView, SlotView } from './observable-state.ts'
import type { OwnParts } from './own-parts.ts'

/** Our controllers, read into the form both are compared in. */
export function readOwnState(parts: OwnParts): ObservableState {
  const { cart, context, slots } = parts
  const { language, country, currency, view } = context.state
  return {
    page: readPage(parts),
    search: parts.search === null ? null : readSearch(parts.search),
    cart: {
      items: cart.state.items.map(({ productId, name = '', price = 0, quantity }) => ({
        productId,
        name,
        price,
        quantity,
      })),
      totalQuantity: cart.state.totalQuantity,
    },
    context: { language, country, currency, url: new URL(view.url).pathname },
    slots: Object.fromEntries([...slots].map(([name, slot]) => [name, readSlot(slot)])),
  }
}

function readPage(parts: OwnParts): PageView {
  const { page, pager, sort, summary, crumbs, parameters, address, facets } = parts
  const { products, isLoading, responseId, error } = page.state
  const { firstProduct, lastProduct, totalNumberOfProducts } = summary.state
  return {
    products: products.map(toProductView),
    isLoading,
    isAnswered: responseId !== '',
    error: error === null ? null : { statusCode: error.statusCode, type: error.type },
    pagination: toPagination(pager.state),
    summary: { firstProduct, lastProduct, totalNumberOfProducts },
    sort: {
      applied: sortKey(sort.state.applied),
      available: sort.state.available.map(sortKey),
    },
    facets: facets.state.map(toFacetView),
    breadcrumbs: crumbs.state.facetBreadcrumbs.map(({ facetId, values }) => ({
      facetId,
      values: values.map(keyOf),
    })),
    parameters: toPlainParameters(parameters.state.parameters),
    fragment: address.state.fragment,
    allParameters: responseId === '' ? {} : toPlainParameters(parts.allParameters.state.parameters),
  }
}

function toPagination(state: {
  page: number
  perPage: number
  totalEntries: number
  totalPages: number
}): PageView['pagination'] {
  const { page, perPage, totalEntries, totalPages } = state
  return { page, pageSize: perPage, totalEntries, totalPages }
}

function readSearch(parts: NonNullable<OwnParts['search']>): SearchView {
  const { search, box, correction, queryTrigger, notifications, redirection } = parts
  const { recent, instant, standalone } = parts
  const trigger = queryTrigger.state
  return {
    query: search.state.queryExecuted,
    box: {
      value: box.state.value,
      suggestions: box.state.suggestions.map(({ rawValue }) => rawValue),
      isLoading: box.state.isLoadingSuggestions,
    },
    correction: {
      originalQuery: correction.state.originalQuery,
      correctedTo: correction.state.wasCorrectedTo,
      offered: correction.state.correctedQuery,
    },
    triggers: {
      redirectTo: redirection.state.redirectTo,
      notifications: notifications.state.notifications,
      query: {
        original: trigger.originalQuery,
        new: trigger.newQuery,
        isModified: trigger.wasQueryModified,
      },
    },
    recent: recent.state.queries,
    filters: parts.filters.suggestions().map(toSuggestedFilter),
    instant: {
      products: instant.state.products.map(({ permanentid }) => permanentid),
      totalCount: instant.state.totalCount,
      isLoading: instant.state.isLoading,
    },
    standalone: {
      value: standalone.state.value,
      redirectTo: standalone.state.redirectTo,
      isLoading: standalone.state.isLoading,
    },
  }
}

function readSlot({ state }: Recommendations): SlotView {
  const { headline, products, isLoading, error, pagination } = state
  return {
    headline,
    products: products.map(toProductView),
    isLoading,
    error: error !== null,
    pagination: toPagination(pagination),
  }
}
