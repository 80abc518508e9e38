import type { Shop } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { adoptGuestOrders } from '../order/adopt-guest-orders.ts'
import { NEW_GROUP } from '../order/customer-group.ts'
import { newId } from '../order/new-id.ts'
import { dropDrafts } from './account-draft.ts'

export interface NewCustomer {
  shop: Shop
  /** Shown to be theirs. */
  email: string
  firstName: string
  lastName: string
  gender: CustomerDocument['gender']
  /** Left out by those somebody else vouches for. */
  passwordHash?: string
  now: number
}

/** With the orders of the guest they were; `null` where the address has an account already. */
export async function createCustomer(sql: Sql, wanted: NewCustomer): Promise<number | null> {
  const { shop, email, firstName, lastName, gender, passwordHash, now } = wanted
  const { shopId } = shop
  const id = newId()
  const document: CustomerDocument = {
    id,
    shop: shop.path,
    email,
    firstName,
    lastName,
    gender,
    referenceKey: `account-${id}`,
    groups: [NEW_GROUP],
    loyaltyCards: [],
    isGuestCustomer: false,
    isActive: true,
    ...(passwordHash !== undefined && { passwordHash }),
  }
  const created = await sql`
    insert into customer
      (id, shop_id, email, document, origin, email_verified_at, created_at, updated_at)
    values (${id}, ${shopId}, ${email}, ${JSON.stringify(document)}, 'own', ${now}, ${now}, ${now})
    on conflict (shop_id, email) do nothing returning id`
  if (created.length === 0) return null
  await adoptGuestOrders(sql, { customerId: id, shopId, email })
  await dropDrafts(sql, { shopId, email })
  return id
}
