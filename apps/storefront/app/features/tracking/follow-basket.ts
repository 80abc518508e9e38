import type { getBasket } from '@saum/contract/basket'
import type { Basket } from '@saum/contract/basket-shape'
import type { Shop } from '@saum/domain/shops'
import type { TrackingFacts } from '@saum/tracking/events/tracking-event'
import type { BasketState } from '#app/visitor/basket-state.ts'
import { callShop } from '#app/visitor/call-shop.ts'
import { hasSession } from '#app/visitor/session-hint.ts'
import type { TabState } from '#app/visitor/tab-state.ts'
import { basketEvents } from './basket-events.ts'

type BasketItems = Pick<Basket, 'items'>

const EMPTY: BasketItems = { items: [] }

interface BasketParts {
  state: Pick<TabState<BasketState>, 'get' | 'subscribe' | 'onOtherTab'>
  /** `null` when the shop does not answer. */
  load(): Promise<BasketItems | null>
  tell(facts: TrackingFacts): void
}

/**
 * Tells what is put into the basket and taken out of it in this tab. What was there before, and what
 * another tab does, is told nowhere or there.
 */
export function followBasket({ state, load, tell }: BasketParts): () => void {
  let revision = state.get().revision
  let isDoneHere = true
  // In turn, so that every change is compared with the one before it.
  let known: Promise<BasketItems | null> = load()

  async function compare(before: BasketItems | null, isTold: boolean): Promise<BasketItems | null> {
    const after = await load()
    if (isTold && before && after) for (const facts of basketEvents(before, after)) tell(facts)
    return after ?? before
  }

  const stops = [
    state.subscribe(() => {
      // After those who know whether it happened in another tab.
      queueMicrotask(() => {
        const { revision: next } = state.get()
        const isTold = isDoneHere
        isDoneHere = true
        // A number that is shown ahead of the shop's answer is no change yet.
        if (next === revision) return
        revision = next
        known = known.then((before) => compare(before, isTold))
      })
    }),
    state.onOtherTab(() => {
      isDoneHere = false
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** What lies in the basket of the visitor; nobody is asked where there is none. */
export async function loadBasket(shop: Shop): Promise<BasketItems | null> {
  if (!hasSession(document.cookie, shop)) return EMPTY
  const answer = await callShop<typeof getBasket>(shop, 'getBasket', {})
  return answer.ok ? answer.value.basket : null
}
