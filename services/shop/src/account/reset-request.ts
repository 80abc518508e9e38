import { randomUUID } from 'node:crypto'
import { findShopById, type ShopId } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import { findAccount } from '../session/customer-storage.ts'
import { mayWriteTo } from '../mail/mail-limit.ts'
import { issueLink } from './account-link.ts'
import { sendResetLink } from './account-mails.ts'

const AT_ONCE = 100

interface ResetRequest {
  shopId: ShopId
  email: string
  /** A path of our own the link leads on to. */
  redirectUrl: string | null
}

/** Keeps the wish for a new password, whoever has the address. */
export async function insertResetRequest(
  sql: Sql,
  { shopId, email, redirectUrl, now }: ResetRequest & { now: number },
): Promise<void> {
  await sql`
    insert into reset_request (id, shop_id, email, redirect_url, requested_at)
    values (${randomUUID()}, ${shopId}, ${email}, ${redirectUrl}, ${now})`
}

/** Writes to whom there is an account of; a wish about nobody is forgotten. */
export async function settleResetRequests({
  db,
  now,
}: {
  db: Database
  now: () => number
}): Promise<void> {
  const waiting = await db.sql<{ id: string }>`
    select id from reset_request order by requested_at, id limit ${AT_ONCE}`
  for (const { id } of waiting) await db.transaction((sql) => settle(sql, id, now()))
}

async function settle(sql: Sql, id: string, now: number): Promise<void> {
  // Of several processes one gets it.
  const [request] = await sql<ResetRequest>`
    delete from reset_request where id = ${id}
    returning shop_id as "shopId", email, redirect_url as "redirectUrl"`
  const shop = request && findShopById(request.shopId)
  if (request === undefined || shop === undefined) return
  const { shopId, email, redirectUrl } = request
  const account = await findAccount(sql, { shopId, email })
  if (account === null || !account.isActive) return
  if (!(await mayWriteTo(sql, { email, allowance: 'password-reset', now }))) return
  const link = { purpose: 'reset', shopId, customerId: account.id, data: { email }, now } as const
  await sendResetLink(sql, { shop, email, redirectUrl, token: await issueLink(sql, link), now })
}
