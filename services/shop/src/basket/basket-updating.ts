import { accept, refuse, type Result } from '@saum/domain/result'
import type { SessionOwner } from '../session/session-owner.ts'
import { unitCentsOf } from './basket-goods.ts'
import type { KeptItem } from './basket-item.ts'
import type { BasketKeeping } from './basket-keeping.ts'
import type { BasketPromotions } from './basket-promotions.ts'
import { planRemoval } from './add-rules.ts'
import {
  refusalOf,
  toChanged,
  toErrors,
  type BasketChanged,
  type ChangedBasket,
  type ItemNotFound,
  type ItemRefusal,
  type PromotionNotFound,
} from './change-outcome.ts'
import type { Offers } from './offer-storage.ts'
import { planUpdate, type ItemUpdate } from './update-rules.ts'

/** The item meant, and the basket the caller has seen it in; without that a change just applies. */
export interface ItemWish {
  itemKey: string
  revision?: number | undefined
}

/** One item by its key, or all of a size or of a product. */
export interface RemovedItem extends Omit<ItemWish, 'itemKey'> {
  itemKey?: string | undefined
  variantId?: number | undefined
  productId?: number | undefined
}

export interface UpdateWish extends ItemWish {
  update: ItemUpdate
}

interface UpdatingParts {
  keeping: BasketKeeping
  promotions: BasketPromotions
}

export async function updateItem(
  { keeping, promotions }: UpdatingParts,
  owner: SessionOwner,
  { itemKey, revision, update }: UpdateWish,
): Promise<Result<ChangedBasket, ItemRefusal | ItemNotFound | BasketChanged | PromotionNotFound>> {
  const unknown = await promotions.findUnknown(owner.shop, [update.promotionId])
  if (unknown !== null) return refuse({ kind: 'promotion-not-found', detail: unknown })

  const { kept, goods } = await keeping.read(owner, toList(update.variantId))
  const unitCents = (line: KeptItem) => unitCentsOf(goods, line)
  const { plan, basket: changed } = await keeping.change(owner, goods, (before, offers) =>
    isAnother(before.revision, revision)
      ? { items: before.items, failure: 'another' as const, isReduced: false }
      : planUpdate(before.items, { itemKey, update, offers, unitCents }),
  )
  const basket = await keeping.answer(owner, changed)
  const { failure, isReduced } = plan
  if (failure === 'another') return refuse({ kind: 'basket-changed', basket })
  if (failure === 'BasketItemNotFound') return refuse(notFound('update', itemKey, basket))
  const item = kept.items.find(({ key }) => key === itemKey)
  const variantId = update.variantId ?? item?.variantId ?? 0
  const errors = toErrors('update', variantId, { failure, isReduced })
  const refusal = refusalOf(errors, 1)
  if (refusal !== null) return refuse({ ...refusal, errors, basket })
  return accept(toChanged(basket, errors))
}

export async function removeItem(
  keeping: BasketKeeping,
  owner: SessionOwner,
  wish: RemovedItem,
): Promise<Result<ChangedBasket, ItemNotFound | BasketChanged>> {
  const { goods } = await keeping.read(owner)
  const { plan, basket: changed } = await keeping.change(owner, goods, (before, offers) => {
    const isOutdated = isAnother(before.revision, wish.revision)
    const left = isOutdated ? null : planRemovals(before.items, wish, offers)
    return { items: left ?? before.items, isOutdated, isFound: left !== null }
  })
  const basket = await keeping.answer(owner, changed)
  if (plan.isOutdated) return refuse({ kind: 'basket-changed', basket })
  if (!plan.isFound) return refuse(notFound('remove', nameOf(wish), basket))
  return accept({ basket })
}

/** `null` where nothing is meant. What left with its group is gone already when its turn comes. */
function planRemovals(
  items: readonly KeptItem[],
  { itemKey, variantId, productId }: RemovedItem,
  offers: Offers,
): readonly KeptItem[] | null {
  if (itemKey !== undefined) return planRemoval(items, itemKey)
  const meant = items.filter((item) =>
    variantId === undefined
      ? offers.get(item.variantId)?.productId === productId
      : item.variantId === variantId,
  )
  if (meant.length === 0) return null
  return meant.reduce<readonly KeptItem[]>((left, { key }) => planRemoval(left, key) ?? left, items)
}

function nameOf({ itemKey, variantId, productId }: RemovedItem): string {
  return itemKey ?? String(variantId ?? productId)
}

function isAnother(revision: number, seen: number | undefined): boolean {
  return seen !== undefined && seen !== revision
}

function notFound(operation: string, itemKey: string, basket: ItemNotFound['basket']) {
  const detail = `BasketItemNotFound:${operation}:${itemKey}`
  return { kind: 'basket-item-not-found' as const, detail, basket }
}

function toList<T>(value: T | undefined): T[] {
  return value === undefined ? [] : [value]
}
