import { createHash, randomBytes } from 'node:crypto'
import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'

const TOKEN_BYTES = 32
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** What the link of a mail may do. */
export type LinkPurpose = 'reset' | 'verify' | 'email-change' | 'email-revoke'

const VALID_FOR_MS: Readonly<Record<LinkPurpose, number>> = {
  reset: 30 * MINUTE_MS,
  verify: DAY_MS,
  'email-change': DAY_MS,
  'email-revoke': 7 * DAY_MS,
}

/** What a link is about beside its customer. */
export type LinkData = Readonly<Record<string, string>>

interface NewLink {
  purpose: LinkPurpose
  shopId: ShopId
  customerId: number
  data?: LinkData
  now: number
}

/** The token only the mail knows. Older links for the same are good for nothing from now on. */
export async function issueLink(sql: Sql, link: NewLink): Promise<string> {
  const { purpose, shopId, customerId, data = {}, now } = link
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  // Whoever got into an account must not take the way back from its owner by changing it once more.
  if (purpose !== 'email-revoke') await dropLinks(sql, customerId, [purpose])
  await sql`
    insert into account_link
      (token_hash, purpose, shop_id, customer_id, data, created_at, expires_at)
    values (${hashOf(token)}, ${purpose}, ${shopId}, ${customerId}, ${JSON.stringify(data)}, ${now},
      ${now + VALID_FOR_MS[purpose]})`
  return token
}

interface AskedLink {
  purpose: LinkPurpose
  shopId: ShopId
  token: string
  now: number
}

export interface AccountLink {
  customerId: number
  data: LinkData
  createdAt: number
}

interface LinkRow {
  customerId: number
  data: string
  createdAt: number
}

/** It stays good. */
export async function findLink(
  sql: Sql,
  { purpose, shopId, token, now }: AskedLink,
): Promise<AccountLink | null> {
  const [row] = await sql<LinkRow>`
    select customer_id as "customerId", data, created_at as "createdAt" from account_link
    where token_hash = ${hashOf(token)} and purpose = ${purpose} and shop_id = ${shopId}
      and expires_at > ${now}`
  return row === undefined ? null : toLink(row)
}

/** Good for once: `null` for the second, for another purpose or shop, and when its time is over. */
export async function takeLink(
  sql: Sql,
  { purpose, shopId, token, now }: AskedLink,
): Promise<AccountLink | null> {
  const [row] = await sql<LinkRow>`
    delete from account_link
    where token_hash = ${hashOf(token)} and purpose = ${purpose} and shop_id = ${shopId}
      and expires_at > ${now}
    returning customer_id as "customerId", data, created_at as "createdAt"`
  return row === undefined ? null : toLink(row)
}

/** Links of a customer that must lead nowhere from now on. */
export async function dropLinks(
  sql: Sql,
  customerId: number,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await sql`
    delete from account_link where customer_id = ${customerId} and purpose in (${purposes})`
}

/** Ways back that were sent at the same time as one or later; those before it stay good. */
export async function dropRevokesSince(
  sql: Sql,
  { customerId, createdAt }: Pick<AccountLink, 'customerId' | 'createdAt'>,
): Promise<void> {
  await sql`
    delete from account_link
    where customer_id = ${customerId} and purpose = 'email-revoke' and created_at >= ${createdAt}`
}

export async function dropExpiredLinks(sql: Sql, now: number): Promise<void> {
  await sql`delete from account_link where expires_at <= ${now}`
}

function toLink({ customerId, data, createdAt }: LinkRow): AccountLink {
  // Written by `issueLink`.
  return { customerId, data: JSON.parse(data) as LinkData, createdAt }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
