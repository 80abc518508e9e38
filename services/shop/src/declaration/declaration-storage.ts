import { findShopById } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { DeclarationDocument, KeptDeclaration } from './kept-declaration.ts'

interface DeclarationRow extends Omit<KeptDeclaration, 'shop' | 'document' | 'isMailed'> {
  shopId: number
  document: string
  isMailed: number
}

export interface NewDeclaration extends Pick<
  KeptDeclaration,
  'id' | 'shop' | 'email' | 'document' | 'receivedAt' | 'isMailed'
> {
  requestKey: string
}

export async function findDeclaration(sql: Sql, id: string): Promise<KeptDeclaration | null> {
  const [row] = await sql<DeclarationRow>`
    select id, shop_id as "shopId", email, document, received_at as "receivedAt",
      is_mailed as "isMailed", order_id as "orderId", return_id as "returnId",
      settled_at as "settledAt", handled_at as "handledAt"
    from declaration where id = ${id}`
  return row === undefined ? null : toDeclaration(row)
}

export async function findDeclarationByRequest(
  sql: Sql,
  requestKey: string,
): Promise<KeptDeclaration | null> {
  const [row] = await sql<{ id: string }>`
    select id from declaration where request_key = ${requestKey}`
  return row === undefined ? null : findDeclaration(sql, row.id)
}

/** The same form once more is the same declaration. */
export async function insertDeclaration(sql: Sql, added: NewDeclaration): Promise<void> {
  const { id, shop, requestKey, email, document, receivedAt, isMailed } = added
  await sql`
    insert into declaration
      (id, kind, shop_id, request_key, email, document, received_at, is_mailed)
    values (${id}, ${document.kind}, ${shop.shopId}, ${requestKey}, ${email},
      ${JSON.stringify(document)}, ${receivedAt}, ${isMailed ? 1 : 0})
    on conflict (request_key) do nothing`
}

/** Those nobody has looked at, the first first. */
export async function listOpenDeclarations(sql: Sql, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select id from declaration where settled_at is null order by received_at limit ${limit}`
  return rows.map(({ id }) => id)
}

/**
 * Those that led to nothing by themselves wait for a person: the one that waits longest comes first. Behind
 * them what is done, the newest first.
 */
export async function listDeclarations(
  sql: Sql,
  { isAll, limit }: { isAll: boolean; limit: number },
): Promise<KeptDeclaration[]> {
  const rows = await sql<DeclarationRow>`
    select id, shop_id as "shopId", email, document, received_at as "receivedAt",
      is_mailed as "isMailed", order_id as "orderId", return_id as "returnId",
      settled_at as "settledAt", handled_at as "handledAt"
    from declaration where handled_at is null or ${isAll} = 1
    order by case when handled_at is null then 0 else 1 end,
      case when handled_at is null then received_at else -received_at end, id
    limit ${limit}`
  return rows.map(toDeclaration)
}

/** What was declared about an order, the first first. */
export async function listDeclarationsOfOrder(
  sql: Sql,
  orderId: number,
): Promise<KeptDeclaration[]> {
  const rows = await sql<DeclarationRow>`
    select id, shop_id as "shopId", email, document, received_at as "receivedAt",
      is_mailed as "isMailed", order_id as "orderId", return_id as "returnId",
      settled_at as "settledAt", handled_at as "handledAt"
    from declaration where order_id = ${orderId} order by received_at, id`
  return rows.map(toDeclaration)
}

/** Number of one about this order that waits for a person. */
export async function findWaitingDeclaration(sql: Sql, orderId: number): Promise<string | null> {
  const [row] = await sql<{ id: string }>`
    select id from declaration where order_id = ${orderId} and handled_at is null
    order by received_at, id limit 1`
  return row?.id ?? null
}

/** True for the one that settles it; another process may have been faster. */
export async function claimDeclaration(sql: Sql, id: string, now: number): Promise<boolean> {
  const claimed = await sql`
    update declaration set settled_at = ${now} where id = ${id} and settled_at is null
    returning id`
  return claimed.length > 0
}

interface Outcome {
  orderId: number
  returnId: string | null
  /** `null` where a person has to go on. */
  handledAt: number | null
}

export async function saveOutcome(
  sql: Sql,
  id: string,
  { orderId, returnId, handledAt }: Outcome,
): Promise<void> {
  await sql`
    update declaration set order_id = ${orderId}, return_id = ${returnId},
      handled_at = ${handledAt}
    where id = ${id}`
}

/** False where there is none, or nothing was left to do. */
export async function closeDeclaration(sql: Sql, id: string, now: number): Promise<boolean> {
  const closed = await sql`
    update declaration set handled_at = ${now} where id = ${id} and handled_at is null
    returning id`
  return closed.length > 0
}

function toDeclaration({ shopId, document, isMailed, ...row }: DeclarationRow): KeptDeclaration {
  const shop = findShopById(shopId)
  if (shop === undefined) throw new Error(`Declaration ${row.id} is of no shop`)
  // Written by `insertDeclaration`.
  const parsed = JSON.parse(document) as DeclarationDocument
  return { ...row, shop, document: parsed, isMailed: isMailed === 1 }
}
