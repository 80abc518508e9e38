import { findShopByPath } from '@saum/domain/shops'
import { createTabState, type TabState } from './tab-state.ts'

/** What one tab knows of the visitor's basket. */
export interface BasketState {
  /** Pieces that can be ordered; `null` until the shop has said how many. */
  count: number | null
  /** Of the basket that was counted; grows with every change. */
  revision?: number
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
