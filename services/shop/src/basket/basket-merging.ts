import type { ParsedPayloadOf, ResultOf } from '@saum/contract/call'
import type { mergeBaskets as mergeCall } from '@saum/contract/basket'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Database, Sql } from '../database/database.ts'
import { tryAgain } from '../database/try-again.ts'
import { adoptPendedOrder } from '../order/adopt-order.ts'
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
  const { basketKey, formerBasketKey } = owner
  const isOwn = from === basketKey || from === formerBasketKey
  if (to !== basketKey || !isOwn) return refuse({ kind: 'foreign-basket' })
  const merged = await tryAgain(() =>
    db.transaction(async (sql) => {
      const errors = from === to ? [] : await mergeFormer(sql, owner, { from, now: now() })
      // As this merge has left it, whatever others make of it from here on.
      return errors && { errors, kept: await readBasket(sql, to, now()) }
    }),
  )
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

/** A payment they were sent to as a visitor comes along; where two wait, the basket has to wait too. */
async function mergeFormer(
  sql: Sql,
  { basketKey: to, shop, customer, sessionKey }: SessionOwner,
  { from, now }: { from: string; now: number },
): ReturnType<typeof mergeBaskets> {
  const baskets = { from, to, now }
  const isAdopted =
    customer === null ||
    (await adoptPendedOrder(sql, { ...baskets, customerId: customer.id, sessionKey }))
  return isAdopted ? mergeBaskets(sql, { ...baskets, shopId: shop.shopId }) : null
}
