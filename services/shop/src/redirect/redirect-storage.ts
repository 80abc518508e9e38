import { findShopById, type ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import { EVERY_SHOP, type Redirect } from './follow-redirects.ts'

export type RedirectOrigin = 'demo' | 'own'

const REDIRECT = {
  table: 'redirect',
  columns: ['shop_id', 'source', 'target', 'status_code', 'origin', 'is_made'],
  overwriteBy: ['shop_id', 'source'],
} as const

/** What holds for one of the sources in the shop, or in every shop. */
export function listCandidates(
  sql: Sql,
  shopId: ShopId,
  sources: readonly string[],
): Promise<Redirect[]> {
  return sql<Redirect>`
    select shop_id as "shopId", source, target, status_code as "statusCode" from redirect
    where shop_id in (${[shopId, EVERY_SHOP]}) and source in (${sources})`
}

/** Without the marks of addresses that stay where they are. */
export function listRedirects(sql: Sql): Promise<Redirect[]> {
  return sql<Redirect>`
    select shop_id as "shopId", source, target, status_code as "statusCode" from redirect
    where source <> target order by shop_id, source`
}

/** With those marks: what is judged has to know them. */
export function listEverything(sql: Sql): Promise<Redirect[]> {
  return sql<Redirect>`
    select shop_id as "shopId", source, target, status_code as "statusCode" from redirect`
}

/** What leads to one of the targets within one shop. */
export function listLeadingTo(
  sql: Sql,
  shopId: ShopId,
  targets: readonly string[],
): Promise<Redirect[]> {
  return sql<Redirect>`
    select shop_id as "shopId", source, target, status_code as "statusCode" from redirect
    where shop_id = ${shopId} and target in (${targets})`
}

/** `isMade` by the shop itself, because a page moved. */
export async function saveRedirects(
  sql: Sql,
  redirects: readonly Redirect[],
  { origin, isMade = false }: { origin: RedirectOrigin; isMade?: boolean },
): Promise<void> {
  await insertRows(
    sql,
    REDIRECT,
    redirects.map(({ shopId, source, target, statusCode }) => ({
      shop_id: shopId,
      source,
      target,
      status_code: statusCode,
      origin,
      is_made: isMade,
    })),
  )
}

export async function saveTarget(
  sql: Sql,
  { shopId, source }: Redirect,
  target: string,
): Promise<void> {
  await sql`update redirect set target = ${target}
    where shop_id = ${shopId} and source = ${source}`
}

/** Of those sources the ones that an operator has named. */
export async function listNamed(
  sql: Sql,
  shopId: number,
  sources: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ source: string }>`
    select source from redirect
    where shop_id = ${shopId} and source in (${sources}) and is_made = 0`
  return rows.map(({ source }) => source)
}

/** Takes what was counted with it. */
export async function removeSources(
  sql: Sql,
  shopId: number,
  sources: readonly string[],
): Promise<number> {
  const removed = await sql<{ source: string }>`
    delete from redirect where shop_id = ${shopId} and source in (${sources}) returning source`
  await sql`delete from redirect_hit where shop_id = ${shopId} and source in (${sources})`
  return removed.length
}

/** What an import calls it: `de /alte-mode`, `* /alte-mode`. */
export function keyOfStored({ shopId, source }: Pick<Redirect, 'shopId' | 'source'>): string {
  return `${findShopById(shopId)?.path ?? '*'} ${source}`
}
