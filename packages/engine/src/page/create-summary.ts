import { controllerOf, type Controller } from '../controller.ts'
import type { View } from '../state.ts'
import type { ProductRun } from './product-run.ts'
import { select } from './select.ts'

/** Which of how many products are shown. */
export interface Summary {
  firstRequestExecuted: boolean
  hasProducts: boolean
  isLoading: boolean
  hasError: boolean
  /** Place of the first and the last product shown, counted from 1; 0 where none is. */
  firstProduct: number
  lastProduct: number
  totalNumberOfProducts: number
  /** How much of all has been seen, from 0 to 1. */
  progress: number
}

/** Counted by the products themselves, so it is right while another page is on its way. */
function summarize(run: ProductRun): Summary {
  const { products, pagination, responseId, isLoading, error } = run
  const lastProduct = products.at(-1)?.position ?? 0
  const total = pagination.totalEntries
  return {
    firstRequestExecuted: responseId !== '',
    hasProducts: responseId !== '' && total > 0,
    isLoading,
    hasError: error !== null,
    firstProduct: products[0]?.position ?? 0,
    lastProduct,
    totalNumberOfProducts: total,
    progress: total > 0 ? Math.min(1, lastProduct / total) : 0,
  }
}

export function createSummary(pages: { page: View<ProductRun> }): Controller<Summary> {
  return controllerOf(select(pages.page, summarize), {})
}
