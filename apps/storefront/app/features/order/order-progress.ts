import type { OrderEvent, OrderState, Parcel } from '@saum/contract/order'
import { BRANCH_CARRIER } from '@saum/domain/delivery-options'

/** What an order or one of its parcels has come through, and what is still ahead. */
export interface ProgressStep {
  kind: OrderEvent['kind']
  /** `null` while it is ahead. */
  at: string | null
  state: 'done' | 'now' | 'ahead'
}

export interface OrderFacts {
  state: OrderState
  events: readonly OrderEvent[]
  packages: readonly Parcel[]
}

export interface OrderProgress {
  /** Of the order as a whole; with one parcel also of that one. */
  steps: ProgressStep[]
  /** Only where there are several. */
  parcels: { parcel: Parcel; steps: ProgressStep[] }[]
}

const TO_THE_DOOR = ['ordered', 'packed', 'shipped', 'delivered'] as const
const TO_THE_BRANCH = ['ordered', 'packed', 'ready-to-collect', 'delivered'] as const
/** Nothing follows any more. */
const ENDED: ReadonlySet<OrderState> = new Set(['cancelled', 'returned', 'delivered'])

export function orderProgress({ state, events, packages }: OrderFacts): OrderProgress {
  const isOver = ENDED.has(state)
  if (packages.length < 2) return { steps: stepsOf(events, packages[0], isOver), parcels: [] }
  const ofOrder = events.filter(({ parcelId }) => parcelId === null)
  return {
    steps: stepsOf(ofOrder, undefined, true),
    parcels: packages.map((parcel) => ({
      parcel,
      steps: stepsOf(
        events.filter(({ parcelId }) => parcelId === parcel.id),
        parcel,
        isOver,
      ),
    })),
  }
}

function stepsOf(
  events: readonly OrderEvent[],
  parcel: Parcel | undefined,
  isOver: boolean,
): ProgressStep[] {
  const isPaid = events.some(({ kind }) => kind === 'paid')
  const happened = events
    .filter(({ kind }) => kind !== 'payment-pending' || !isPaid)
    .toSorted((a, b) => a.at.localeCompare(b.at))
  const steps: ProgressStep[] = happened.map(({ kind, at }, index) => ({
    kind,
    at,
    state: index === happened.length - 1 ? 'now' : 'done',
  }))
  return isOver ? steps : [...steps, ...stepsAhead(happened, parcel)]
}

function stepsAhead(happened: readonly OrderEvent[], parcel: Parcel | undefined): ProgressStep[] {
  if (!parcel) return []
  const way = isCollected(parcel) ? TO_THE_BRANCH : TO_THE_DOOR
  const reached = way.findLastIndex((kind) => happened.some((event) => event.kind === kind))
  return way
    .slice(Math.max(reached, 0) + 1)
    .map((kind) => ({ kind, at: null, state: 'ahead' as const }))
}

/** Fetched in a branch instead of brought. */
export function isCollected({ carrierKey }: Parcel): boolean {
  return carrierKey === BRANCH_CARRIER
}
