import type { Shop, ShopId } from '@saum/domain/shops'
import { findShopByPath } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import { findCustomer, updateCustomer } from '../session/customer-storage.ts'

/** A customer as an operator looks at them. */
export interface CustomerSheet {
  id: number
  shop: Shop
  isActive: boolean
  isEmailVerified: boolean
  hasPassword: boolean
  groups: readonly string[]
  createdAt: number
  counts: Counts
  /** Only shown to who asks for it. */
  personal: { email: string; firstName: string; lastName: string; phone: string }
}

interface Counts {
  orders: number
  addresses: number
  sessions: number
  cards: number
  subscriptions: number
}

/** The number of whoever writes to us; `null` for an address without an account. */
export async function findCustomerId(
  sql: Sql,
  { shopId, email }: { shopId: ShopId; email: string },
): Promise<number | null> {
  const [row] = await sql<{ id: number }>`
    select id from customer where shop_id = ${shopId} and email = ${email.trim().toLowerCase()}`
  return row?.id ?? null
}

export async function findCustomerSheet(sql: Sql, id: number): Promise<CustomerSheet | null> {
  const customer = await findCustomer(sql, id)
  const shop = customer === null ? undefined : findShopByPath(customer.shop)
  if (customer === null || shop === undefined) return null
  const [row] = await sql<Counts & { createdAt: number; verifiedAt: number | null }>`
    select created_at as "createdAt", email_verified_at as "verifiedAt",
      (select count(*) from customer_order where customer_id = customer.id) as orders,
      (select count(*) from customer_address where customer_id = customer.id) as addresses,
      (select count(*) from session where customer_id = customer.id) as sessions,
      (select count(*) from loyalty_card where customer_id = customer.id) as cards,
      (select count(*) from subscription where customer_id = customer.id) as subscriptions
    from customer where id = ${id}`
  if (row === undefined) return null
  const { createdAt, verifiedAt, ...counts } = row
  const { isActive, passwordHash, groups, email, firstName, lastName, phone = '' } = customer
  return {
    id,
    shop,
    isActive,
    isEmailVerified: verifiedAt !== null,
    hasPassword: passwordHash !== undefined,
    groups,
    createdAt,
    counts,
    personal: { email, firstName, lastName, phone },
  }
}

/** Who is deactivated is logged out everywhere and cannot log in. False where nobody has this number. */
export function setActive(
  db: Database,
  { id, isActive, now }: { id: number; isActive: boolean; now: number },
): Promise<boolean> {
  return db.transaction(async (sql) => {
    const changed = await updateCustomer(sql, id, (document) => ({ ...document, isActive }), now)
    if (changed !== null && !isActive) await sql`delete from session where customer_id = ${id}`
    return changed !== null
  })
}
