import type { TrackingFacts } from '@saum/tracking/events/tracking-event'

const STEPS: ReadonlySet<unknown> = new Set(['add_shipping_info', 'add_payment_info'])

/** Tells how far a checkout has come; the element says nothing personal. Orders are told by their page. */
export function followCheckout(
  target: EventTarget,
  tell: (facts: TrackingFacts) => void,
): () => void {
  function onStep(event: Event): void {
    const facts = 'detail' in event ? toFacts(event.detail) : null
    if (facts) tell(facts)
  }
  target.addEventListener('checkout:tracking', onStep)
  return () => target.removeEventListener('checkout:tracking', onStep)
}

/** The element may come from another host: what it says is parsed like anything else. */
function toFacts(detail: unknown): TrackingFacts | null {
  if (typeof detail !== 'object' || detail === null || !('event' in detail)) return null
  if (!STEPS.has(detail.event)) return null
  const payload: unknown = 'payload' in detail ? detail.payload : {}
  const values = typeof payload === 'object' && payload !== null ? Object.values(payload) : []
  const choice: unknown = values.find((value) => typeof value === 'string')
  return {
    name: detail.event as TrackingFacts['name'],
    ...(typeof choice === 'string' && { choice: choice.slice(0, 64) }),
  }
}
