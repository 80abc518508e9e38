import { withSet } from '../state.ts'

/** Which page is shown, counted from 0, of how many. All is 0 until the first reply. */
export interface Pagination {
  page: number
  perPage: number
  totalEntries: number
  totalPages: number
}

export const NO_PAGES: Pagination = { page: 0, perPage: 0, totalEntries: 0, totalPages: 0 }

export function firstPage(pagination: Pagination): Pagination {
  return withSet(pagination, { page: 0 })
}

/** A page that does not exist is not gone to. */
export function selectPage(pagination: Pagination, page: number): Pagination {
  const exists = page >= 0 && page < pagination.totalPages
  return exists ? withSet(pagination, { page }) : pagination
}

export function nextPage(pagination: Pagination): Pagination {
  return selectPage(pagination, pagination.page + 1)
}

export function previousPage(pagination: Pagination): Pagination {
  // A page from the address may lie behind the last one, and must be possible to leave.
  return withSet(pagination, {
    page: Math.max(0, Math.min(pagination.page, pagination.totalPages) - 1),
  })
}

/** Another number of products per page begins at the first. */
export function resizePages(pagination: Pagination, perPage: number): Pagination {
  return withSet(pagination, { page: 0, perPage })
}
