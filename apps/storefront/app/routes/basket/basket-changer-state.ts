import type { Basket } from '@saum/contract/basket-shape'
import type { Wishlist } from '@saum/contract/wishlist'
import type { BasketChanges } from './basket-changes.ts'
import type { BasketFacts, PageRow } from './basket-facts.ts'
import type { PageNotice } from './page-notice.ts'

/** What came of telling the shop; without a basket it has not said how it is now. */
export type Answered =
  | { ok: true; basket: Basket; notice?: PageNotice; wishlist?: Wishlist }
  | { ok: false; status: RefusalStatus; basket?: Basket }

/** HTTP status where it says enough; 0 when no answer came at all. */
export type RefusalStatus = number | 'conflict' | 'remove-failed' | 'wishlist-full'

/** What was taken out last, and where it stood. */
export interface RemovedRows {
  kind: 'remove' | 'save'
  /** Of the row whose button was pressed. */
  itemKey: string
  rows: readonly PageRow[]
  index: number
}

export interface ChangerState {
  /** What the shop has said last. */
  facts: BasketFacts | null
  changes: BasketChanges
  removed: RemovedRows | null
  /** The shopper has changed something here: what the address says is over. */
  hasChanged: boolean
}

/** None came at all. */
export const NO_ANSWER: Answered = { ok: false, status: 0 }

export interface Place {
  get(): ChangerState
  become(next: Partial<ChangerState>): void
  subscribe(listener: () => void): () => void
}

export function createPlace(initial: ChangerState): Place {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    become(next) {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function rowsOf(facts: BasketFacts | null): readonly PageRow[] {
  return facts ? [...facts.rows, ...facts.soldOut] : []
}
