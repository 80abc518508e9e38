import type { ParsedPayloadOf, ResultOf } from '@saum/contract/call'
import type { mergeBaskets as mergeCall } from '@saum/contract/basket'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Database } from '../database/database.ts'
import type { SessionOwner } from '../session/session-owner.ts'
import type { BasketKeeping } from './basket-keeping.ts'
import { readBasket } from './basket-storage.ts'
import { STATUS_CODES } from './change-outcome.ts'
import { mergeBaskets } from './merge-baskets.ts'

interface MergingParts {
  db: Database
  keeping: BasketKeeping
  now: () => number
}

type MergeWish = Pick<ParsedPayloadOf<typeof mergeCall>, 'fromBasketKey' | 'toBasketKey'>

/** Only into the caller's own basket, and only from the one they had before they logged in. */
export async function mergeIntoOwn(
  { db, keeping, now }: MergingParts,
  owner: SessionOwner,
  { fromBasketKey: from, toBasketKey: to }: MergeWish,
): Promise<Result<ResultOf<typeof mergeCall>, { kind: 'foreign-basket' }>> {
  const { basketKey, formerBasketKey, shop } = owner
  const isOwn = from === basketKey || from === formerBasketKey
  if (to !== basketKey || !isOwn) return refuse({ kind: 'foreign-basket' })
  const merged = await db.transaction(async (sql) => {
    const merge = { from, to, shopId: shop.shopId, now: now() }
    const errors = from === to ? [] : await mergeBaskets(sql, merge)
    // As this merge has left it, whatever others make of it from here on.
    return errors && { errors, kept: await readBasket(sql, to, now()) }
  })
  if (merged === null) return accept(null)
  const { errors, kept } = merged
  const basket = await keeping.answer(owner, await keeping.know(owner, kept))
  const failed = errors.find(
    ({ statusCode }) => statusCode !== STATUS_CODES.ItemAddedWithReducedQuantity,
  )
  return accept({
    type: failed === undefined ? 'success' : 'failure',
    basket,
    ...(errors.length > 0 && { errors }),
    ...(failed !== undefined && { statusCode: failed.statusCode }),
  })
}
