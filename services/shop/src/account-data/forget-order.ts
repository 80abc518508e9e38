import type { Address } from '@saum/contract/address'
import type { Sql } from '../database/database.ts'
import type { OrderDocument } from '../order/kept-order.ts'

/**
 * Takes out how its customer is reached, where the goods went and what a client has noted. What has to be on the bill stays: name
 * and address it was made out to, and the country of delivery, which the tax depends on.
 */
export async function removeContact(sql: Sql, orderId: number, now: number): Promise<void> {
  const document = await claimDocument(sql, orderId)
  if (document === null) return
  const shippingAddress = placeless(document.shippingAddress)
  const { customData: _customData, ...kept } = document
  const next: OrderDocument = { ...kept, phone: '', shippingAddress }
  await sql`
    update customer_order set email = '', zip_code = '', client_key = null,
      basket_key = ${`forgotten-${orderId}`}, document = ${JSON.stringify(next)},
      contact_removed_at = ${now}
    where id = ${orderId}`
  await removeTraces(sql, orderId)
}

/** Takes out everybody: what is left are goods and amounts. */
export async function anonymizeOrder(sql: Sql, orderId: number, now: number): Promise<void> {
  await removeContact(sql, orderId, now)
  const document = await claimDocument(sql, orderId)
  if (document === null) return
  const next: OrderDocument = { ...document, billingAddress: placeless(document.billingAddress) }
  await sql`
    update customer_order set customer_id = null, document = ${JSON.stringify(next)},
      anonymized_at = ${now}
    where id = ${orderId}`
}

async function claimDocument(sql: Sql, orderId: number): Promise<OrderDocument | null> {
  const [row] = await sql<{ document: string }>`
    update customer_order set state = state where id = ${orderId} returning document`
  // Written by `placeOrder`.
  return row === undefined ? null : (JSON.parse(row.document) as OrderDocument)
}

/** What else leads from the order to whoever placed it. */
async function removeTraces(sql: Sql, orderId: number): Promise<void> {
  await sql`delete from checkout where order_id = ${orderId}`
  await sql`delete from guest_session where order_id = ${orderId}`
  await sql`delete from account_draft where order_id = ${orderId}`
  await sql`delete from order_code where order_id = ${orderId}`
  await sql`update payment set mandate_id = null where order_id = ${orderId}`
}

function placeless({ countryCode }: Address): Address {
  const recipient = { firstName: '', lastName: '' }
  return { recipient, street: '', zipCode: '', city: '', countryCode }
}
