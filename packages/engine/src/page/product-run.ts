import type { Parameters } from '../address/parameters.ts'
import type { EngineError } from '../calls/engine-error.ts'
import type { Product } from '../wire/product.ts'
import { NO_PAGES, type Pagination } from './pagination.ts'

/** Products that come page by page: what a listing, a search and a slot have in common. */
export interface ProductRun {
  /** Always of consecutive pages. */
  products: readonly Product[]
  isLoading: boolean
  error: EngineError | null
  /** Of the last reply; empty until there is one. */
  responseId: string
  /** Of the last request; replies to any other are outdated. */
  requestId: string
  pagination: Pagination
  /** Where the shown products end; `null` as soon as others are asked for, so that nothing is added to these. */
  lastPageShown: number | null
  /** What the visitor has set, in the form of the address; a slot is not part of it. */
  parameters?: Parameters
}

export const EMPTY_RUN = {
  products: [],
  isLoading: false,
  error: null,
  responseId: '',
  requestId: '',
  pagination: NO_PAGES,
  lastPageShown: null,
} satisfies ProductRun
