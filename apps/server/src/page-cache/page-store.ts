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

/**
 * Bounded by bytes. Pages that do not exist have a small room of their own: somebody who tries
 * random addresses pushes out only those.
 */
export function createPageStore(maxBytes: number): PageStore {
  const notFoundBytes = Math.ceil(maxBytes * NOT_FOUND_SHARE)
  const found = new LRUCache<string, PageEntry>({
    maxSize: maxBytes - notFoundBytes,
    sizeCalculation: sizeOf,
  })
  const notFound = new LRUCache<string, PageEntry>({
    maxSize: notFoundBytes,
    sizeCalculation: sizeOf,
  })
  return {
    find: (key) => found.get(key) ?? notFound.get(key),
    keepLonger(key, now) {
      const entry = afterError(found.get(key), now)
      if (entry !== null) found.set(key, entry)
      return entry
    },
    keep(key, entry) {
      const [own, other] = entry.status === 200 ? [found, notFound] : [notFound, found]
      other.delete(key)
      own.set(key, entry)
    },
    drop(isMeant) {
      for (const room of [found, notFound]) {
        for (const key of Array.from(room.keys())) if (isMeant(key)) room.delete(key)
      }
    },
  }
}
