import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'

/** The shop number under which redirects of every shop are kept. */
export const EVERY_SHOP = 0

export interface RedirectRecord {
  target: string
  statusCode: 301 | 302 | 307 | 308
}

/** The shop's own redirect before the one that holds for every shop. */
export function listRedirects(sql: Sql, shopId: ShopId, source: string): Promise<RedirectRecord[]> {
  return sql<RedirectRecord>`
    select target, status_code as "statusCode" from redirect
    where source = ${source} and shop_id in (${[shopId, EVERY_SHOP]})
    order by shop_id desc`
}
