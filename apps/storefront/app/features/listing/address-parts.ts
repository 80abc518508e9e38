/** Longest search text that is searched for. */
export const MAX_TERM_LENGTH = 200

/** Nobody chooses more by hand; the rest of a longer address is not read. */
const MAX_IDS = 50
const MAX_ID = 2 ** 31 - 1
const MAX_CENTS = 999_999_999

interface PriceRange {
  minCents?: number
  maxCents?: number
}

/** Cuts what is longer than anybody types. The cut may go through a character; half of one is none. */
export function parseTerm(text: string | null): string {
  return (text ?? '').slice(0, MAX_TERM_LENGTH).toWellFormed().trim()
}

export function encodeTerm(term: string): string {
  return String(new URLSearchParams({ term })).slice('term='.length)
}

/** A form names one value at a time, a link all of them. */
export function parseIds(texts: readonly string[]): readonly number[] {
  const ids = new Set<number>()
  for (const part of texts.join(',').split(',')) {
    if (ids.size === MAX_IDS) break
    const id = /^[1-9]\d{0,9}$/.test(part) ? Number(part) : 0
    if (id > 0 && id <= MAX_ID) ids.add(id)
  }
  return sortedIds(ids)
}

export function sortedIds(ids: Iterable<number>): readonly number[] {
  return [...new Set(ids)].toSorted((a, b) => a - b)
}

/** Two fields of a form ask for whole amounts, a link for cents. */
export function parsePrices(params: URLSearchParams): PriceRange {
  const from = parseAmount(params.get('priceFrom')) ?? parseCents(params.get('filters[minPrice]'))
  const to = parseAmount(params.get('priceTo')) ?? parseCents(params.get('filters[maxPrice]'))
  return toPriceRange(from, to)
}

/** Nothing costs less than nothing, and a range the wrong way round is meant the right way round. */
export function toPriceRange(from: number | undefined, to: number | undefined): PriceRange {
  const [min, max] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
  return {
    ...(min !== undefined && min > 0 && { minCents: min }),
    ...(max !== undefined && { maxCents: max }),
  }
}

function parseCents(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** `49`, `49.9` and `49,90`; the apostrophes of Swiss thousands are no part of the number. */
export function parseAmount(text: string | null): number | undefined {
  const plain = (text ?? '')
    .slice(0, 40)
    .replaceAll(/[\s'’]/g, '')
    .replace(',', '.')
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(plain)) return undefined
  return Math.min(MAX_CENTS, Math.round(Number(plain) * 100))
}

export function parsePercent(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d?$/.test(text) ? Number(text) : undefined
}
