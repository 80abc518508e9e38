import type { PaymentNotice } from './webhook.ts'

/** Twice as long as a signature is accepted: clocks may differ either way. */
const REMEMBERED_FOR_MS = 10 * 60_000
const MOST = 10_000

/** Notices that were followed a moment ago. */
export interface SeenNotices {
  has(notice: PaymentNotice): boolean
  add(notice: PaymentNotice): void
}

/**
 * A notice that is recorded and sent again costs no question to the provider. This process remembers; another
 * one asks the provider, whose answer changes nothing the second time.
 */
export function createSeenNotices(now: () => number): SeenNotices {
  const seenAt = new Map<string, number>()
  const nameOf = ({ id, paymentKey }: PaymentNotice) => `${id} ${paymentKey}`

  function dropOld(): void {
    for (const [name, at] of seenAt) {
      if (seenAt.size < MOST && at > now() - REMEMBERED_FOR_MS) return
      seenAt.delete(name)
    }
  }

  return {
    has: (notice) => (seenAt.get(nameOf(notice)) ?? -Infinity) > now() - REMEMBERED_FOR_MS,
    add(notice) {
      dropOld()
      seenAt.set(nameOf(notice), now())
    },
  }
}
