import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import { createCustomer } from '../account/create-customer.ts'
import type { Sql } from '../database/database.ts'
import { adoptGuestOrders } from '../order/adopt-guest-orders.ts'
import { claimCustomer, findAccount } from '../session/customer-storage.ts'
import type { VouchedPerson } from './vouched-person.ts'

export interface Vouching {
  shop: Shop
  issuer: string
  person: VouchedPerson
  now: number
}

export interface IdentityRefusal {
  kind: 'email-unverified' | 'account-unverified' | 'customer-inactive'
}

/**
 * Whose account it is. Known by issuer and subject; else by an address both sides have seen proven, or
 * whoever typed somebody else's address first would share the account with them; else a new customer.
 */
export async function customerOf(
  sql: Sql,
  vouching: Vouching,
): Promise<Result<number, IdentityRefusal>> {
  const known = await findIdentity(sql, vouching)
  if (known !== null) return enterAgain(sql, vouching, known)
  const { email, isEmailVerified } = vouching.person
  if (email === null || !isEmailVerified) return refuse({ kind: 'email-unverified' })
  const { shop, person, now } = vouching
  const { firstName, lastName } = person
  const wanted = { shop, email, firstName, lastName, gender: 'n', now } as const
  const created = await createCustomer(sql, wanted)
  if (created !== null) {
    await link(sql, vouching, created)
    return accept(created)
  }
  const { shopId } = shop
  const account = await findAccount(sql, { shopId, email })
  if (account === null || !account.isEmailVerified) return refuse({ kind: 'account-unverified' })
  const outcome = await enterable(sql, account.id, now)
  if (!outcome.ok) return outcome
  await link(sql, vouching, account.id)
  await adoptGuestOrders(sql, { customerId: account.id, shopId, email })
  return outcome
}

/** Claims the customer first, as everything does that changes what is theirs. */
async function enterable(
  sql: Sql,
  customerId: number,
  now: number,
): Promise<Result<number, IdentityRefusal>> {
  const customer = await claimCustomer(sql, customerId, now)
  return customer?.isActive === true ? accept(customerId) : refuse({ kind: 'customer-inactive' })
}

async function enterAgain(sql: Sql, vouching: Vouching, customerId: number) {
  const { shop, issuer, person, now } = vouching
  const outcome = await enterable(sql, customerId, now)
  await sql`
    update customer_identity set last_used_at = ${now}
    where shop_id = ${shop.shopId} and issuer = ${issuer} and subject = ${person.subject}`
  return outcome
}

/** Whoever takes back an account takes it out of these hands, too. */
export async function isStillLinked(
  sql: Sql,
  vouching: Vouching,
  customerId: number,
): Promise<boolean> {
  return (await findIdentity(sql, vouching)) === customerId
}

async function findIdentity(sql: Sql, { shop, issuer, person }: Vouching): Promise<number | null> {
  const [row] = await sql<{ customerId: number }>`
    select customer_id as "customerId" from customer_identity
    where shop_id = ${shop.shopId} and issuer = ${issuer} and subject = ${person.subject}`
  return row?.customerId ?? null
}

/** One that is there already was made by the same person a moment ago. */
async function link(
  sql: Sql,
  { shop, issuer, person, now }: Vouching,
  customerId: number,
): Promise<void> {
  await sql`
    insert into customer_identity
      (shop_id, issuer, subject, customer_id, created_at, last_used_at)
    values (${shop.shopId}, ${issuer}, ${person.subject}, ${customerId}, ${now}, ${now})
    on conflict (shop_id, issuer, subject) do nothing`
}
