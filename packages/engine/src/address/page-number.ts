/** The provider shows no result beyond this one, however many there are. */
export const MAX_RESULTS = 5_000

/** What is left out before a page that is counted from 1; no page is the first one. */
export function firstResultOf(pageNumber: number | undefined, perPage: number): number {
  return (Math.max(pageNumber ?? 1, 1) - 1) * perPage
}

/** A first result within a page counts for the page it is nearest to. */
export function pageNumberOf(firstResult: number, perPage: number): number {
  return perPage > 0 ? Math.round(firstResult / perPage) + 1 : 1
}

export interface ResultCount {
  total: number
  perPage: number
  /** How many of them can be reached. */
  cap?: number
}

/** Never beyond the last page that can be reached. */
export function nextPageNumber(
  pageNumber: number | undefined,
  { total, perPage, cap = MAX_RESULTS }: ResultCount,
): number {
  const last = perPage > 0 ? Math.ceil(Math.min(total, cap) / perPage) : 1
  return Math.min((pageNumber ?? 1) + 1, Math.max(last, 1))
}

/** The first page is not set. */
export function previousPageNumber(pageNumber: number | undefined): number | undefined {
  return pageNumber !== undefined && pageNumber > 2 ? pageNumber - 1 : undefined
}
