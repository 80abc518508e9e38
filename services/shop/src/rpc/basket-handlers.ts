import * as basketCalls from '@saum/contract/basket'
import type { OrderCustomData } from '@saum/contract/basket-shape'
import type { ParsedPayloadOf } from '@saum/contract/call'
import { accept, refuse } from '@saum/domain/result'
import type { BasketService } from '../basket/basket-service.ts'
import type { UpdateWish } from '../basket/basket-updating.ts'
import type { SessionOwner } from '../session/session-owner.ts'
import { onFirstCall, onSession } from './handler.ts'

export interface BasketHandlerParts {
  baskets: BasketService
}

export function basketHandlers({ baskets }: BasketHandlerParts) {
  const { getBasket, addItemToBasket, addItemsToBasket, updateBasketItem } = basketCalls
  const { removeItemFromBasket, clearBasket, mergeBaskets } = basketCalls

  /** Whatever comes of a change: what is to be noted with the order is, where there is a basket. */
  async function noting<T>(
    owner: SessionOwner,
    { orderCustomData }: { orderCustomData?: OrderCustomData | undefined },
    change: () => Promise<T>,
  ): Promise<T> {
    const outcome = await change()
    if (orderCustomData !== undefined) await baskets.noteForOrder(owner, orderCustomData)
    return outcome
  }

  return {
    getBasket: onSession(getBasket, async (_, owner) => accept(await baskets.get(owner))),
    addItemToBasket: onFirstCall(addItemToBasket, (payload, owner) => {
      const { existingItemHandling, ...item } = payload
      return noting(owner, payload, () =>
        baskets.add(owner, { items: [item], existingItemHandling }),
      )
    }),
    addItemsToBasket: onFirstCall(addItemsToBasket, (payload, owner) =>
      noting(owner, payload, () => baskets.add(owner, payload)),
    ),
    updateBasketItem: onSession(updateBasketItem, async (payload, owner) => {
      const wish = toUpdateWish(payload)
      if (wish === null) {
        return refuse({ kind: 'incomplete-update', detail: describeIncomplete(payload) })
      }
      const mayUpdate = await baskets.vouchers.mayName(owner, wish.update)
      return mayUpdate
        ? noting(owner, payload, () => baskets.update(owner, wish))
        : refuse({ kind: 'too-many-requests' })
    }),
    removeItemFromBasket: onSession(removeItemFromBasket, (payload, owner) =>
      noting(owner, payload, () => baskets.remove(owner, payload)),
    ),
    clearBasket: onSession(clearBasket, async (_, owner) => {
      await baskets.clear(owner)
      return accept(true as const)
    }),
    mergeBaskets: onSession(mergeBaskets, (payload, owner) => baskets.merge(owner, payload)),
  }
}

type UpdatePayload = ParsedPayloadOf<typeof basketCalls.updateBasketItem>

/** `null` promises that there is to be no promotion; leaving it out promises nothing. */
function toUpdateWish({ basketItemKey, update, revision }: UpdatePayload): UpdateWish | null {
  if (basketItemKey === undefined || update === undefined) return null
  const { quantity, promotionId } = update
  if (quantity === undefined || promotionId === undefined) return null
  return { itemKey: basketItemKey, revision, update: { ...update, quantity, promotionId } }
}

function describeIncomplete({ basketItemKey, update }: UpdatePayload): string {
  const missing = [
    basketItemKey === undefined && 'basketItemKey',
    update?.promotionId === undefined && 'update.promotionId',
    update?.quantity === undefined && 'update.quantity',
  ].filter((part) => part !== false)
  return `Basket item ${basketItemKey ?? '(no key)'} cannot be updated without ${missing.join(', ')}`
}
