import { createSessionMemory, type TextStorage } from '#app/navigation/session-memory.ts'
import type { Tile } from '#app/features/catalog/tile.ts'

/** Tiles are kept for so many listings; of older ones only how many pages they had. */
const MAX_LISTINGS = 10
const MAX_COUNTS = 50

/** What was loaded below the first page. */
export interface PagesBelow {
  tiles: readonly Tile[]
  pages: number
}

/** What was loaded below the first page, per entry of the history. */
export interface LoadedPages {
  /** The tiles themselves, as long as the page lives. */
  recall(entry: string): PagesBelow
  /** How many pages there were; outlives the page. */
  countOf(entry: string): number
  remember(entry: string, below: PagesBelow): void
}

type Counts = Record<string, number>

export const NO_PAGES: PagesBelow = { tiles: [], pages: 0 }

export function createLoadedPages(openStorage: () => TextStorage): LoadedPages {
  const held = new Map<string, PagesBelow>()
  const counts = createSessionMemory<Counts>(openStorage, {
    key: 'saum:listing-pages',
    parse: parseCounts,
  })

  return {
    recall: (entry) => held.get(entry) ?? NO_PAGES,
    countOf: (entry) => counts.read()?.[entry] ?? 0,
    remember(entry, below) {
      held.delete(entry)
      held.set(entry, below)
      for (const old of [...held.keys()].slice(0, -MAX_LISTINGS)) held.delete(old)
      const { [entry]: before = 0, ...others } = counts.read() ?? {}
      const kept = Object.entries(others).slice(-(MAX_COUNTS - 1))
      // While they are fetched again one by one, there are fewer than there were.
      counts.write({ ...Object.fromEntries(kept), [entry]: Math.max(before, below.pages) })
    },
  }
}

function parseCounts(found: unknown): Counts | null {
  if (typeof found !== 'object' || found === null) return null
  return Object.fromEntries(
    Object.entries(found).filter(
      (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && entry[1] > 0,
    ),
  )
}
