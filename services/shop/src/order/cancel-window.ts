import type { KeptOrder } from './kept-order.ts'

/** Long enough to notice a mistake, short enough that nobody has packed it yet. */
export const CANCEL_MS = 30 * 60_000

/** Until when customers may cancel by themselves; `null` once they may not. */
export function cancelUntil(
  { state, createdAt }: Pick<KeptOrder, 'state' | 'createdAt'>,
  now: number,
): number | null {
  const until = createdAt + CANCEL_MS
  const isWaiting = state === 'ordered' || state === 'paid'
  return isWaiting && now < until ? until : null
}
