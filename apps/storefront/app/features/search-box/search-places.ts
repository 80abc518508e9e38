import type { Shop } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'

const place = v.object({
  title: v.string(),
  href: v.pipe(v.string(), v.startsWith('/')),
  /** What else it is about. */
  words: v.optional(v.string(), ''),
})

const searchPlaces = v.object({
  pages: v.array(place),
  categories: v.array(v.object({ id: v.number(), names: v.array(v.string()) })),
})

/** A page that is no product: service, story, part of the shop. */
export type Place = v.InferOutput<typeof place>

/** Where a search may lead besides products, and the ids of the categories the provider names. */
export type SearchPlaces = v.InferOutput<typeof searchPlaces>

export const NO_PLACES: SearchPlaces = { pages: [], categories: [] }

const TIMEOUT_MS = 5_000

export async function loadPlaces({ path }: Shop): Promise<SearchPlaces> {
  const response = await fetch(`/${path}/search-places.json`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`No places to search: ${response.status}`)
  return v.parse(searchPlaces, await response.json())
}

/** Shorter words stand in too many descriptions. */
const SHORTEST_MENTION = 4

const RANK = { mentioned: 1, named: 2, begins: 3 } as const

interface MatchOptions {
  /** Whether pages count that only mention the words: a help where there is nothing else. */
  isMentionEnough: boolean
}

/** Pages about what was typed, those whose names begin so first. */
export function matchPlaces(
  pages: readonly Place[],
  query: string,
  { isMentionEnough }: MatchOptions,
): Place[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const lowest = isMentionEnough ? RANK.mentioned : RANK.named
  return pages
    .map((page) => ({ page, rank: rankOf(page, words) }))
    .filter(({ rank }) => rank >= lowest)
    .toSorted((left, right) => right.rank - left.rank)
    .map(({ page }) => page)
}

function rankOf({ title, words }: Place, typed: readonly string[]): number {
  const names = wordsOf(title)
  if (typed.every((word, index) => names[index]?.startsWith(word))) return RANK.begins
  if (typed.every((word) => names.some((name) => name.startsWith(word)))) return RANK.named
  const all = [...names, ...wordsOf(words)]
  const isMentioned = typed.every(
    (word) => word.length >= SHORTEST_MENTION && all.some((one) => one.startsWith(word)),
  )
  return isMentioned ? RANK.mentioned : 0
}

/** In small letters and without accents, as people type. */
function wordsOf(text: string): string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}
