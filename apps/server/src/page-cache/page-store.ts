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

/**
 * Bounded by bytes. There are as many pages with a query, and as many that do not exist, as anyone cares to
 * ask for. Both kinds have a part of their own, so that they push out none of the others.
 */
export function createPageStore(maxBytes: number): PageStore {
  const notFoundBytes = Math.ceil(maxBytes * NOT_FOUND_SHARE)
  const withQueryBytes = Math.ceil(maxBytes * WITH_QUERY_SHARE)
  const plain = createPart(maxBytes - notFoundBytes - withQueryBytes)
  const withQuery = createPart(withQueryBytes)
  const notFound = createPart(notFoundBytes)
  const partOf = (key: string) => (key.includes('?') ? withQuery : plain)
  return {
    find: (key) => partOf(key).get(key) ?? notFound.get(key),
    keepLonger(key, now) {
      const part = partOf(key)
      const entry = afterError(part.get(key), now)
      if (entry !== null) part.set(key, entry)
      return entry
    },
    keep(key, entry) {
      const found = partOf(key)
      const [own, other] = entry.status === 200 ? [found, notFound] : [notFound, found]
      other.delete(key)
      own.set(key, entry)
    },
    drop(isMeant) {
      for (const room of [plain, withQuery, notFound]) {
        for (const key of Array.from(room.keys())) if (isMeant(key)) room.delete(key)
      }
    },
  }
}

function createPart(maxSize: number): LRUCache<string, PageEntry> {
  return new LRUCache({ maxSize, sizeCalculation: sizeOf })
}
