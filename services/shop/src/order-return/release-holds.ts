import type { Log } from '@saum/thread/log'
import { attemptJob } from '../attempt-job.ts'
import type { CategoryTrees } from '../catalog/category-trees.ts'
import type { Database, Sql } from '../database/database.ts'
import { tryAgain } from '../database/try-again.ts'
import { listCardShares } from '../gift-card/gift-card-balance.ts'
import { claimOrder, findOrder } from '../order/order-storage.ts'
import { noteProductChanges } from '../search-feed/product-change-storage.ts'
import { giveUpHolds } from './exchange.ts'
import type { KeptReturn } from './kept-return.ts'
import type { OrderReductions } from './lost-reductions.ts'
import { loadReductions } from './order-reductions.ts'
import { quoteReturn } from './return-quote.ts'
import { listOverdueHolds, listReturnsOfOrder, saveReturnState } from './return-storage.ts'

const AT_ONCE = 50

interface ReleaseParts {
  db: Database
  trees: CategoryTrees
  log: Log
  now: () => number
}

/** Sizes that were held back for a parcel that did not come can be bought again by everybody. */
export async function releaseHolds(parts: ReleaseParts): Promise<void> {
  const { db, log, now } = parts
  for (const orderId of await listOverdueHolds(db.sql, now(), AT_ONCE)) {
    const failure = { message: 'Sizes held for a return were not released', fields: { orderId } }
    await attemptJob(log, failure, () => releaseOfOrder(parts, orderId))
  }
}

async function releaseOfOrder({ db, trees, now }: ReleaseParts, orderId: number): Promise<void> {
  const order = await findOrder(db.sql, orderId)
  if (order === null) return
  const reductions = await loadReductions(db.sql, trees, order)
  await tryAgain(() => db.transaction((sql) => release(sql, { orderId, reductions, now: now() })))
}

interface Release {
  orderId: number
  reductions: OrderReductions
  now: number
}

async function release(sql: Sql, { orderId, reductions, now }: Release): Promise<void> {
  const order = await claimOrder(sql, orderId, now)
  if (order === null) return
  const isOverdue = ({ state, items }: KeptReturn) =>
    state === 'announced' && items.some(({ heldUntil }) => heldUntil !== null && heldUntil <= now)
  const late = (await listReturnsOfOrder(sql, orderId)).filter(isOverdue)
  const backIds = await giveUpHolds(sql, { order, returns: late })
  const returns = await listReturnsOfOrder(sql, orderId)
  for (const overdue of late) {
    const quote = quoteReturn({
      order,
      reductions,
      returns,
      others: returns.filter(({ id, state }) => id !== overdue.id && state !== 'rejected'),
      comingBack: overdue.items.map(({ pieceId, reason }) => {
        return { pieceId, reason, isExchanged: false }
      }),
      method: overdue.method,
      at: overdue.createdAt,
      cards: await listCardShares(sql, orderId),
    })
    const document = { ...overdue.document, quote }
    await saveReturnState(sql, overdue.id, { state: overdue.state, document, now })
  }
  await noteProductChanges(sql, backIds)
}
