import type { TimelineStep } from '#app/ui/timeline.tsx'
import type { SuccessFacts } from './success-facts.ts'

export type StepKey = 'ordered' | 'transfer' | 'packing' | 'underway' | 'collect' | 'arrival'

interface ProgressStep {
  key: StepKey
  state: TimelineStep['state']
}

type ProgressFacts = Pick<SuccessFacts, 'state' | 'standing' | 'isCollected'>

/** The way of an order from here to the customer, with the step it is at. */
export function progressOf(order: ProgressFacts): ProgressStep[] {
  const keys = stepsOf(order)
  const now = keys.indexOf(reachedStep(order))
  return keys.map((key, index) => ({ key, state: stateOf(index, now) }))
}

function stepsOf({ standing, isCollected }: ProgressFacts): StepKey[] {
  const first: StepKey[] = standing === 'transfer' ? ['ordered', 'transfer'] : ['ordered']
  return isCollected
    ? [...first, 'packing', 'collect']
    : [...first, 'packing', 'underway', 'arrival']
}

function reachedStep({ state, isCollected }: ProgressFacts): StepKey {
  switch (state) {
    case 'packed':
      return 'packing'
    case 'shipped':
      // On its way to a branch it is not on its way to anybody yet.
      return isCollected ? 'packing' : 'underway'
    case 'delivered':
    case 'returned':
      return isCollected ? 'collect' : 'arrival'
    default:
      return 'ordered'
  }
}

function stateOf(index: number, now: number): ProgressStep['state'] {
  if (index < now) return 'done'
  return index === now ? 'now' : 'ahead'
}
