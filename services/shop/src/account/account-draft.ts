import { createHash, randomBytes } from 'node:crypto'
import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'

const TOKEN_BYTES = 32
const VALID_FOR_MS = 24 * 60 * 60_000

/** An account that is none until its mail was answered. */
export interface AccountDraft {
  shopId: number
  orderId: number
  email: string
  passwordHash: string
}

/** The token only the mail knows. */
export async function insertDraft(sql: Sql, draft: AccountDraft, now: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await sql`
    insert into account_draft (token_hash, shop_id, order_id, email, password_hash, expires_at)
    values (${hashOf(token)}, ${draft.shopId}, ${draft.orderId}, ${draft.email},
      ${draft.passwordHash}, ${now + VALID_FOR_MS})`
  return token
}

interface AskedDraft {
  shop: Shop
  token: string
  now: number
}

/** It stays one. */
export async function findDraft(
  sql: Sql,
  { shop, token, now }: AskedDraft,
): Promise<AccountDraft | null> {
  const [draft] = await sql<AccountDraft>`
    select shop_id as "shopId", order_id as "orderId", email, password_hash as "passwordHash"
    from account_draft
    where token_hash = ${hashOf(token)} and shop_id = ${shop.shopId} and expires_at > ${now}`
  return draft ?? null
}

/** Good for once. */
export async function takeDraft(
  sql: Sql,
  { shop, token, now }: AskedDraft,
): Promise<AccountDraft | null> {
  const [draft] = await sql<AccountDraft>`
    delete from account_draft
    where token_hash = ${hashOf(token)} and shop_id = ${shop.shopId} and expires_at > ${now}
    returning shop_id as "shopId", order_id as "orderId", email, password_hash as "passwordHash"`
  return draft ?? null
}

export async function dropExpiredDrafts(sql: Sql, now: number): Promise<void> {
  await sql`delete from account_draft where expires_at <= ${now}`
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
