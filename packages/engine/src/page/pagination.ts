/** Which page is shown, counted from 0, of how many. All is 0 until the first reply. */
export interface Pagination {
  page: number
  perPage: number
  totalEntries: number
  totalPages: number
}

export const NO_PAGES: Pagination = { page: 0, perPage: 0, totalEntries: 0, totalPages: 0 }

export function firstPage(pagination: Pagination): Pagination {
  return pagination.page === 0 ? pagination : { ...pagination, page: 0 }
}
