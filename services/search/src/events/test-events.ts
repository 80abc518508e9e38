import type { SearchEvent } from './event-log.ts'

/** A Sunday in November. */
export const NOON = 1_794_744_000_000

type EventOf<K extends SearchEvent['kind']> = Extract<SearchEvent, { kind: K }>

const common = { shopId: 10028, at: NOON } as const

export function aSearch(part: Partial<EventOf<'search'>> = {}): EventOf<'search'> {
  const responseId = part.responseId ?? crypto.randomUUID()
  return { ...common, kind: 'search', query: 'bluse', total: 12, ...part, responseId }
}

export function aClick(part: Partial<EventOf<'click'>> = {}): EventOf<'click'> {
  return { ...common, kind: 'click', productId: 1, ...part }
}

export function aView(part: Partial<EventOf<'view'>> = {}): EventOf<'view'> {
  return { ...common, kind: 'view', productId: 1, ...part }
}

export function aPurchase(
  productIds: readonly number[],
  part: Partial<EventOf<'purchase'>> = {},
): EventOf<'purchase'> {
  const products = productIds.map((productId) => ({ productId, quantity: 1 }))
  return { ...common, kind: 'purchase', orderId: crypto.randomUUID(), products, ...part }
}

/** A visitor id that is the same for the same number. */
export function aVisitor(number: number): string {
  return `${number.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`
}
