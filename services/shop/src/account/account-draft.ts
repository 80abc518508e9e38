import { createHash, randomBytes } from 'node:crypto'
import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'

const TOKEN_BYTES = 32
const VALID_FOR_MS = 24 * 60 * 60_000

/** An account that is none until its mail was answered. */
export interface AccountDraft {
  shopId: number
  /** The order it began with. */
  orderId: number | null
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  gender: CustomerDocument['gender']
  wantsNewsletter: boolean
}

/** The token only the mail knows. */
export async function insertDraft(sql: Sql, draft: AccountDraft, now: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await sql`
    insert into account_draft (token_hash, shop_id, order_id, email, password_hash, first_name,
      last_name, gender, wants_newsletter, expires_at)
    values (${hashOf(token)}, ${draft.shopId}, ${draft.orderId}, ${draft.email},
      ${draft.passwordHash}, ${draft.firstName}, ${draft.lastName}, ${draft.gender},
      ${draft.wantsNewsletter}, ${now + VALID_FOR_MS})`
  return token
}

interface AskedDraft {
  shop: Shop
  token: string
  now: number
}

type DraftRow = Omit<AccountDraft, 'wantsNewsletter'> & { wantsNewsletter: number }

/** It stays one. */
export async function findDraft(
  sql: Sql,
  { shop, token, now }: AskedDraft,
): Promise<AccountDraft | null> {
  const [row] = await sql<DraftRow>`
    select shop_id as "shopId", order_id as "orderId", email, password_hash as "passwordHash",
      first_name as "firstName", last_name as "lastName", gender,
      wants_newsletter as "wantsNewsletter"
    from account_draft
    where token_hash = ${hashOf(token)} and shop_id = ${shop.shopId} and expires_at > ${now}`
  return row === undefined ? null : { ...row, wantsNewsletter: row.wantsNewsletter === 1 }
}

/** Good for once: all wishes for an account of this address end with it. `false` for a second time. */
export async function takeDraft(sql: Sql, { shop, token, now }: AskedDraft): Promise<boolean> {
  const taken = await sql<{ email: string }>`
    delete from account_draft
    where token_hash = ${hashOf(token)} and shop_id = ${shop.shopId} and expires_at > ${now}
    returning email`
  return taken.length > 0
}

export async function dropDrafts(
  sql: Sql,
  { shopId, email }: { shopId: number; email: string },
): Promise<void> {
  await sql`delete from account_draft where shop_id = ${shopId} and email = ${email}`
}

export async function dropExpiredDrafts(sql: Sql, now: number): Promise<void> {
  await sql`delete from account_draft where expires_at <= ${now}`
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
