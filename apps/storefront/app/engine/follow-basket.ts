import type { getBasket } from '@saum/contract/basket'
import type { Basket } from '@saum/contract/basket-shape'
import type { Shop } from '@saum/domain/shops'
import { createCart } from '@saum/engine/cart/create-cart'
import type { Engine } from '@saum/engine/engine'
import { basketState, type BasketState } from '#app/visitor/basket-state.ts'
import { callShop } from '#app/visitor/call-shop.ts'
import { hasSession } from '#app/visitor/session-hint.ts'
import type { TabState } from '#app/visitor/tab-state.ts'
import { toCartItems } from './cart-items.ts'

type BasketItems = Pick<Basket, 'items'>

export interface BasketSource {
  state: Pick<TabState<BasketState>, 'get' | 'subscribe'>
  /** `null` where the shop does not say. */
  load(): Promise<BasketItems | null>
}

/** No suggestion waits longer for the basket. */
const PATIENCE_MS = 500

/**
 * Keeps the cart of an engine as the shop's basket is, so that the provider knows it with every request.
 * What a shopper puts in and takes out is reported with the other events of the shop, not here.
 */
export async function followBasket(engine: Engine, source: BasketSource): Promise<void> {
  const cart = createCart(engine)
  let known = source.state.get().revision
  let turn = 0

  async function refresh(): Promise<void> {
    turn += 1
    const own = turn
    const basket = await source.load()
    // An answer that was overtaken knows less than the one that is still to come.
    if (basket && own === turn) cart.setItems(toCartItems(basket))
  }

  source.state.subscribe(() => {
    const { revision } = source.state.get()
    // A number that is shown ahead of the shop's answer is no change yet.
    if (revision !== known) void refresh()
    known = revision
  })
  const { setTimer } = engine.environment
  const timeIsUp = new Promise<void>((resolve) => void setTimer(resolve, PATIENCE_MS))
  await Promise.race([refresh(), timeIsUp])
}

/** The basket of the visitor of this tab. */
export function basketOfTab(shop: Shop): BasketSource {
  return {
    state: basketState(),
    async load() {
      if (!hasSession(document.cookie, shop)) return { items: [] }
      const answer = await callShop<typeof getBasket>(shop, 'getBasket', {})
      return answer.ok ? answer.value.basket : null
    },
  }
}
