import { join } from 'node:path'
import { networkKeyOf } from '@saum/contract/client-key'
import type { ShopId } from '@saum/domain/shops'
import type { Log } from '@saum/thread/log'
import { createSignals } from './create-signals.ts'
import type { EventLog, SearchEvent } from './event-log.ts'
import { createFairShare } from './fair-share.ts'
import { fold } from './fold.ts'
import { catchUp, isLogBehind, keepLearned, loadLearned, type Learned } from './learned.ts'
import { createEventLog, type EventLogParts } from './segment-log.ts'
import type { Signals } from './signals.ts'

const KEEP_EVERY_MS = 5 * 60_000

/** So many visitors may wait to be erased until the next round. */
const MAX_FORGOTTEN = 10_000

export interface EventsParts extends Omit<EventLogParts, 'onKept'> {
  log: Log
  /** How late orders such as the most popular products may be. */
  refreshMs?: number
  /** How often what was learned is saved; 0 leaves that to the caller. */
  keepEveryMs?: number
}

/** Events and what the shops have learned from them. */
export interface Events {
  log: EventLog
  signalsOf(shopId: ShopId): Signals
  /** Saves what was learned, erases forgotten visitors, and drops segments no longer needed. */
  keep(): Promise<void>
  status(): EventsStatus
  close(): Promise<void>
}

export interface EventsStatus {
  segments: number
  bytes: number
  /** Events that were not stored: malformed, personal, or too many. */
  dropped: number
  shops: readonly { shopId: ShopId; products: number; queries: number; visitors: number }[]
}

export async function openEvents(parts: EventsParts): Promise<Events> {
  const { folder, now, refreshMs, keepEveryMs = KEEP_EVERY_MS } = parts
  const learned = await loadLearned(folder, parts.log)
  const forgotten = new Set<string>()

  function learn(event: SearchEvent, network?: string | null): void {
    // Whoever wants to be forgotten does not mean one shop only.
    const isForget = event.kind === 'forget'
    if (isForget) forgotten.add(event.clientId)
    for (const shop of learned.values()) {
      if (!isForget && shop.shopId !== event.shopId) continue
      fold(shop.state, event, network)
      shop.hasChanged = true
    }
  }

  let keeping: Promise<void> = Promise.resolve()
  function keep(isLast = false): Promise<void> {
    keeping = keeping
      .then(() => keepLearned(segments, learned, { forgotten, isLast }))
      .catch((error: unknown) => {
        // What is not saved is folded again after a restart; the shop goes on.
        parts.log({
          level: 'error',
          message: 'Signals not saved',
          fields: { error: String(error) },
        })
      })
    return keeping
  }

  const segments = await createEventLog({
    ...parts,
    folder: join(folder, 'segments'),
    onKept(events, networks) {
      for (const [place, event] of events.entries()) learn(event, networks[place])
      if (forgotten.size > MAX_FORGOTTEN) void keep()
    },
  })
  await catchUp(segments, learned, (event) => learn(event))
  if (isLogBehind(segments, learned)) await keep(true)
  const signals = new Map<ShopId, Signals>(
    Array.from(learned.values(), ({ shopId, state }) => [
      shopId,
      createSignals({ state, now, ...(refreshMs === undefined ? {} : { refreshMs }) }),
    ]),
  )

  const fairShare = createFairShare()
  const timer = keepEveryMs > 0 ? setInterval(() => void keep(), keepEveryMs).unref() : undefined

  return {
    log: {
      append(events, source) {
        if (source === undefined) return segments.append(events)
        const network = networkKeyOf(source)
        return segments.append(fairShare(events, network), network)
      },
      close: segments.close,
    },
    signalsOf(shopId) {
      const found = signals.get(shopId)
      if (found === undefined) throw new Error(`No shop ${shopId}`)
      return found
    },
    keep: () => keep(),
    status: () => ({ ...segments.status(), shops: Array.from(learned.values(), countLearned) }),
    async close() {
      clearInterval(timer)
      await segments.close()
      await keep(true)
    },
  }
}

function countLearned({ shopId, state }: Learned): EventsStatus['shops'][number] {
  return {
    shopId,
    products: state.products.size,
    queries: state.queries.size,
    visitors: state.visitors.size,
  }
}
