import { createHash } from 'node:crypto'
import type { ShopId } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'

/** As long as somebody looks for the password they have elsewhere. */
const VALID_FOR_MS = 15 * 60_000

/** A sign-in that is under way at the provider. */
export interface IdentityRequest {
  shopId: ShopId
  /** Of the visitor who began it; nobody else can end it. */
  sessionKey: string
  issuer: string
  nonce: string
  codeVerifier: string
  returnPath: string
}

export async function insertRequest(
  sql: Sql,
  request: IdentityRequest & { state: string; now: number },
): Promise<void> {
  const { state, shopId, sessionKey, issuer, nonce, codeVerifier, returnPath, now } = request
  await sql`
    insert into identity_request (state_hash, shop_id, session_key, issuer, nonce, code_verifier,
      return_path, created_at, expires_at)
    values (${hashOf(state)}, ${shopId}, ${sessionKey}, ${issuer}, ${nonce}, ${codeVerifier},
      ${returnPath}, ${now}, ${now + VALID_FOR_MS})`
}

interface TakenRequest extends Pick<IdentityRequest, 'issuer' | 'nonce' | 'codeVerifier'> {
  returnPath: string
  isExpired: boolean
}

/** Good for once. Whoever knows the state of somebody else cannot even spoil it. */
export async function takeRequest(
  sql: Sql,
  asked: { state: string; shopId: ShopId; sessionKey: string; now: number },
): Promise<TakenRequest | null> {
  const { state, shopId, sessionKey, now } = asked
  const [row] = await sql<Omit<TakenRequest, 'isExpired'> & { expiresAt: number }>`
    delete from identity_request
    where state_hash = ${hashOf(state)} and shop_id = ${shopId} and session_key = ${sessionKey}
    returning issuer, nonce, code_verifier as "codeVerifier", return_path as "returnPath",
      expires_at as "expiresAt"`
  if (row === undefined) return null
  const { expiresAt, ...request } = row
  return { ...request, isExpired: expiresAt <= now }
}

/** Looks first: a write that finds nothing would still keep others waiting. */
export async function dropExpiredRequests(db: Database, now: number): Promise<void> {
  const [some] = await db.sql`select 1 from identity_request where expires_at <= ${now} limit 1`
  if (some === undefined) return
  await db.transaction((sql) => sql`delete from identity_request where expires_at <= ${now}`)
}

function hashOf(state: string): string {
  return createHash('sha256').update(state).digest('hex')
}
