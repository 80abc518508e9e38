import type { getBasket } from '@saum/contract/basket'
import type { Shop } from '@saum/domain/shops'
import { basketState } from '#app/visitor/basket-state.ts'
import { callShop } from '#app/visitor/call-shop.ts'
import { toBasketState } from './to-basket-state.ts'

/** Something else than this tab has changed the basket: header and other tabs count it anew. */
export async function refreshBasket(shop: Shop): Promise<void> {
  const answer = await callShop<typeof getBasket>(shop, 'getBasket', {})
  // Without an answer the number stays as it is: unknown is better than wrong.
  if (answer.ok) basketState().change(toBasketState(answer.value.basket))
}
