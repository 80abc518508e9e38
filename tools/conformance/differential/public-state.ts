import {
  sortKey,
  toFacetView,
  toPlainParameters,
  toProductView,
  keyOf,
  toSuggestedFilter,
} from './normalize.ts'
import type { ObservableState, PageView, SearchView, SlotView } from './observable-state.ts'
import type { PublicFacet, PublicParts } from './public-client.ts'

/** The public client's controllers, read into the form both are compared in. */
export function readPublicState(parts: PublicParts): ObservableState {
  const { cart, context, slots } = parts
  const { language, country, currency, view } = context.state
  return {
    page: readPage(parts),
    search: parts.search === null ? null : readSearch(parts.search, parts),
    cart: {
      items: cart.state.items.map(({ productId, name, price, quantity }) => ({
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

/** The facets as the client has them now; controllers are made anew with every reply. */
export function facetsOf({ page }: PublicParts): readonly PublicFacet[] {
  return page.facetGenerator().facets as unknown as readonly PublicFacet[]
}

function readPage(parts: PublicParts): PageView {
  const { page, pagination, sort, summary, crumbs, parameters, address } = parts
  const { products, isLoading, responseId, error } = page.state
  const { firstProduct, lastProduct, totalNumberOfProducts } = summary.state
  return {
    products: products.map(toProductView),
    isLoading,
    isAnswered: responseId !== '',
    error: toError(error),
    pagination: toPagination(pagination.state),
    summary: { firstProduct, lastProduct, totalNumberOfProducts },
    sort: {
      applied: sortKey(sort.state.appliedSort),
      available: sort.state.availableSorts.map(sortKey),
    },
    facets: facetsOf(parts).map(({ state }) => toFacetView(state)),
    breadcrumbs: crumbs.state.facetBreadcrumbs.map(({ facetId, values }) => ({
      facetId,
      values: values.map(({ value }) => keyOf(value)),
    })),
    parameters: toPlainParameters(parameters.state.parameters),
    fragment: address.state.fragment,
    allParameters: responseId === '' ? {} : toPlainParameters(parts.allParameters.state.parameters),
  }
}

function toPagination({ page, pageSize, totalEntries, totalPages }: PageView['pagination']) {
  return { page, pageSize, totalEntries, totalPages }
}

function toError(error: unknown): PageView['error'] {
  if (typeof error !== 'object' || error === null) return null
  const { statusCode, type } = error as { statusCode: number; type: string }
  return { statusCode, type }
}

function readSearch(
  parts: NonNullable<PublicParts['search']>,
  { summary }: PublicParts,
): SearchView {
  const { box, correction, queryTrigger, notifyTrigger, redirection, recent } = parts
  const { wasCorrectedTo, originalQuery, queryCorrection } = correction.state
  const { instant, standalone } = parts
  const trigger = queryTrigger.state
  return {
    query: (summary.state as { query?: string }).query ?? '',
    box: {
      value: box.state.value,
      suggestions: box.state.suggestions.map(({ rawValue }) => rawValue),
      isLoading: box.state.isLoadingSuggestions,
    },
    correction: {
      originalQuery,
      correctedTo: wasCorrectedTo,
      offered: queryCorrection.correctedQuery,
    },
    triggers: {
      redirectTo: redirection.state.redirectTo,
      notifications: notifyTrigger.state.notifications,
      query: {
        original: trigger.originalQuery,
        new: trigger.newQuery,
        isModified: trigger.wasQueryModified,
      },
    },
    recent: recent.state.queries,
    filters: parts.filters.filterSuggestions.map(toSuggestedFilter),
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

function readSlot(slot: NonNullable<ReturnType<PublicParts['slots']['get']>>): SlotView {
  const { headline, products, isLoading, error } = slot.state
  return {
    headline,
    products: products.map(toProductView),
    isLoading,
    error: Boolean(error),
    pagination: toPagination(slot.pagination().state),
  }
}
