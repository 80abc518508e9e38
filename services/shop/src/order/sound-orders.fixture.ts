import type { Database } from '../database/database.ts'

/**
 * What has to be true of all orders at any moment, whatever has happened: every row this finds is a
 * broken promise.
 */
const BROKEN_PROMISES: Readonly<Record<string, string>> = {
  'a checkout with two orders': `
    select checkout_id from customer_order where state <> 'cancelled'
    group by checkout_id having count(*) > 1`,
  'an order without its mail': `
    select id from customer_order o where state not in ('pended', 'cancelled')
      and not exists (select 1 from mail m where m.subject_id = cast(o.id as text)
        and m.kind in ('order-confirmation', 'payment-pending'))`,
  'a mail without its order': `
    select id from mail m where kind in ('order-confirmation', 'payment-pending', 'order-cancelled')
      and not exists (select 1 from customer_order o where cast(o.id as text) = m.subject_id)`,
  'money without an order': `
    select payment_key from payment p join customer_order o on o.id = p.order_id
    where p.state = 'paid' and o.state in ('pended', 'cancelled')
      and p.amount_cents <> coalesce((select sum(amount_cents) from refund r
        where r.payment_key = p.payment_key and r.state <> 'failed'), 0)`,
  'an order that got back more than it cost': `
    select o.id from customer_order o where o.total_cents < (
      select sum(amount_cents) from refund r where r.order_id = o.id and r.state <> 'failed')`,
  'an order that waits for a payment that is over': `
    select p.order_id from payment p join customer_order o on o.id = p.order_id
    where o.state = 'pended' and p.state not in ('opening', 'open')`,
  'a checkout whose order does not exist': `
    select id from checkout c where order_id is not null
      and not exists (select 1 from customer_order o where o.id = c.order_id)`,
  'an order without a number': `
    select id from customer_order where order_number not like 'DE26%'`,
  'an order whose pieces and delivery are not its total': `
    select o.id from customer_order o
    where o.total_cents <> 395 + (select sum(cents) from order_item i where i.order_id = o.id)`,
  'an order without a parcel': `
    select id from customer_order o
    where not exists (select 1 from order_parcel p where p.order_id = o.id)`,
  'stock below zero': `select variant_id from variant_shop where stock_quantity < 0`,
  'a piece that is neither in stock nor sold': `
    select variant_id from variant_shop vs where vs.variant_id = 701 and shop_id = 10028
      and stock_quantity + (select count(*) from order_item i
        where i.variant_id = vs.variant_id and i.state <> 'cancelled') <> $1`,
  'a gift card that has lost or gained something': `
    select id from gift_card c
    where balance_cents <> 100000 + coalesce(
      (select sum(cents) from gift_card_entry e where e.gift_card_id = c.id), 0)`,
  'a cancelled order that has kept something of a gift card': `
    select e.order_id from gift_card_entry e join customer_order o on o.id = e.order_id
    where o.state = 'cancelled' group by e.order_id having sum(e.cents) <> 0`,
  'a voucher that was redeemed more or less often than there are orders with it': `
    select v.code from voucher v left join voucher_redemption r on r.code = v.code
    where coalesce(r.redemptions, 0) <> (select count(*) from customer_order o
      where o.state <> 'cancelled'
        and o.document like '%"voucher":{"code":"' || v.code || '"%')`,
}

/** Which of them were not kept, and for whom. `pieces` were in stock when nothing was sold. */
export async function brokenPromises({ sql }: Database, pieces: number): Promise<string[]> {
  const broken: string[] = []
  for (const [promise, statement] of Object.entries(BROKEN_PROMISES)) {
    const rows = await sql.statement(statement, statement.includes('$1') ? [pieces] : [])
    if (rows.length > 0) broken.push(`${promise}: ${JSON.stringify(rows)}`)
  }
  return broken
}
