import { LRUCache } from 'lru-cache'
import type { CacheOutcome } from '../operations/metrics.ts'
import type { RenderedPage, RenderPage, SharedPage } from '../pages/page-renderer.ts'
import { createFlights } from './flights.ts'
import { compressEntry, createEntry, type PageEntry } from './page-entry.ts'
import { createPageStore } from './page-store.ts'

export interface CachedPage {
  entry: PageEntry
  outcome: CacheOutcome
}

export interface PageCache {
  /** A kept page, at once; one past its time is renewed behind the visitor's back. */
  find(key: string): CachedPage | null
  /** The rendering others wait for already; it ends with null when the page is personal. */
  join(key: string): Promise<PageEntry | null> | undefined
  /** Announces a rendering that others may join, and keeps what comes out of it. */
  lead(key: string, rendering: Promise<RenderedPage>): Promise<PageEntry | null>
  /** Renders a page as somebody without cookies sees it. */
  renderAnonymously(key: string): Promise<RenderedPage>
  isKnownPersonal(key: string): boolean
  purge(): void
}

interface CacheParts {
  maxBytes: number
  render: RenderPage
  publicOrigin: string
  nextRequestId: () => string
  reportFault: (error: unknown, requestId: string) => void
  now?: () => number
}

const PERSONAL_KEEP_MS = 60_000
const MAX_PERSONAL_KEYS = 20_000

export function createPageCache(parts: CacheParts): PageCache {
  const { render, publicOrigin, now = Date.now } = parts
  const store = createPageStore(parts.maxBytes)
  const flights = createFlights<PageEntry | null>()
  // Without this memory all visitors of a personal page would wait for one another.
  const personal = new LRUCache<string, true>({ max: MAX_PERSONAL_KEYS, ttl: PERSONAL_KEEP_MS })
  let generation = 0

  function find(key: string): CachedPage | null {
    const entry = store.find(key)
    if (!entry) return null
    const time = now()
    if (time < entry.freshUntil) return { entry, outcome: 'hit' }
    if (time >= entry.staleUntil) return null
    if (!flights.find(key)) void lead(key, renderAnonymously(key))
    return { entry, outcome: 'stale' }
  }

  function lead(key: string, rendering: Promise<RenderedPage>): Promise<PageEntry | null> {
    const keeping = keepWhatComes(key, rendering).catch((error: unknown) => {
      // Whoever waits for it renders for themselves.
      parts.reportFault(error, 'page-cache')
      return null
    })
    return flights.start(key, keeping)
  }

  async function keepWhatComes(
    key: string,
    rendering: Promise<RenderedPage>,
  ): Promise<PageEntry | null> {
    const startedIn = generation
    const page = await rendering
    if (page.kind === 'personal') {
      // A fault says nothing about the page.
      if (page.response.status < 500) personal.set(key, true)
      return null
    }
    const entry = createEntry(page, now())
    // What was rendered before a purge may be outdated: still an answer, but not kept.
    if (startedIn === generation) {
      store.keep(key, entry)
      void compressLater(key, page, entry)
    }
    return entry
  }

  async function compressLater(key: string, page: SharedPage, entry: PageEntry): Promise<void> {
    try {
      const compressed = await compressEntry(page, entry)
      if (store.find(key) === entry) store.keep(key, compressed)
    } catch (error) {
      // The page stays as it is: correct, only larger.
      parts.reportFault(error, 'page-cache')
    }
  }

  function renderAnonymously(key: string): Promise<RenderedPage> {
    return render(new Request(`${publicOrigin}${key}`), parts.nextRequestId())
  }

  return {
    find,
    lead,
    renderAnonymously,
    join: flights.find,
    isKnownPersonal: (key) => personal.has(key),
    purge() {
      generation += 1
      store.clear()
      flights.clear()
      personal.clear()
    },
  }
}
