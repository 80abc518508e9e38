import { setPage } from '../address/parameter-changes.ts'
import { firstPage } from './pagination.ts'
import type { ProductPage } from './product-page.ts'

/** Any change to which products match starts over at the first page; callers cannot forget it. */
export function refine(page: ProductPage, change: (page: ProductPage) => ProductPage): ProductPage {
  const refined = change(page)
  if (refined === page) return page
  return {
    ...refined,
    pagination: firstPage(refined.pagination),
    parameters: setPage(refined.parameters, 0),
  }
}
