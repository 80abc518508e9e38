import type { Parameters } from '@saum/engine/address/parameters'
import { parsePageNumber } from '#app/features/catalog/page-number.ts'

/** Longest search text we keep; the field says so to browsers, the address may not. */
export const MAX_TERM_LENGTH = 200

interface SearchAddress {
  searchTerm: string
  /** What the engine is to search for. */
  parameters: Parameters
}

/** `?searchTerm=bluse&page=2`, where pages count from one. */
export function parseSearch(params: URLSearchParams): SearchAddress {
  // The cut may go through a character; half of one is none.
  const searchTerm = (params.get('searchTerm') ?? '')
    .slice(0, MAX_TERM_LENGTH)
    .toWellFormed()
    .trim()
  const page = parsePageNumber(params.get('page')) - 1
  return { searchTerm, parameters: { q: searchTerm, ...(page > 0 && { page }) } }
}

export function searchHref(searchTerm: string, pageNumber = 1): string {
  const params = new URLSearchParams({ searchTerm })
  if (pageNumber > 1) params.set('page', String(pageNumber))
  return `?${params}`
}
