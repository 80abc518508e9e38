import type { Sql } from '../database/database.ts'
import type { KeptReturn, ReturnDocument, ReturnedPiece, ReturnState } from './kept-return.ts'

interface ReturnRow extends Omit<KeptReturn, 'document' | 'items'> {
  document: string
}

export interface NewReturn extends KeptReturn {
  requestKey: string
}

export async function findReturn(sql: Sql, id: string): Promise<KeptReturn | null> {
  const rows = await sql<ReturnRow>`
    select id, order_id as "orderId", state, method, document, created_at as "createdAt",
      updated_at as "updatedAt", send_back_until as "sendBackUntil"
    from order_return where id = ${id}`
  return (await toReturns(sql, rows))[0] ?? null
}

export async function findReturnByRequest(
  sql: Sql,
  requestKey: string,
): Promise<KeptReturn | null> {
  const [row] = await sql<{ id: string }>`
    select id from order_return where request_key = ${requestKey}`
  return row === undefined ? null : findReturn(sql, row.id)
}

/** The first first. */
export async function listReturnsOfOrder(sql: Sql, orderId: number): Promise<KeptReturn[]> {
  const rows = await sql<ReturnRow>`
    select id, order_id as "orderId", state, method, document, created_at as "createdAt",
      updated_at as "updatedAt", send_back_until as "sendBackUntil"
    from order_return where order_id = ${orderId} order by created_at, id`
  return toReturns(sql, rows)
}

export async function insertReturn(sql: Sql, added: NewReturn): Promise<void> {
  await sql`
    insert into order_return (id, order_id, request_key, state, method, document, created_at,
      send_back_until, updated_at)
    values (${added.id}, ${added.orderId}, ${added.requestKey}, ${added.state}, ${added.method},
      ${JSON.stringify(added.document)}, ${added.createdAt}, ${added.sendBackUntil},
      ${added.updatedAt})`
  for (const item of added.items) {
    await sql`
      insert into return_item (return_id, order_item_id, reason, exchange_variant_id, held_until)
      values (${added.id}, ${item.pieceId}, ${item.reason}, ${item.exchangeVariantId},
        ${item.heldUntil})`
  }
}

/** Moves it on, with whatever has become of what was told before. */
export async function saveReturnState(
  sql: Sql,
  id: string,
  { state, document, now }: { state: ReturnState; document: ReturnDocument; now: number },
): Promise<void> {
  await sql`
    update order_return set state = ${state}, document = ${JSON.stringify(document)},
      updated_at = ${now}
    where id = ${id}`
}

/** Pieces that were announced and did not come. */
export async function removeItems(
  sql: Sql,
  returnId: string,
  pieceIds: readonly number[],
): Promise<void> {
  await sql`
    delete from return_item where return_id = ${returnId} and order_item_id in (${pieceIds})`
}

/** What has become of the other size that was wanted for a piece. */
export async function saveExchange(
  sql: Sql,
  returnId: string,
  { pieceId, exchangeVariantId, heldUntil, exchangePieceId }: ReturnedPiece,
): Promise<void> {
  await sql`
    update return_item set exchange_variant_id = ${exchangeVariantId}, held_until = ${heldUntil},
      exchange_item_id = ${exchangePieceId}
    where return_id = ${returnId} and order_item_id = ${pieceId}`
}

/** Orders for which a size was held back longer than promised. */
export async function listOverdueHolds(sql: Sql, now: number, limit: number): Promise<number[]> {
  const rows = await sql<{ orderId: number }>`
    select distinct r.order_id as "orderId" from return_item i
      join order_return r on r.id = i.return_id
    where i.held_until <= ${now} and r.state = 'announced' limit ${limit}`
  return rows.map(({ orderId }) => orderId)
}

async function toReturns(sql: Sql, rows: readonly ReturnRow[]): Promise<KeptReturn[]> {
  if (rows.length === 0) return []
  const items = await sql<ReturnedPiece & { returnId: string }>`
    select i.return_id as "returnId", i.order_item_id as "pieceId", i.reason,
      i.exchange_variant_id as "exchangeVariantId", i.held_until as "heldUntil",
      i.exchange_item_id as "exchangePieceId"
    from return_item i join order_item o on o.id = i.order_item_id
    where i.return_id in (${rows.map(({ id }) => id)}) order by o.position`
  return rows.map((row) => ({
    ...row,
    // Written by `insertReturn` and `saveReturnState`.
    document: JSON.parse(row.document) as ReturnDocument,
    items: items
      .filter(({ returnId }) => returnId === row.id)
      .map(({ returnId: _, ...item }) => item),
  }))
}
