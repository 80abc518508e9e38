import type { addItemsToBasket } from '@saum/contract/basket'
import type { Basket, BasketItem } from '@saum/contract/basket-shape'
import type { Shop } from '@saum/domain/shops'
import { clientMessages, loadMessages } from '#app/messages/client-messages.ts'
import { createShopText, type Translate } from '#app/messages/shop-text.tsx'
import { basketState } from '#app/visitor/basket-state.ts'
import { callShop } from '#app/visitor/call-shop.ts'
import { reductionOf, toAddFacts, type AddFacts } from './add-outcome.ts'
import { promoteAdded } from './apply-promotions.ts'
import { orderableCount } from './basket-count.ts'
import { BASKET_PROBLEMS } from './basket-problem.ts'
import { toBasketRow } from './basket-row-facts.ts'
import { setLastAdded } from './last-added.ts'
import { monthsOfGroup } from './subscription-item.ts'
import { toBasketState } from './to-basket-state.ts'
import { updateByCall } from './update-by-call.ts'
import type { AddOutcome, WantedItem } from './use-add-to-basket.ts'

interface AddTools {
  shop: Shop
  /** Reads out, once. */
  say(words: string): void
}

/** Puts sizes into the basket, shows what was added, and puts the rest into words. */
export async function addToBasket(
  items: readonly WantedItem[],
  { shop, say }: AddTools,
): Promise<AddOutcome> {
  const { t } = createShopText(shop, clientMessages(shop.locale))
  const [answer] = await Promise.all([
    callShop<typeof addItemsToBasket>(shop, 'addItemsToBasket', { items: [...items] }),
    // The words of the dialog travel beside the call; what failed has its words on every page.
    loadMessages(['basket', 'product'], shop.locale).catch(() => {}),
  ])
  const facts = toAddFacts(
    items.map(({ variantId }) => variantId),
    answer,
  )
  const notice = noticeOf(facts, t)
  if (facts.basket) {
    const { added: addedIds } = facts
    const basket = await promoteAdded(facts.basket, { addedIds, update: updateByCall(shop) })
    share({ items, facts, basket, notice }, shop)
  }
  const refused = facts.refused.map(({ variantId, problem }) => ({
    variantId,
    message: t(BASKET_PROBLEMS[problem]),
  }))
  const words = new Set([...refused.map(({ message }) => message), ...(notice ? [notice] : [])])
  if (words.size > 0) say([...words].join(' '))
  return { added: facts.added, refused, ...(notice !== undefined && { notice }) }
}

interface Added {
  items: readonly WantedItem[]
  facts: AddFacts
  basket: Basket
  notice: string | undefined
}

function share({ items, facts: { added }, basket, notice }: Added, shop: Shop): void {
  basketState().change(toBasketState(basket))
  // The same size bought once and again and again are two rows; only one of them was just put in.
  const isWanted = ({ variant, subscription }: BasketItem) =>
    items.some(
      (item) =>
        item.variantId === variant.id &&
        monthsOfGroup(item.itemGroup?.id) === subscription?.intervalMonths,
    )
  const rows = basket.items
    .filter((item) => added.includes(item.variant.id) && isWanted(item))
    .map((item) => toBasketRow(item, shop))
  if (rows.length === 0) return
  const totalCents = basket.cost.withTax
  const count = orderableCount(basket.items)
  const isDeliveryFree = basket.isDeliveryFree ?? false
  setLastAdded({ rows, count, totalCents, isDeliveryFree, ...(notice !== undefined && { notice }) })
}

function noticeOf(facts: AddFacts, t: Translate): string | undefined {
  const reduction = reductionOf(facts)
  if (!reduction) return undefined
  return reduction.reason === 'stock'
    ? t('basket.notification.reduced_quantity', { count: reduction.quantity })
    : t('basket.max_quantity')
}
