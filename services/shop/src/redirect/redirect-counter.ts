import type { ShopId } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import type { Redirect } from './follow-redirects.ts'
import { addHits, addMisses, dropRareMisses } from './redirect-count-storage.ts'
import { isWorthRemembering, toReferrerHost } from './missing-path.ts'

export interface Miss {
  shopId: ShopId
  path: string
  referrerHost: string
}

/** Counts in memory and writes now and then: no visitor waits for it, and a crash loses a minute. */
export interface RedirectCounter {
  countHit(redirect: Redirect): void
  countMiss(miss: Miss): void
  /** Writes when it is time to. */
  flushIfDue(): Promise<void>
  flush(): Promise<void>
}

interface Counted<T> {
  what: T
  hits: number
}

const FLUSH_AFTER_MS = 60_000
/** Somebody who asks for a million addresses fills this, not the memory. */
const MAX_COUNTED = 2_000
const FULL_ENOUGH = 500

export function createRedirectCounter(db: Database, now: () => number): RedirectCounter {
  let hits = new Map<string, Counted<Redirect>>()
  let misses = new Map<string, Counted<Miss>>()
  let flushedAt = now()

  async function flush(): Promise<void> {
    flushedAt = now()
    if (hits.size + misses.size === 0) return
    const [someHits, someMisses] = [hits, misses]
    hits = new Map()
    misses = new Map()
    const day = new Date(flushedAt).toISOString().slice(0, 10)
    try {
      await db.transaction(async (sql) => {
        await addHits(sql, [...someHits.values()].map(toHit), day)
        await addMisses(sql, [...someMisses.values()].map(toMiss), day)
        if (someMisses.size > 0) await dropRareMisses(sql)
      })
    } catch (error) {
      // Counted again with the next ones: the database may only have been busy.
      for (const { what, hits: number } of someHits.values()) add(hits, keyOf(what), what, number)
      for (const { what, hits: number } of someMisses.values()) {
        add(misses, missKey(what), what, number)
      }
      throw error
    }
  }

  return {
    countHit: (redirect) => add(hits, keyOf(redirect), redirect, 1),
    countMiss(miss) {
      if (!isWorthRemembering(miss.path)) return
      const known = { ...miss, referrerHost: toReferrerHost(miss.referrerHost) }
      add(misses, missKey(known), known, 1)
    },
    flush,
    async flushIfDue() {
      const isFull = hits.size + misses.size >= FULL_ENOUGH
      if (isFull || now() - flushedAt >= FLUSH_AFTER_MS) await flush()
    },
  }
}

function add<T>(counted: Map<string, Counted<T>>, key: string, what: T, hits: number): void {
  const known = counted.get(key)
  if (known) known.hits += hits
  else if (counted.size < MAX_COUNTED) counted.set(key, { what, hits })
}

function keyOf({ shopId, source }: Redirect): string {
  return `${shopId} ${source}`
}

function missKey({ shopId, path, referrerHost }: Miss): string {
  return `${shopId} ${path} ${referrerHost}`
}

function toHit({ what: { shopId, source }, hits }: Counted<Redirect>) {
  return { shopId, source, hits }
}

function toMiss({ what, hits }: Counted<Miss>) {
  return { ...what, hits }
}
