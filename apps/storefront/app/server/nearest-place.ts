import { nearest } from '@saum/domain/nearest-word'
import { stripTrailingId } from '@saum/domain/slug'
import type { Place } from '#app/features/chrome/shop-places.ts'

/** Longer ones are no typing mistakes, and comparing takes the product of both lengths. */
const MAX_SLUG_LENGTH = 40

/**
 * The page that an address which leads nowhere was most likely meant for: its last part is spelled nearly the
 * same, or it lies in a category that exists. Only pages of the shop itself are offered.
 */
export function nearestPlace(pathname: string, places: readonly Place[]): Place | null {
  const parts = partsOf(pathname)
  const last = parts.pop() ?? ''
  const above = `/${parts.join('/')}/`
  return similarPlace(last, parts, places) ?? places.find(({ href }) => href === above) ?? null
}

function similarPlace(
  last: string,
  parts: readonly string[],
  places: readonly Place[],
): Place | null {
  if (last.length > MAX_SLUG_LENGTH) return null
  const bySlug = Map.groupBy(places, ({ href }) => partsOf(href).at(-1) ?? '')
  const slug = nearest(stripTrailingId(last), bySlug.keys())
  if (slug === null) return null
  const [best] = (bySlug.get(slug) ?? []).toSorted(
    (one, other) => countShared(parts, other) - countShared(parts, one),
  )
  return best ?? null
}

function countShared(parts: readonly string[], { href }: Place): number {
  return partsOf(href).filter((part) => parts.includes(part)).length
}

function partsOf(pathname: string): string[] {
  return pathname.toLowerCase().split('/').filter(Boolean)
}
