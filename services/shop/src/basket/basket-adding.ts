import { randomUUID } from 'node:crypto'
import type { ExistingItemHandling } from '@saum/contract/basket'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { SessionOwner } from '../session/session-owner.ts'
import { isUnsound, unitCentsOf } from './basket-goods.ts'
import type { WantedItem } from './basket-item.ts'
import type { BasketKeeping } from './basket-keeping.ts'
import type { BasketPromotions } from './basket-promotions.ts'
import {
  addAll,
  refusalOf,
  toChanged,
  toErrors,
  type ChangedBasket,
  type ItemRefusal,
  type PromotionNotFound,
} from './change-outcome.ts'

interface AddWish {
  items: readonly WantedItem[]
  existingItemHandling: ExistingItemHandling
}

interface AddingParts {
  keeping: BasketKeeping
  promotions: BasketPromotions
}

/** In one transaction; what can be added is, whatever becomes of the others. */
export async function addItems(
  { keeping, promotions }: AddingParts,
  owner: SessionOwner,
  { items, existingItemHandling: handling }: AddWish,
): Promise<Result<ChangedBasket, ItemRefusal | PromotionNotFound>> {
  const wantedPromotions = items.map(({ promotionId }) => promotionId ?? null)
  const unknown = await promotions.findUnknown(owner.shop, wantedPromotions)
  if (unknown !== null) return refuse({ kind: 'promotion-not-found', detail: unknown })

  const wantedIds = items.map(({ variantId }) => variantId)
  const { goods } = await keeping.read(owner, wantedIds)
  const unsound = items.filter((item) => isUnsound(goods, item))
  const wanted = items
    .filter((item) => !unsound.includes(item))
    .map((item) => ({ ...item, decidedCents: unitCentsOf(goods, item) }))
  const { plan, basket: changed } = await keeping.change(owner, goods, (before, offers) =>
    addAll(before.items, { wanted, handling, offers, newKey: randomUUID }),
  )
  const basket = await keeping.answer(owner, changed)
  const errors = [...unsound.flatMap(toUnavailable), ...plan.errors]
  const refusal = refusalOf(errors, items.length)
  if (refusal !== null) return refuse({ ...refusal, errors, basket })
  return accept(toChanged(basket, errors))
}

function toUnavailable({ variantId }: WantedItem) {
  return toErrors('add', variantId, { failure: 'ItemUnavailable', isReduced: false })
}
