/** Nobody reads on behind these; asking for more is trimmed. */
const MAX_RESULTS = 5000

interface Page {
  /** Counted from 0. */
  page: number
  perPage: number
}

/** Which styles of the ordered result a page shows. */
export function pageWindow({ page, perPage }: Page): { from: number; size: number } {
  const from = Math.min(page * perPage, MAX_RESULTS)
  return { from, size: Math.min(perPage, MAX_RESULTS - from) }
}

/** `pagination` of a reply; pages that would always be empty are not counted. */
export function toPagination({ page, perPage }: Page, totalEntries: number) {
  const totalPages = Math.ceil(Math.min(totalEntries, MAX_RESULTS) / perPage)
  return { page, perPage, totalEntries, totalPages }
}
