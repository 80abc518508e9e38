import type { EngineError } from '../calls/engine-error.ts'
import { demand, fields, text } from '../check.ts'
import type { ChildProduct, Product } from '../wire/product.ts'
import type { Pages } from './create-pages.ts'
import type { ProductRun } from './product-run.ts'
import { promoteChild } from './shown-products.ts'

/** What a screen shows of products that come page by page. */
export interface ShownPage {
  products: readonly Product[]
  isLoading: boolean
  error: EngineError | null
  responseId: string
}

export function shownPage({ products, isLoading, error, responseId }: ProductRun): ShownPage {
  return { products, isLoading, error, responseId }
}

/** Changes what is asked for, and asks for it if that has made a difference. */
export async function changeAndAsk<Run extends ProductRun>(
  { page, fetch }: Pick<Pages<Run>, 'page' | 'fetch'>,
  change: (run: Run) => Run,
): Promise<void> {
  const before = page.get()
  page.update(change)
  if (page.get() !== before) await fetch()
}

export interface PageVerbs {
  /** Asks unless there are products already, from here or from the server. */
  executeFirst(): Promise<void>
  /** Asks in any case. */
  refresh(): Promise<void>
  /** Shows another color of a product in its place. */
  promoteChild(child: Pick<ChildProduct, 'permanentid'>): void
}

/** What another color is named by. */
export const PROMOTION = fields({ permanentid: text })

export function pageVerbs<Run extends ProductRun>(pages: Pages<Run>): PageVerbs {
  return {
    executeFirst: pages.fetchFirst,
    refresh: pages.fetch,
    promoteChild(child) {
      const { permanentid } = demand(PROMOTION, child, 'child')
      pages.page.update((run) => promoteChild(run, permanentid))
    },
  }
}
