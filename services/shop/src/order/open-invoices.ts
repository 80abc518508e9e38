import type { Database, Sql } from '../database/database.ts'
import { takeLockOf } from '../database/exclusive-lock.ts'
import type { OrderDraft } from './order-draft.ts'

interface Buyer {
  email: string
  /** `null` for guests. */
  customerId: number | null
}

/**
 * What a buyer has ordered on account and not paid, without what was returned: by e-mail address or account, in
 * all shops together, a franc counting like a euro. Of confirmed orders only those on account can be unpaid.
 */
export async function openInvoiceCents(sql: Sql, { email, customerId }: Buyer): Promise<number> {
  // Orders whose contact was removed have no address, like a checkout before one is typed.
  const address = email === '' ? null : email.toLowerCase()
  const [row] = await sql<{ cents: number }>`
    select cast(coalesce(sum(o.total_cents - coalesce((
        select sum(i.cents) from order_item i
        where i.order_id = o.id and i.state not in ('available', 'delivered')), 0)), 0) as bigint)
      as cents
    from customer_order o
    where (o.email = ${address} or o.customer_id = ${customerId})
      and o.confirmed_at is not null and o.state not in ('cancelled', 'returned')
      and not exists (select 1 from order_event e where e.order_id = o.id and e.kind = 'paid')`
  return row?.cents ?? 0
}

/**
 * Whether an order on account still keeps to the limit. Asked in the transaction that places it: others of the
 * same buyer wait until it has ended, and then count this one.
 */
export async function fitsInvoiceLimit(
  db: Database,
  sql: Sql,
  { email, customerId, cost, invoiceLimitCents = Infinity }: OrderDraft,
): Promise<boolean> {
  await takeLockOf(db, sql, `open invoices of ${email}`)
  if (customerId !== null) await takeLockOf(db, sql, `open invoices of customer ${customerId}`)
  const openCents = await openInvoiceCents(sql, { email, customerId })
  return openCents + cost.totalCents <= invoiceLimitCents
}
