import type { BasketRowFacts } from './basket-row-facts.ts'

/** What was just put into the basket, for the dialog that shows it. */
export interface LastAdded {
  rows: readonly BasketRowFacts[]
  /** Pieces that the total is for. */
  count: number
  totalCents: number
  isDeliveryFree: boolean
  notice?: string
}

let lastAdded: LastAdded | null = null
const addedListeners = new Set<() => void>()

export function getLastAdded(): LastAdded | null {
  return lastAdded
}

export function setLastAdded(added: LastAdded | null): void {
  lastAdded = added
  for (const listener of addedListeners) listener()
}

export function onLastAdded(listener: () => void): () => void {
  addedListeners.add(listener)
  return () => addedListeners.delete(listener)
}
