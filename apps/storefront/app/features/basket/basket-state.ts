import { findShopByPath } from '@saum/domain/shops'
import { createTabState, type TabState } from '#app/visitor/tab-state.ts'
import type { BasketRowFacts } from './basket-row-facts.ts'

/** What one tab knows of the visitor's basket. */
export interface BasketState {
  /** Pieces that can be ordered; `null` until the shop has said how many. */
  count: number | null
}

/** What was just put into the basket, for the dialog that shows it. */
export interface LastAdded {
  rows: readonly BasketRowFacts[]
  count: number
  totalCents: number
  notice?: string
}

let tabState: TabState<BasketState> | undefined

/** One per tab, made by whoever needs it first. A tab stays in its shop: another one is a new page. */
export function basketState(): TabState<BasketState> {
  tabState ??= createTabState<BasketState>({
    key: `saum-basket-${findShopByPath(document.documentElement.dataset['shop'] ?? '')?.shopId}`,
    initial: { count: null },
    browser: window,
  })
  return tabState
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
