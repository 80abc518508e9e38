import type { EngineError } from '../calls/engine-error.ts'
import { withSet } from '../state.ts'
import type { Product } from '../wire/product.ts'
import type { ProductRun } from './product-run.ts'
import { toProducts, type ProductsReply } from './shown-products.ts'

/** Which page to add to the shown ones; `null` where there is none. */
export function pageToAdd({ pagination, lastPageShown }: ProductRun): number | null {
  const { perPage, totalEntries } = pagination
  if (lastPageShown === null || perPage === 0) return null
  const next = lastPageShown + 1
  return next * perPage < totalEntries ? next : null
}

/** The old products stay to be looked at while others are on their way. */
export function beginPage<Run extends ProductRun>(run: Run, requestId: string): Run {
  return { ...beginMore(run, requestId), lastPageShown: null }
}

export function beginMore<Run extends ProductRun>(run: Run, requestId: string): Run {
  return { ...run, isLoading: true, requestId }
}

export function replaceProducts<Run extends ProductRun>(run: Run, reply: ProductsReply): Run {
  const { responseId, pagination } = reply
  return {
    ...run,
    products: toProducts(reply),
    isLoading: false,
    error: null,
    responseId,
    pagination,
    lastPageShown: pagination.page,
  }
}

/**
 * Which page the visitor is on does not change by looking further. A page other than the next one
 * would tear a hole, and is left out; so is a product that moved on and came twice. Where nothing new
 * comes there is no more.
 */
export function addProducts<Run extends ProductRun>(run: Run, reply: ProductsReply): Run {
  const next = pageToAdd(run)
  const { page, totalEntries, totalPages } = reply.pagination
  const isNew = ({ permanentid }: Product) =>
    !run.products.some((product) => product.permanentid === permanentid)
  const added = page === next ? toProducts(reply).filter(isNew) : []
  const products = [...run.products, ...added]
  const isEnd = added.length === 0
  return {
    ...run,
    products,
    isLoading: false,
    error: null,
    responseId: reply.responseId,
    pagination: withSet(
      run.pagination,
      isEnd ? { totalEntries: products.at(-1)?.position ?? 0 } : { totalEntries, totalPages },
    ),
    lastPageShown: isEnd ? run.lastPageShown : next,
  }
}

/** A failed question takes nothing away from what is shown. */
export function failPage<Run extends ProductRun>(run: Run, error: EngineError): Run {
  return { ...run, isLoading: false, error }
}
