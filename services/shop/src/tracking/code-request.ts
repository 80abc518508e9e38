import { randomUUID } from 'node:crypto'
import { findShopById, type ShopId } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import { mayWriteTo } from '../mail/mail-limit.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import { createOrderCode } from './order-code.ts'
import { findProvenOrder } from './order-lookup.ts'

const AT_ONCE = 100

interface CodeRequest {
  shopId: ShopId
  orderNumber: string
  email: string
}

/** Keeps the wish for a code, whatever it is about. */
export async function insertCodeRequest(
  sql: Sql,
  { shopId, orderNumber, email, now }: CodeRequest & { now: number },
): Promise<void> {
  await sql`
    insert into order_code_request (id, shop_id, order_number, email, requested_at)
    values (${randomUUID()}, ${shopId}, ${orderNumber}, ${email}, ${now})`
}

/** Writes to whom the order belongs; a wish about no order, or about another's, is forgotten. */
export async function settleCodeRequests({
  db,
  now,
}: {
  db: Database
  now: () => number
}): Promise<void> {
  const waiting = await db.sql<{ id: string }>`
    select id from order_code_request order by requested_at, id limit ${AT_ONCE}`
  for (const { id } of waiting) await db.transaction((sql) => settle(sql, id, now()))
}

async function settle(sql: Sql, id: string, now: number): Promise<void> {
  // Of several processes one gets it.
  const [request] = await sql<CodeRequest>`
    delete from order_code_request where id = ${id}
    returning shop_id as "shopId", order_number as "orderNumber", email`
  if (request === undefined) return
  const shop = findShopById(request.shopId)
  if (shop === undefined) return
  const { shopId, orderNumber, email } = request
  const orderId = await findProvenOrder(sql, shop, { orderNumber, email })
  if (orderId === null) return
  if (!(await mayWriteTo(sql, { email, allowance: 'order-code', now }))) return
  const code = await createOrderCode(sql, orderId, now)
  const subjectId = String(orderId)
  await queueMail(
    sql,
    { kind: 'order-code', shopId, recipient: email, subjectId, slots: { code } },
    { dedupeKey: `order-code:${id}`, now },
  )
}
