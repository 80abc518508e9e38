import { retentionYearsOf } from '@saum/domain/retention'
import { findShopByPath, type Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import { adoptGuestOrders } from '../order/adopt-guest-orders.ts'
import { endMandates } from '../payment/mandate.ts'
import { claimCustomer, hasProvenEmail } from '../session/customer-storage.ts'
import type { OwnerKeys } from '../session/owner-key.ts'
import { cancelAllSubscriptions } from '../subscription/cancel-subscription.ts'
import { removeContact } from './forget-order.ts'
import { listSettledOrders } from './order-settlement.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

interface Leaving {
  customerId: number
  /** Of their basket and wishlist; `null` where both have run out long ago. */
  keys: OwnerKeys | null
  now: number
}

interface Gone {
  customerId: number
  shop: Shop
  email: string
  /** Only then is what is kept under the address theirs to take along. */
  isEmailProven: boolean
  now: number
}

/**
 * Deletes an account with everything that is the customer's alone, in the transaction it is called in.
 * Orders stay without them: what is needed to finish one is kept until it is finished, what tax law asks
 * for until that lets go. False where nobody has this number.
 */
export async function forgetCustomer(
  sql: Sql,
  { customerId, keys, now }: Leaving,
): Promise<boolean> {
  const customer = await claimCustomer(sql, customerId, now)
  if (customer === null) return false
  const shop = findShopByPath(customer.shop)
  if (shop === undefined) throw new Error(`Customer ${customerId} is of no shop`)
  const isEmailProven = await hasProvenEmail(sql, customerId)
  const gone: Gone = { customerId, shop, email: customer.email, isEmailProven, now }
  // Orders they placed as a guest are theirs as far as the address is.
  if (isEmailProven) await adoptGuestOrders(sql, { ...gone, shopId: shop.shopId })
  await cancelAllSubscriptions(sql, { customerId, now })
  const orderIds = await leaveOrders(sql, gone)
  await leaveDeclarations(sql, gone, orderIds)
  await removeBelongings(sql, gone, keys)
  await sql`delete from customer where id = ${customerId}`
  await sql`
    insert into forgotten_customer (customer_id, forgotten_at) values (${customerId}, ${now})
    on conflict (customer_id) do nothing`
  for (const id of await listSettledOrders(sql, orderIds, now)) await removeContact(sql, id, now)
  await tellGoodbye(sql, gone)
  return true
}

async function leaveOrders(sql: Sql, { customerId, now }: Gone): Promise<number[]> {
  const rows = await sql<{ id: number }>`
    update customer_order set customer_id = null, forget_from = ${now}
    where customer_id = ${customerId} returning id`
  const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other)
  // Nobody is charged again who is gone; what is just being charged has been delivered.
  await endMandates(sql, { orderIds: ids, now })
  return ids
}

async function leaveDeclarations(
  sql: Sql,
  { customerId, shop, email, isEmailProven, now }: Gone,
  orderIds: readonly number[],
): Promise<void> {
  await sql`
    update declaration set forget_from = ${now}
    where forget_from is null
      and (order_id in (${orderIds})
        or id in (select declaration_id from subscription where customer_id = ${customerId}))`
  if (!isEmailProven) return
  await sql`
    update declaration set forget_from = ${now}
    where forget_from is null and email = ${email} and shop_id = ${shop.shopId}`
}

async function removeBelongings(sql: Sql, gone: Gone, keys: OwnerKeys | null): Promise<void> {
  const { customerId, shop } = gone
  for (const { table, by } of PERSONAL_TABLES) {
    // An order that waits for its payment still needs its checkout.
    if (table === 'checkout') await removeCheckouts(sql, customerId)
    else if (by === 'customer_id') {
      await sql.statement(`delete from ${table} where customer_id = $1`, [customerId])
    }
  }
  if (gone.isEmailProven) await removeByAddress(sql, gone)
  const userId = String(customerId)
  if (keys !== null) {
    await sql`delete from basket where basket_key = ${keys('basket', shop.shopId, userId)}`
    await sql`delete from wishlist where wishlist_key = ${keys('wishlist', shop.shopId, userId)}`
  }
  await sql`
    delete from import_before where entity_key = ${userId}
      and run_id in (select id from import_run where kind = 'customers')`
}

async function removeByAddress(sql: Sql, { shop, email }: Gone): Promise<void> {
  const { shopId } = shop
  await sql`
    delete from mail where due_at is not null and dedupe_key in (
      select 'contact-message:' || id from contact_message
      where email = ${email} and shop_id = ${shopId})`
  for (const { table, by } of PERSONAL_TABLES) {
    if (by !== 'email') continue
    await sql.statement(`delete from ${table} where email = $1 and shop_id = $2`, [email, shopId])
  }
  // Links to what is gone; what is still to be told about an order is made from that.
  await sql`
    delete from mail
    where recipient = ${email} and shop_id = ${shopId} and due_at is not null
      and subject_id is null`
}

async function removeCheckouts(sql: Sql, customerId: number): Promise<void> {
  await sql`
    delete from checkout where customer_id = ${customerId} and not exists (
      select 1 from customer_order o where o.id = checkout.order_id and o.state = 'pended')`
}

/** Without a link: there is nothing left it could lead to. */
async function tellGoodbye(sql: Sql, { customerId, shop, email, now }: Gone): Promise<void> {
  const slots = { years: String(retentionYearsOf(shop)) }
  const mail = { kind: 'account-deleted', shopId: shop.shopId, recipient: email, slots } as const
  await queueMail(sql, mail, { dedupeKey: `account-deleted:${customerId}`, now })
}
