import type { OwnReturn } from '@saum/contract/account'
import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { KeptReturn, ReturnDocument } from './kept-return.ts'

interface Whose {
  customerId: number
  shop: Shop
}

type ReturnRow = Pick<
  KeptReturn,
  'id' | 'orderId' | 'state' | 'createdAt' | 'updatedAt' | 'sendBackUntil'
> & { orderNumber: string; document: string; itemCount: number }

/** What a customer sends back or has sent back in this shop, the newest first. */
export async function listOwnReturns(
  sql: Sql,
  { customerId, shop, page, perPage }: Whose & { page: number; perPage: number },
): Promise<OwnReturn[]> {
  const rows = await sql<ReturnRow>`
    select r.id, r.order_id as "orderId", o.order_number as "orderNumber", r.state, r.document,
      r.created_at as "createdAt", r.updated_at as "updatedAt",
      r.send_back_until as "sendBackUntil",
      (select count(*) from return_item i where i.return_id = r.id) as "itemCount"
    from order_return r join customer_order o on o.id = r.order_id
    where o.customer_id = ${customerId} and o.shop_id = ${shop.shopId}
    order by r.created_at desc, r.id desc limit ${perPage} offset ${(page - 1) * perPage}`
  return rows.map(({ document, createdAt, updatedAt, ...row }) => {
    // Written by `insertReturn` and `saveReturnState`.
    const { quote } = JSON.parse(document) as ReturnDocument
    return {
      ...row,
      createdAt: new Date(createdAt).toISOString(),
      updatedAt: new Date(updatedAt).toISOString(),
      refundCents: quote.refundCents,
      currencyCode: quote.currencyCode,
    }
  })
}

export async function countOwnReturns(sql: Sql, { customerId, shop }: Whose): Promise<number> {
  const [row] = await sql<{ count: number }>`
    select count(*) as count from order_return r join customer_order o on o.id = r.order_id
    where o.customer_id = ${customerId} and o.shop_id = ${shop.shopId}`
  return row?.count ?? 0
}
