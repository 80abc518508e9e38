import type { Sql } from '../database/database.ts'
import type { OrderDraft } from './order-draft.ts'

/** As long as the link to the confirmation: later the mail leads to the order. */
const GUEST_KNOWN_FOR_MS = 2 * 60 * 60_000

interface FoundOrder {
  orderId: number
  orderNumber: string
  paymentKey: string | null
}

/** The one order a checkout leads to: this one, or the one that was faster. */
export async function claimCheckout(
  sql: Sql,
  checkoutId: string,
  orderId: number,
): Promise<'claimed' | 'unknown' | FoundOrder> {
  const claimed = await sql`
    update checkout set order_id = ${orderId} where id = ${checkoutId} and order_id is null
    returning id`
  if (claimed.length > 0) return 'claimed'
  const [found] = await sql<FoundOrder>`
    select o.id as "orderId", o.order_number as "orderNumber", p.payment_key as "paymentKey"
    from checkout c join customer_order o on o.id = c.order_id
      left join payment p on p.order_id = o.id and p.state in ('opening', 'open')
    where c.id = ${checkoutId}`
  return found ?? 'unknown'
}

/**
 * Nobody else changes the basket until the transaction ends, and it is the one that was quoted: whoever
 * has changed it since has to look again. It is emptied unless a payment may yet come to nothing.
 */
export async function claimQuotedBasket(
  sql: Sql,
  { basketKey, basketRevision }: OrderDraft,
  { keepsBasket, now }: { keepsBasket: boolean; now: number },
): Promise<boolean> {
  const counted = keepsBasket ? 0 : 1
  const claimed = await sql`
    update basket set changed_at = ${now}, revision = revision + ${counted},
      voucher_code = case when ${counted} = 1 then null else voucher_code end,
      order_data = case when ${counted} = 1 then null else order_data end
    where basket_key = ${basketKey} and revision = ${basketRevision} and expires_at > ${now}
      and not exists (
        select 1 from customer_order where basket_key = ${basketKey} and state = 'pended')
    returning revision`
  if (claimed.length === 0) return false
  if (!keepsBasket) await sql`delete from basket_item where basket_key = ${basketKey}`
  return true
}

/** An order that was given up was none: the one the guest had placed before it is their last again. */
export async function forgetGuestOrder(sql: Sql, orderId: number): Promise<void> {
  const [guest] = await sql<{ visitorId: string }>`
    select visitor_id as "visitorId" from guest_session where order_id = ${orderId}`
  if (guest === undefined) return
  const { visitorId } = guest
  const [last] = await sql<{ id: number; shopId: number }>`
    select o.id, o.shop_id as "shopId"
    from customer_order o join customer_order given on given.basket_key = o.basket_key
    where given.id = ${orderId} and o.id <> ${orderId} and o.customer_id is null
      and o.state <> 'cancelled'
    order by o.created_at desc limit 1`
  if (last === undefined) {
    await sql`delete from guest_session where visitor_id = ${visitorId}`
    return
  }
  await sql`
    update guest_session set order_id = ${last.id}, shop_id = ${last.shopId}
    where visitor_id = ${visitorId}`
}

/**
 * The browser that orders as a guest may see the order for a while without any link, with the key it is given
 * in place of the one it ordered with.
 */
export async function rememberGuest(
  sql: Sql,
  { orderId, draft, now }: { orderId: number; draft: OrderDraft; now: number },
): Promise<void> {
  const { visitorId, placedWith, shop } = draft
  if (visitorId === null) return
  await sql`
    insert into guest_session (visitor_id, shop_id, order_id, placed_with, expires_at)
    values (${visitorId}, ${shop.shopId}, ${orderId}, ${placedWith}, ${now + GUEST_KNOWN_FOR_MS})
    on conflict (visitor_id) do update
      set shop_id = excluded.shop_id, order_id = excluded.order_id,
        placed_with = excluded.placed_with, expires_at = excluded.expires_at`
}
