import type { Payment } from '@saum/contract/payment'
import { findShopById } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { OrderTokens } from '../token/order-token.ts'

export interface KeptPaymentRow extends Omit<
  Payment,
  'locale' | 'successUrl' | 'isCancelDue' | 'isForLater'
> {
  isCancelDue: 0 | 1
  isForLater: 0 | 1
}

export async function findPayment(sql: Sql, paymentKey: string): Promise<KeptPaymentRow | null> {
  const [row] = await sql<KeptPaymentRow>`
    select p.payment_key as "paymentKey", p.shop_id as "shopId", p.order_id as "orderId",
      o.order_number as "orderNumber", p.method_key as "methodKey",
      p.amount_cents as "amountCents", p.currency as "currencyCode", p.state,
      p.provider_id as "providerId", p.created_at as "createdAt", p.settled_at as "settledAt",
      p.is_cancel_due as "isCancelDue", p.is_for_later as "isForLater",
      p.mandate_id as "mandateId"
    from payment p join customer_order o on o.id = p.order_id
    where p.payment_key = ${paymentKey}`
  return row ?? null
}

export async function isPaymentOf(
  sql: Sql,
  paymentKey: string,
  basketKey: string,
): Promise<boolean> {
  const rows = await sql`
    select 1 from payment p join customer_order o on o.id = p.order_id
    where p.payment_key = ${paymentKey} and o.basket_key = ${basketKey}`
  return rows.length > 0
}

/** What is to be heard of, charged or cancelled at the provider, the longest waiting first. */
export function listWaiting(
  sql: Sql,
  { before, limit }: { before: number; limit: number },
): Promise<KeptPaymentRow[]> {
  return sql<KeptPaymentRow>`
    select p.payment_key as "paymentKey", p.shop_id as "shopId", p.order_id as "orderId",
      o.order_number as "orderNumber", p.method_key as "methodKey",
      p.amount_cents as "amountCents", p.currency as "currencyCode", p.state,
      p.provider_id as "providerId", p.created_at as "createdAt", p.settled_at as "settledAt",
      p.is_cancel_due as "isCancelDue", p.is_for_later as "isForLater",
      p.mandate_id as "mandateId"
    from payment p join customer_order o on o.id = p.order_id
    where p.state in ('opening', 'open') and p.created_at < ${before} or p.is_cancel_due = 1
      or p.state = 'opening' and p.mandate_id is not null
    order by p.created_at limit ${limit}`
}

/** The provider knows it now. What is settled stays so; the id is kept all the same. */
export async function setProviderId(
  sql: Sql,
  paymentKey: string,
  providerId: string,
): Promise<void> {
  await sql`
    update payment set provider_id = coalesce(provider_id, ${providerId}),
      state = case when state = 'opening' then 'open' else state end
    where payment_key = ${paymentKey}`
}

/** The provider has kept something for later; only of a payment that was asked to leave it. */
export async function setMandate(sql: Sql, paymentKey: string, mandateId: string): Promise<void> {
  await sql`
    update payment set mandate_id = ${mandateId}
    where payment_key = ${paymentKey} and is_for_later = 1`
}

export function toPayment(row: KeptPaymentRow, tokens: OrderTokens): Payment {
  const shop = findShopById(row.shopId)
  if (shop === undefined) throw new Error(`Payment ${row.paymentKey} is of no shop`)
  return {
    ...row,
    isCancelDue: row.isCancelDue === 1,
    isForLater: row.isForLater === 1,
    locale: shop.locale,
    successUrl: tokens.successUrl(shop, row.orderId),
  }
}
