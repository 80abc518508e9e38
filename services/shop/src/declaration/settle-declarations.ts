import { SHOP_SERVICE } from '@saum/domain/shop-service'
import type { CategoryTrees } from '../catalog/category-trees.ts'
import { describeError, type Log } from '@saum/thread/log'
import { DatabaseError, type DatabaseErrorKind } from '../database/database-error.ts'
import type { Database, Sql } from '../database/database.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import { claimOrder, findOrder } from '../order/order-storage.ts'
import { releaseOrder } from '../order/release-order.ts'
import { announceReturn } from '../order-return/announce-return.ts'
import type { OrderReductions } from '../order-return/lost-reductions.ts'
import { loadReductions } from '../order-return/order-reductions.ts'
import { listReturnsOfOrder } from '../order-return/return-storage.ts'
import { judgePieces } from '../order-return/returnable-piece.ts'
import { claimCustomer } from '../session/customer-storage.ts'
import { cancelDeclared, findDeclaredSubscription } from '../subscription/cancel-subscription.ts'
import { findProvenOrder } from '../tracking/order-lookup.ts'
import * as storage from './declaration-storage.ts'
import type { KeptDeclaration } from './kept-declaration.ts'
import { findMentionedOrder } from './order-mention.ts'
import { receiptMail } from './receipt-mail.ts'

const AT_ONCE = 50

/** What is over with the next turn. */
const PASSING: ReadonlySet<DatabaseErrorKind> = new Set(['busy', 'unavailable'])

interface SettlingParts {
  db: Database
  trees: CategoryTrees
  log: Log
  now: () => number
}

/**
 * Receipts what was declared and does what can be done about it without anybody; the rest waits for a
 * person. Both in one transaction, so that the receipt says what has become of it.
 */
export async function settleDeclarations(parts: SettlingParts): Promise<void> {
  const { db, log, now } = parts
  for (const id of await storage.listOpenDeclarations(db.sql, AT_ONCE)) {
    const declaration = await storage.findDeclaration(db.sql, id)
    if (declaration === null) continue
    try {
      await settle(parts, declaration)
    } catch (error) {
      if (error instanceof DatabaseError && PASSING.has(error.kind)) throw error
      // One that cannot be dealt with keeps back neither the others nor its receipt.
      log({
        level: 'error',
        message: 'A declaration has to be looked at',
        fields: { declaration: id, error: describeError(error) },
      })
      await db.transaction((sql) => receive(sql, declaration, { by: 'stranger', now: now() }))
    }
  }
}

async function settle({ db, trees, now }: SettlingParts, declaration: KeptDeclaration) {
  const subscription = await findDeclaredSubscription(db.sql, declaration)
  if (subscription !== null) {
    await db.transaction(async (sql) => {
      // Before the declaration, as everywhere else.
      await claimCustomer(sql, subscription.customerId, now())
      if (!(await receive(sql, declaration, { by: 'owner', now: now() }))) return
      await cancelDeclared(sql, subscription, { declaration, now: now() })
    })
    return
  }
  const orderId = await findOrderOf(db.sql, declaration)
  const order = orderId === null ? null : await findOrder(db.sql, orderId)
  const reductions = order && (await loadReductions(db.sql, trees, order))
  await db.transaction(async (sql) => {
    const by = order === null ? 'stranger' : 'owner'
    if (!(await receive(sql, declaration, { by, now: now() }))) return
    if (order === null || reductions === null) return
    await withdraw(sql, { declaration, orderId: order.id, reductions, now: now() })
  })
}

/**
 * True for the one that settles it: there is one receipt. Who names no contract together with its address may
 * be a stranger to that address.
 */
async function receive(
  sql: Sql,
  declaration: KeptDeclaration,
  { by, now }: { by: 'stranger' | 'owner'; now: number },
): Promise<boolean> {
  if (!(await storage.claimDeclaration(sql, declaration.id, now))) return false
  if (declaration.isMailed) await queueMail(sql, receiptMail(declaration), { by, now })
  return true
}

/** Only who gives the number together with the address it was ordered with. */
async function findOrderOf(sql: Sql, declaration: KeptDeclaration): Promise<number | null> {
  const { shop, email, document } = declaration
  if (document.kind !== 'withdrawal') return null
  const orderNumber = findMentionedOrder(shop, document.contract)
  return orderNumber === null ? null : findProvenOrder(sql, shop, { orderNumber, email })
}

interface Withdrawal {
  declaration: KeptDeclaration
  orderId: number
  reductions: OrderReductions
  now: number
}

async function withdraw(sql: Sql, withdrawal: Withdrawal): Promise<void> {
  const { declaration, orderId, now } = withdrawal
  const { document, shop, id } = declaration
  const order = await claimOrder(sql, orderId, now)
  const isWhole = document.kind === 'withdrawal' && document.scope === ''
  const mayAct = order !== null && isWhole && SHOP_SERVICE[shop.path].hasWithdrawal
  const outcome = mayAct ? await unwind(sql, order, withdrawal) : null
  await storage.saveOutcome(sql, id, {
    orderId,
    returnId: outcome?.returnId ?? null,
    handledAt: outcome?.isAll === true ? now : null,
  })
}

interface Unwound {
  returnId: string | null
  /** `false` where something was left out. */
  isAll: boolean
}

/** Before it is sent the order is cancelled, afterwards it comes back; `null` where neither goes. */
async function unwind(
  sql: Sql,
  order: KeptOrder,
  { declaration, reductions, now }: Withdrawal,
): Promise<Unwound | null> {
  const isCancelled = await releaseOrder(sql, { order, move: 'cancel', actor: 'shopper', now })
  if (isCancelled) return { returnId: null, isAll: true }
  if (order.state !== 'shipped' && order.state !== 'delivered') return null
  const returns = await listReturnsOfOrder(sql, order.id)
  const judged = judgePieces(order, returns, declaration.receivedAt)
  // Whether the customer may withdraw from it after all is for a person to say.
  const isLeftOut = judged.some(({ fault }) => fault === 'excluded' || fault === 'window-closed')
  const items = judged
    // What is still on its way may be withdrawn from as well.
    .filter(({ fault }) => fault === null || fault === 'not-delivered')
    .map(({ piece }) => ({ itemId: piece.id, reason: 'none' as const }))
  if (items.length === 0) return null
  const announced = await announceReturn(sql, {
    order,
    returns,
    reductions,
    items,
    method: 'label_pdf',
    requestKey: `withdrawal:${declaration.id}`,
    isWithdrawal: true,
    now: declaration.receivedAt,
  })
  if (!announced.ok) return null
  return { returnId: announced.value.id, isAll: !isLeftOut }
}
