import type { Sql } from '../database/database.ts'
import { endBeingNew } from './customer-group.ts'

interface Adopter {
  customerId: number
  shopId: number
  /** Shown to be theirs: whoever only types it gets nobody's orders. */
  email: string
}

interface GuestOrder {
  id: number
  confirmedAt: number | null
}

/**
 * What somebody ordered as a guest in this shop becomes the customer's whose address it was ordered with.
 * An order that waits for its payment stays with the visitor who pays it, and one whose customer wanted to
 * be forgotten is nobody's. Answers how many there were.
 */
export async function adoptGuestOrders(
  sql: Sql,
  { customerId, shopId, email }: Adopter,
): Promise<number> {
  const orders = await sql<GuestOrder>`
    select id, confirmed_at as "confirmedAt" from customer_order
    where email = ${email.toLowerCase()} and shop_id = ${shopId} and customer_id is null
      and forget_from is null and state <> 'pended'
    order by id`
  if (orders.length === 0) return 0
  // The customer comes first here as everywhere, so that nobody waits for each other.
  if (orders.some(({ confirmedAt }) => confirmedAt !== null)) await endBeingNew(sql, customerId)
  const ids = orders.map(({ id }) => id)
  await sql`
    update customer_order set customer_id = ${customerId}
    where id in (${ids}) and customer_id is null`
  await sql`delete from guest_session where order_id in (${ids})`
  return orders.length
}
