import type { OrderReturn } from '@saum/contract/order-return'
import type { PlainKey } from '#app/messages/message-keys.ts'
import type { TimelineStep } from '#app/ui/timeline.tsx'

export const RETURN_STATUS: Readonly<Record<string, PlainKey>> = {
  announced: 'returns.status_announced',
  received: 'returns.status_received',
  inspected: 'returns.status_inspected',
  refunded: 'returns.status_refunded',
  rejected: 'returns.status_rejected',
}

const WAY = ['announced', 'received', 'inspected', 'refunded'] as const

/** How far a return is, until the money is back. */
export function returnWay(
  status: OrderReturn['status'],
): { key: PlainKey; state: TimelineStep['state'] }[] {
  if (status === 'rejected') {
    return [
      { key: 'returns.status_announced', state: 'done' },
      { key: 'returns.status_received', state: 'done' },
      { key: 'returns.status_rejected', state: 'now' },
    ]
  }
  const reached = WAY.indexOf(status)
  return WAY.map((one, index) => {
    const key = RETURN_STATUS[one] ?? 'returns.status_announced'
    if (index === reached) return { key, state: 'now' }
    return { key, state: index < reached ? 'done' : 'ahead' }
  })
}
