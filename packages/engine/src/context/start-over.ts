import { firstPage } from '../page/pagination.ts'
import { EMPTY_PAGE, type ProductPage } from '../page/product-page.ts'

/**
 * A page as it begins somewhere else: nothing of what was found and set remains but how many products
 * a page has and what is searched for.
 */
export function startOver(page: ProductPage): ProductPage {
  if (page === EMPTY_PAGE) return page
  const { pagination, query } = page
  return { ...EMPTY_PAGE, pagination: firstPage(pagination), query }
}

/** The same for somebody else: the address still says what it is about. */
export function startOverFor(page: ProductPage): ProductPage {
  if (page === EMPTY_PAGE) return page
  const { q, perPage } = page.parameters
  return {
    ...startOver(page),
    parameters: { ...(q !== undefined && { q }), ...(perPage !== undefined && { perPage }) },
  }
}
