/** One entry of a row of page links; a gap stands for the pages left out. */
export type PageEntry = number | 'gap'

/** First, last and the neighbours of the current page, in reading order. Pages count from 1. */
export function pageWindow(pageNumber: number, totalPages: number): PageEntry[] {
  const entries: PageEntry[] = []
  let previous = 0
  for (let candidate = 1; candidate <= totalPages; candidate++) {
    const isEdge = candidate === 1 || candidate === totalPages
    if (!isEdge && Math.abs(candidate - pageNumber) > 1) continue
    // A gap of one page is wider than the page itself.
    if (candidate - previous === 2) entries.push(candidate - 1)
    else if (candidate - previous > 2) entries.push('gap')
    entries.push(candidate)
    previous = candidate
  }
  return entries
}
