import type { OrderReturn } from '@saum/contract/order-return'
import { RETURN_STATUS } from '#app/features/order/return-words.ts'
import type { PlainKey } from '#app/messages/message-keys.ts'
import type { TimelineStep } from '#app/ui/timeline.tsx'

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
    const key = RETURN_STATUS[one]
    if (index === reached) return { key, state: 'now' }
    return { key, state: index < reached ? 'done' : 'ahead' }
  })
}
