import type { ConsentServiceId } from '@saum/domain/consent-services'
import type { ConsentGate } from './consent-gate.ts'

/** Does something once the visitor allows it: now, later or never. Answers with the way to call it off. */
export function onceAllowed(
  gate: ConsentGate,
  service: ConsentServiceId,
  work: () => void,
): () => void {
  if (gate.allows(service)) {
    work()
    return () => {}
  }
  const stop = gate.subscribe(() => {
    if (!gate.allows(service)) return
    stop()
    work()
  })
  return stop
}
