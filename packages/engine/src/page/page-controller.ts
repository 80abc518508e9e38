import * as v from '@saum/schema/schema'
import type { EngineError } from '../calls/engine-error.ts'
import type { View } from '../state.ts'
import type { ChildProduct, Product } from '../wire/product.ts'
import type { Pages } from './create-pages.ts'
import { demand } from './demand.ts'
import type { ProductRun } from './product-run.ts'
import { select } from './select.ts'
import { promoteChild } from './shown-products.ts'

/** What a screen shows of products that come page by page. */
export interface ShownPage {
  products: readonly Product[]
  isLoading: boolean
  error: EngineError | null
  responseId: string
}

export function shownPage(pages: { page: View<ProductRun> }): View<ShownPage> {
  return select(pages.page, ({ products, isLoading, error, responseId }) => ({
    products,
    isLoading,
    error,
    responseId,
  }))
}

export interface PageVerbs {
  /** Asks unless there are products already, from here or from the server. */
  executeFirst(): Promise<void>
  /** Asks in any case. */
  refresh(): Promise<void>
  /** Shows another color of a product in its place. */
  promoteChild(child: Pick<ChildProduct, 'permanentid'>): void
}

const PROMOTION = v.object({ child: v.object({ permanentid: v.string() }) })

export function pageVerbs<Run extends ProductRun>(pages: Pages<Run>): PageVerbs {
  return {
    executeFirst: pages.fetchFirst,
    refresh: pages.fetch,
    promoteChild(child) {
      const { permanentid } = demand(PROMOTION, { child }).child
      pages.page.update((run) => promoteChild(run, permanentid))
    },
  }
}
