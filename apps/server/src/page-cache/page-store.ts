import { LRUCache } from 'lru-cache'
import { afterError, sizeOf, type PageEntry } from './page-entry.ts'

export interface PageStore {
  find(key: string): PageEntry | undefined
  keep(key: string, entry: PageEntry): void
  /** The page once more, to be shown while rendering it again fails; `null` without one. */
  keepLonger(key: string, now: number): PageEntry | null
  /** Drops the pages whose keys are meant. */
  drop(isMeant: (key: string) => boolean): void
}

const NOT_FOUND_SHARE = 1 / 16
const WITH_QUERY_SHARE = 1 / 4
const LARGE_SHARE = 1 / 8
/** A page that takes more than this part of the cache is large; sitemaps are. */
const LARGE_FROM_SHARE = 1 / 32

/**
 * Bounded by bytes. There are as many pages with a query, and as many that do not exist, as anyone cares to
 * ask for, and a few dozen large ones take the place of hundreds. Each kind has a part of its own, so that it
 * pushes out none of the others.
 */
export function createPageStore(maxBytes: number): PageStore {
  const bytesOf = (share: number) => Math.ceil(maxBytes * share)
  const notFoundBytes = bytesOf(NOT_FOUND_SHARE)
  const withQueryBytes = bytesOf(WITH_QUERY_SHARE)
  const largeBytes = bytesOf(LARGE_SHARE)
  const plain = createPart(maxBytes - notFoundBytes - withQueryBytes - largeBytes)
  const withQuery = createPart(withQueryBytes)
  const large = createPart(largeBytes)
  const notFound = createPart(notFoundBytes)

  const ordinaryPartOf = (key: string) => (key.includes('?') ? withQuery : plain)
  const findPage = (key: string) => ordinaryPartOf(key).get(key) ?? large.get(key)

  function partOf(key: string, entry: PageEntry) {
    if (entry.status !== 200) return notFound
    return sizeOf(entry) > maxBytes * LARGE_FROM_SHARE ? large : ordinaryPartOf(key)
  }

  function keep(key: string, entry: PageEntry): void {
    const own = partOf(key, entry)
    for (const part of [ordinaryPartOf(key), large, notFound]) if (part !== own) part.delete(key)
    own.set(key, entry)
  }

  return {
    find: (key) => findPage(key) ?? notFound.get(key),
    keep,
    keepLonger(key, now) {
      const entry = afterError(findPage(key), now)
      if (entry !== null) keep(key, entry)
      return entry
    },
    drop(isMeant) {
      for (const part of [plain, withQuery, large, notFound]) {
        for (const key of Array.from(part.keys())) if (isMeant(key)) part.delete(key)
      }
    },
  }
}

function createPart(maxSize: number): LRUCache<string, PageEntry> {
  return new LRUCache({ maxSize, sizeCalculation: sizeOf })
}
