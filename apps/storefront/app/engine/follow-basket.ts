import type { getBasket } from '@saum/contract/basket'
import type { Basket } from '@saum/contract/basket-shape'
import type { Shop } from '@saum/domain/shops'
import { createCart, type CartController } from '@saum/engine/cart/create-cart'
import type { Engine } from '@saum/engine/engine'
import { basketState, type BasketState } from '#app/visitor/basket-state.ts'
import { callShop } from '#app/visitor/call-shop.ts'
import { hasSession } from '#app/visitor/session-hint.ts'
import type { TabState } from '#app/visitor/tab-state.ts'
import { cartUpdates, toCartItems } from './cart-items.ts'

type BasketItems = Pick<Basket, 'items'>

export interface BasketSource {
  state: Pick<TabState<BasketState>, 'get' | 'subscribe' | 'onOtherTab'>
  /** `null` where the shop does not say. */
  load(): Promise<BasketItems | null>
}

/** No suggestion waits longer for the basket. */
const PATIENCE_MS = 500

/**
 * Keeps the cart of an engine as the shop's basket is, so that the provider knows it with every request.
 * What the shopper does in this tab is reported, to those who may be told. What was there before, and what
 * happened in another tab, is only taken over: it is reported where it was done, or would count twice.
 */
export async function followBasket(engine: Engine, source: BasketSource): Promise<void> {
  const cart = createCart(engine)
  let known = source.state.get().revision
  let isDoneHere = true
  let turn = 0

  async function refresh(keep: typeof report): Promise<void> {
    turn += 1
    const own = turn
    const basket = await source.load()
    // An answer that was overtaken knows less than the one that is still to come.
    if (basket && own === turn) keep(cart, basket)
  }

  source.state.subscribe(() => {
    // After those who know whether it happened in another tab.
    queueMicrotask(() => {
      const { revision } = source.state.get()
      // A number that is shown ahead of the shop's answer is no change yet.
      if (revision !== known) void refresh(isDoneHere ? report : takeOver)
      known = revision
      isDoneHere = true
    })
  })
  source.state.onOtherTab(() => {
    isDoneHere = false
  })
  const { setTimer } = engine.environment
  const timeIsUp = new Promise<void>((resolve) => void setTimer(resolve, PATIENCE_MS))
  await Promise.race([refresh(takeOver), timeIsUp])
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

function takeOver(cart: CartController, basket: BasketItems): void {
  cart.setItems(toCartItems(basket))
}

function report(cart: CartController, basket: BasketItems): void {
  for (const update of cartUpdates(cart.state.items, toCartItems(basket))) {
    cart.updateItemQuantity(update)
  }
}
