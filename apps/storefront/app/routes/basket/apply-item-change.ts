import type { Backend } from '@saum/contract/backend'
import { getBasket, removeItemFromBasket, updateBasketItem } from '@saum/contract/basket'
import type { Basket, BasketItem } from '@saum/contract/basket-shape'
import { basketProblemOf } from '#app/features/basket/basket-problem.ts'
import { backendWishlistCalls } from '#app/features/wishlist/backend-wishlist-calls.ts'
import { addWish } from '#app/features/wishlist/replace-wish.ts'
import { promoteBasket } from '#app/server/promote-basket.ts'
import { toHangingFacts } from './put-back-item.ts'
import { removedWith } from './basket-changes.ts'
import type { BasketChange } from './basket-change.ts'
import { DONE, type ChangeOutcome } from './change-outcome.ts'
import { NOTICE_PARAMETER, reducedNotice, writeNotice, type PageNotice } from './page-notice.ts'
import { REMOVED_PARAMETER, SAVED_PARAMETER, writeRemovedItem } from './removed-items.ts'

const ALREADY_THERE = 409
const FULL = 413

type ItemChange = Extract<BasketChange, { itemKey: string }>

/** Changes one item. Whatever the form does not name stays as it is in the basket. */
export async function applyItemChange(
  backend: Backend,
  change: ItemChange,
): Promise<ChangeOutcome> {
  const answer = await backend.call(getBasket, {})
  const basket = answer.ok ? answer.value.basket : null
  const item = basket?.items.find(({ key }) => key === change.itemKey)
  if (!basket || !item) {
    // Taken out before, in another window or by pressing twice.
    return change.intent === 'remove' ? DONE : saying({ kind: 'conflict' })
  }
  if (change.intent === 'remove') return remove(backend, basket, item, REMOVED_PARAMETER)
  if (change.intent === 'save') return save(backend, basket, item)
  const quantity = wantedPieces(change, item)
  if (quantity === 0) return remove(backend, basket, item, REMOVED_PARAMETER)
  return update(backend, change, { item, quantity, latest: basket.revision })
}

function wantedPieces(change: ItemChange, { quantity, wantedQuantity }: BasketItem): number {
  if (change.intent !== 'update') return wantedQuantity ?? quantity
  return Math.max(0, change.quantity + Number(change.step ?? 0))
}

async function update(
  backend: Backend,
  change: ItemChange,
  { item, quantity, latest }: { item: BasketItem; quantity: number; latest: number },
): Promise<ChangeOutcome> {
  // A number the form does not name is only right for the basket it was read from.
  const unseen = change.intent === 'update' ? undefined : latest
  const revision = ('revision' in change ? change.revision : undefined) ?? unseen
  const promotionId = change.intent === 'promotion' ? change.promotionId || null : item.promotionId
  const answer = await backend.call(updateBasketItem, {
    basketItemKey: item.key,
    update: {
      quantity,
      promotionId,
      ...(change.intent === 'size' && { variantId: change.variantId }),
    },
    ...(revision !== undefined && { revision }),
  })
  if (!answer.ok) {
    const { kind, problem } = answer.refusal
    if (kind === 'basket-changed' || kind === 'basket-item-not-found') {
      return saying({ kind: 'conflict' })
    }
    return { ...DONE, problem: basketProblemOf(problem.status) }
  }
  const { basket, errors } = answer.value
  // Whoever has just done without a promotion is not given it again.
  if (change.intent !== 'promotion') await promoteBasket(backend, basket)
  const notice = reducedNotice(
    errors,
    basket.items.find(({ key }) => key === item.key),
  )
  return notice ? saying(notice) : DONE
}

/** Everything that leaves the basket with it is on the wishlist before. */
async function save(backend: Backend, basket: Basket, item: BasketItem): Promise<ChangeOutcome> {
  const calls = backendWishlistCalls(backend)
  const rows = leavingRows(basket, item)
  for (const row of new Map(rows.map((one) => [one.variantId, one])).values()) {
    const answer = await addWish(calls, row)
    if (!answer.ok && answer.refusal.status !== ALREADY_THERE) {
      return { ...DONE, problem: answer.refusal.status === FULL ? 'wishlist_full' : 'failed' }
    }
  }
  return remove(backend, basket, item, SAVED_PARAMETER)
}

async function remove(
  backend: Backend,
  basket: Basket,
  item: BasketItem,
  parameter: string,
): Promise<ChangeOutcome> {
  await backend.call(removeItemFromBasket, { itemKey: item.key })
  const says = leavingRows(basket, item)
    .filter(({ quantity }) => quantity > 0)
    .map((row): [string, string] => [parameter, writeRemovedItem(row)])
  return { ...DONE, says }
}

/** The item, and what of its group goes with it, as it takes to put them back. */
function leavingRows({ items }: Basket, { key: itemKey }: BasketItem) {
  const rows = items.map((row) => ({
    key: row.key,
    variantId: row.variant.id,
    productId: row.product.id,
    quantity: row.wantedQuantity ?? row.quantity,
    size: '',
    promotionId: toHangingFacts(row).promotionId,
    ...(row.itemGroup && { group: row.itemGroup, itemGroup: row.itemGroup }),
  }))
  return removedWith(rows, itemKey)
}

function saying(notice: PageNotice): ChangeOutcome {
  return { ...DONE, says: [[NOTICE_PARAMETER, writeNotice(notice)]] }
}
