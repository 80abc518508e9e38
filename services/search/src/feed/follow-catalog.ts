import { SHOPS, type Shop, type ShopPath } from '@saum/domain/shops'
import type { Signals } from '../events/signals.ts'
import type { Analyser } from '../text/analyser.ts'
import type { BuildIndex } from './build-index.ts'
import { buildInThread } from './build-thread.ts'
import type { IndexStatus } from './index-files.ts'
import type { CurrentRange, KeptRangeParts } from './kept-range.ts'
import { createShopIndex } from './shop-index.ts'

/** How long a change stays unseen at most when nobody tells of it: another machine, a campaign. */
const FOLLOW_INTERVAL_MS = 5_000

const MERIT_INTERVAL_MS = 60_000

interface FollowParts extends Pick<KeptRangeParts, 'transport' | 'folder' | 'vocabulary' | 'log'> {
  analyserOf(shop: Shop): Pick<Analyser, 'analyse'>
  signalsOf(shop: Shop): Pick<Signals, 'popularity' | 'popularProducts'>
  /** Called with every new state of a shop's index. */
  onChange(shop: Shop, range: CurrentRange): void
  shops?: readonly Shop[]
  build?: BuildIndex
  now?: () => number
  /** Repeats work until the returned function is called. */
  every?: (intervalMs: number, work: () => void) => () => void
}

/** The indexes of all shops, kept in step with the catalogue until they are closed. */
export interface CatalogFollower {
  /** To be called when the catalogue has changed; resolves when every index has what it has. */
  refresh(): Promise<void>
  statuses(): readonly IndexStatus[]
  status(shopPath: ShopPath): IndexStatus | null
  close(): Promise<void>
}

export function followCatalog(parts: FollowParts): CatalogFollower {
  const { shops = SHOPS, now = Date.now, every = everyInterval } = parts
  const build = oneAtATime(parts.build ?? buildInThread)
  const indexes = new Map(
    shops.map((shop) => [
      shop.path,
      createShopIndex({
        ...parts,
        shop,
        now,
        build,
        analyser: parts.analyserOf(shop),
        signals: parts.signalsOf(shop),
        onChange: (range) => parts.onChange(shop, range),
      }),
    ]),
  )
  const all = [...indexes.values()]

  async function refresh(): Promise<void> {
    await Promise.all(all.map((index) => index.refresh()))
  }

  const stops = [
    every(FOLLOW_INTERVAL_MS, () => void refresh()),
    every(MERIT_INTERVAL_MS, () => {
      for (const index of all) index.refreshMerits()
    }),
  ]
  return {
    refresh,
    statuses: () => all.map((index) => index.status()),
    status: (shopPath) => indexes.get(shopPath)?.status() ?? null,
    async close() {
      for (const stop of stops) stop()
      await Promise.all(all.map((index) => index.close()))
    },
  }
}

/** Five builds side by side would take every core from those who serve shoppers. */
function oneAtATime(build: BuildIndex): BuildIndex {
  let last: Promise<unknown> = Promise.resolve()
  return (transport, request, signal) => {
    const built = last.then(() => {
      signal.throwIfAborted()
      return build(transport, request, signal)
    })
    // Whoever asked for it hears why it failed; the next one only waits for its end.
    last = built.catch(() => {})
    return built
  }
}

function everyInterval(intervalMs: number, work: () => void): () => void {
  const timer = setInterval(work, intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
