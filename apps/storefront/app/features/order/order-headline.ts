import type { Parcel } from '@saum/contract/order'
import { isCollected, type OrderFacts } from './order-progress.ts'

/** The one thing somebody wants to know of an order. */
export type OrderHeadline =
  | { kind: 'expected' | 'collectable'; from: string; to: string }
  | { kind: 'delivered'; at: string | null }
  | { kind: 'ready' | 'payment' | 'cancelled' | 'returned' }

export function orderHeadline({ state, events, packages }: OrderFacts): OrderHeadline {
  if (state === 'cancelled' || state === 'returned') return { kind: state }
  const isWaiting = state === 'ordered' && events.at(-1)?.kind === 'payment-pending'
  if (state === 'pended' || isWaiting) return { kind: 'payment' }
  const open = packages.filter(({ status }) => status !== 'delivered' && status !== 'returned')
  const [next] = open.toSorted((a, b) =>
    a.deliveryDate.maximum.localeCompare(b.deliveryDate.maximum),
  )
  if (state === 'delivered' || !next) return { kind: 'delivered', at: lastDelivery(packages) }
  if (open.some(({ status }) => status === 'ready-to-collect')) return { kind: 'ready' }
  const { minimum: from, maximum: to } = next.deliveryDate
  return { kind: isCollected(next) ? 'collectable' : 'expected', from, to }
}

function lastDelivery(packages: readonly Parcel[]): string | null {
  const days = packages.flatMap(({ deliveredAt }) => deliveredAt ?? [])
  return days.toSorted().at(-1) ?? null
}
