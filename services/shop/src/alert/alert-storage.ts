import { randomUUID } from 'node:crypto'
import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'

/** Who wants to know about which size where. */
export interface AlertWish {
  shopId: ShopId
  variantId: number
  email: string
}

export interface StockAlert extends AlertWish {
  id: string
  isConfirmed: boolean
  /** How often its confirmation was sent. */
  requests: number
  requestedAt: number
}

interface AlertRow {
  id: string
  shop_id: ShopId
  variant_id: number
  email: string
  is_confirmed: number
  requests: number
  requested_at: number
}

/** What a confirmation waits for. */
export interface Pending {
  tokenHash: string
  requestedAt: number
  expiresAt: number
}

export async function findAlert(sql: Sql, wish: AlertWish): Promise<StockAlert | null> {
  const [row] = await sql<AlertRow>`
    select id, shop_id, variant_id, email, is_confirmed, requests, requested_at from stock_alert
    where shop_id = ${wish.shopId} and variant_id = ${wish.variantId} and email = ${wish.email}`
  return row === undefined ? null : toStockAlert(row)
}

/** How many sizes somebody has asked about since then. */
export async function countAlertsSince(sql: Sql, email: string, since: number): Promise<number> {
  const [row] = await sql<{ count: number }>`
    select count(*) as count from stock_alert
    where email = ${email} and requested_at > ${since}`
  return row?.count ?? 0
}

/** False when the same wish arrived a moment ago by another way. */
export async function insertAlert(sql: Sql, wish: AlertWish, pending: Pending): Promise<boolean> {
  const inserted = await sql`
    insert into stock_alert (id, shop_id, variant_id, email, token_hash, is_confirmed, requests,
      requested_at, expires_at)
    values (${randomUUID()}, ${wish.shopId}, ${wish.variantId}, ${wish.email}, ${pending.tokenHash},
      0, 1, ${pending.requestedAt}, ${pending.expiresAt})
    on conflict (shop_id, variant_id, email) do nothing
    returning id`
  return inserted.length > 0
}

/** A new token for a wish whose first mail did not arrive; false when somebody was faster. */
export async function renewAlert(sql: Sql, known: StockAlert, pending: Pending): Promise<boolean> {
  const renewed = await sql`
    update stock_alert set token_hash = ${pending.tokenHash}, requests = requests + 1,
      requested_at = ${pending.requestedAt}, expires_at = ${pending.expiresAt}
    where id = ${known.id} and is_confirmed = 0 and requests = ${known.requests}
    returning id`
  return renewed.length > 0
}

/** The alert behind a token that is still good; confirmed from now on. */
export async function confirmAlert(
  sql: Sql,
  tokenHash: string,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<StockAlert | null> {
  const [row] = await sql<AlertRow>`
    update stock_alert set
      expires_at = case when is_confirmed = 1 then expires_at else ${expiresAt} end,
      is_confirmed = 1
    where token_hash = ${tokenHash} and expires_at > ${now}
    returning id, shop_id, variant_id, email, is_confirmed, requests, requested_at`
  return row === undefined ? null : toStockAlert(row)
}

/** Confirmed alerts whose size can be bought again. */
export async function listAlertsInStock(
  sql: Sql,
  now: number,
  limit: number,
): Promise<StockAlert[]> {
  const rows = await sql<AlertRow>`
    select a.id, a.shop_id, a.variant_id, a.email, a.is_confirmed, a.requests, a.requested_at
    from stock_alert a
      join variant_shop s on s.variant_id = a.variant_id and s.shop_id = a.shop_id
      join variant v on v.id = a.variant_id
      join product p on p.id = v.product_id
      join product_shop ps on ps.product_id = p.id and ps.shop_id = a.shop_id
    where a.is_confirmed = 1 and a.expires_at > ${now} and ps.is_active = 1
      and (s.stock_quantity > 0 or s.is_sellable_without_stock = 1)
      and (p.sellable_from is null or p.sellable_from <= ${now})
      and (p.sellable_to is null or p.sellable_to > ${now})
    order by a.requested_at, a.id limit ${limit}`
  return rows.map(toStockAlert)
}

/** True for the one that ended it; another process may have been faster. */
export async function endAlert(sql: Sql, id: string): Promise<boolean> {
  const ended = await sql`delete from stock_alert where id = ${id} returning id`
  return ended.length > 0
}

export async function endExpiredAlerts(sql: Sql, now: number): Promise<void> {
  await sql`delete from stock_alert where expires_at <= ${now}`
}

function toStockAlert(row: AlertRow): StockAlert {
  return {
    id: row.id,
    shopId: row.shop_id,
    variantId: row.variant_id,
    email: row.email,
    isConfirmed: row.is_confirmed === 1,
    requests: row.requests,
    requestedAt: row.requested_at,
  }
}
