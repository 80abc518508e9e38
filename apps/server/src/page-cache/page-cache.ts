import { LRUCache } from 'lru-cache'
import type { CacheOutcome } from '../operations/metrics.ts'
import type { RenderedPage, RenderPage, SharedPage } from '../pages/page-renderer.ts'
import { createCompressor, withVersionsOf } from './compress-entry.ts'
import { createFlights } from './flights.ts'
import { betterThan, createEntry, lastUseOf, type PageEntry } from './page-entry.ts'
import { pageOfKey, pathOfKey } from './page-key.ts'
import { createPageStore } from './page-store.ts'

export interface CachedPage {
  entry: PageEntry
  outcome: CacheOutcome
}

export interface PageCache {
  /** A kept page, at once; one past its time is renewed behind the visitor's back. */
  find(key: string): CachedPage | null
  /** The rendering others wait for already; it ends with null when there is no page to share. */
  join(key: string): Promise<PageEntry | null> | undefined
  /** Announces a rendering that others may join, and keeps the page; an older one if it fails. */
  lead(key: string, rendering: Promise<RenderedPage>): Promise<PageEntry | null>
  /** Renders a page as somebody without cookies sees it, in the version its key names. */
  renderAnonymously(key: string): Promise<RenderedPage>
  isKnownPersonal(key: string): boolean
  purge(): void
  /** Drops pages by their path, with every query and in every version they are kept with. */
  purgePaths(isMeant: (path: string) => boolean): void
}

interface CacheParts {
  maxBytes: number
  render: RenderPage
  publicOrigin: string
  nextRequestId: () => string
  reportFault: (error: unknown, requestId: string) => void
  now?: () => number
}

/** A page that is being made; what it is made of may change meanwhile. */
interface Rendering {
  key: string
  isOutdated: boolean
}

const PERSONAL_KEEP_MS = 60_000
const MAX_PERSONAL_KEYS = 20_000

export function createPageCache(parts: CacheParts): PageCache {
  const { render, publicOrigin, now = Date.now } = parts
  const store = createPageStore(parts.maxBytes)
  const flights = createFlights<PageEntry | null>()
  const compress = createCompressor((error) => parts.reportFault(error, 'page-cache'))
  const personal = createPersonalKeys()
  const renderings = new Set<Rendering>()

  function find(key: string): CachedPage | null {
    const entry = store.find(key)
    const time = now()
    if (!entry || time >= lastUseOf(entry)) return null
    const isFresh = time < entry.freshUntil
    if (!isFresh && !flights.find(key)) void lead(key, renderAnonymously(key))
    return { entry, outcome: isFresh && !entry.isStandIn ? 'hit' : 'stale' }
  }

  function lead(key: string, rendering: Promise<RenderedPage>): Promise<PageEntry | null> {
    const keeping = keepWhatComes(key, rendering).catch((error: unknown) => {
      // Whoever waits for it renders for themselves.
      parts.reportFault(error, 'page-cache')
      return null
    })
    return flights.start(key, keeping)
  }

  function keepWhatComes(key: string, work: Promise<RenderedPage>): Promise<PageEntry | null> {
    const rendering: Rendering = { key, isOutdated: false }
    renderings.add(rendering)
    const keeping = work.then((page) => keepPage(rendering, page))
    return keeping.finally(() => renderings.delete(rendering))
  }

  function keepPage({ key, isOutdated }: Rendering, page: RenderedPage): PageEntry | null {
    if (page.kind === 'personal') {
      if (page.isRefused) return null
      // A fault says nothing about the page: an older one is shown for longer.
      if (page.response.status >= 500) return isOutdated ? null : store.keepLonger(key, now())
      personal.add(key)
      return null
    }
    const entry = createEntry(page, now())
    // What was rendered before a purge may be outdated: still an answer, but not kept.
    if (isOutdated) return entry
    const kept = store.find(key)
    const better = betterThan(entry, kept)
    const next = better ?? withVersionsOf(kept, page, entry)
    store.keep(key, next)
    if (better === null) void compressLater(key, page, next)
    return next
  }

  async function compressLater(key: string, page: SharedPage, entry: PageEntry): Promise<void> {
    const compressed = await compress(page, entry)
    if (compressed !== entry && store.find(key) === entry) store.keep(key, compressed)
  }

  function renderAnonymously(key: string): Promise<RenderedPage> {
    const { target, variants } = pageOfKey(key)
    return render(new Request(`${publicOrigin}${target}`), parts.nextRequestId(), variants)
  }

  function purgeKeys(isMeant: (key: string) => boolean): void {
    for (const rendering of renderings) rendering.isOutdated ||= isMeant(rendering.key)
    store.drop(isMeant)
    flights.drop(isMeant)
    personal.drop(isMeant)
  }

  return {
    find,
    lead,
    renderAnonymously,
    join: flights.find,
    isKnownPersonal: personal.has,
    purge: () => purgeKeys(() => true),
    purgePaths: (isMeant) => purgeKeys((key) => isMeant(pathOfKey(key))),
  }
}

/** Pages that are different for each visitor. If they were unknown, their visitors would wait for one another. */
function createPersonalKeys() {
  const keys = new LRUCache<string, true>({ max: MAX_PERSONAL_KEYS, ttl: PERSONAL_KEEP_MS })
  return {
    has: (key: string) => keys.has(key),
    add: (key: string) => void keys.set(key, true),
    drop(isMeant: (key: string) => boolean): void {
      for (const key of Array.from(keys.keys())) if (isMeant(key)) keys.delete(key)
    },
  }
}
