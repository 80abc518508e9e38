import { addMark, LEAST_NETWORKS, type Backing } from './backing.ts'
import type { EventLog, SearchEvent } from './event-log.ts'
import type { SignalState } from './signal-state.ts'

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

const DAY_MS = 86_400_000
const NETWORKS = Array.from({ length: LEAST_NETWORKS }, (_, place) => place)

/** A client key of another network for every number. */
export function aNetwork(number: number): string {
  return `net-${number}`.padEnd(12, '-')
}

/** Has just enough networks stand behind everything in the state. */
export function backEverything(state: SignalState, now = NOON): void {
  const back = (backing: Backing) => {
    for (const turn of NETWORKS) addMark(backing, turn, now - (turn % 3) * DAY_MS)
  }
  for (const { backing } of state.products.values()) back(backing)
  for (const { backing } of state.queries.values()) back(backing)
  for (const together of [state.viewedTogether, state.boughtTogether]) {
    for (const { backings } of together.values()) backings.forEach(back)
  }
}

/** The same happens in as many networks, on as many days, as it takes to be believed. */
export async function teach(log: EventLog, events: readonly SearchEvent[]): Promise<void> {
  for (const turn of NETWORKS.toReversed()) {
    const own = (id: string) => (turn === 0 ? id : `${id}-${turn}`)
    const seen = events.map((event): SearchEvent => {
      const at = event.at - (turn % 3) * DAY_MS
      const visitor = event.clientId?.replace(/^.{4}/, String(turn).padStart(4, '0'))
      const visit = { ...event, at, ...(visitor && { clientId: visitor }) }
      if (visit.kind === 'purchase') return { ...visit, orderId: own(visit.orderId) }
      if (visit.kind === 'search') return { ...visit, responseId: own(visit.responseId) }
      return visit
    })
    await log.append(seen, aNetwork(turn))
  }
}
