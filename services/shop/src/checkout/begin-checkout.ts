import { randomUUID } from 'node:crypto'
import { countriesOf } from '@saum/domain/address-rules'
import type { Sql } from '../database/database.ts'
import { listAddresses } from '../customer-address/address-storage.ts'
import { findCustomer } from '../session/customer-storage.ts'
import type { SessionOwner } from '../session/session-owner.ts'
import { dropCarriedCheckout, findCarriedCheckout } from './carried-checkout.ts'
import { toAddressInput } from './checked-address.ts'
import { newDocument, type CheckoutDocument } from './checkout-document.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { findOpenCheckout, insertCheckout, type KeptCheckout } from './checkout-storage.ts'

/** A new one, with what we know of the customer filled in; the one of another tab that was faster. */
export async function beginCheckout(
  { db, now }: CheckoutParts,
  owner: SessionOwner,
): Promise<KeptCheckout> {
  const { shop, basketKey, sessionKey, customer } = owner
  const document = await firstDocument(db.sql, owner, now())
  return db.transaction(async (sql) => {
    const moment = now()
    await insertCheckout(sql, {
      id: randomUUID(),
      shopId: shop.shopId,
      basketKey,
      sessionKey,
      customerId: customer?.id ?? null,
      document,
      now: moment,
    })
    if (customer !== null) await dropCarriedCheckout(sql, basketKey)
    const begun = await findOpenCheckout(sql, basketKey, moment)
    if (begun === null) throw new Error('A checkout that was just begun is gone')
    return begun
  })
}

/** Whoever has logged in on the way goes on with what they had typed as a visitor. */
async function firstDocument(
  sql: Sql,
  owner: SessionOwner,
  now: number,
): Promise<CheckoutDocument> {
  const document = await knownDocument(sql, owner)
  const former = await findCarriedCheckout(sql, owner.basketKey, now)
  if (!former || !former.document.hasContact) return document
  const { email, phone, shipping, billing, isSame, hasAddresses } = former.document
  return {
    ...document,
    email: email || document.email,
    phone: phone || document.phone,
    ...(hasAddresses && { shipping, billing, isSame }),
    optionKey: former.document.optionKey,
    branchId: former.document.branchId,
    methodKey: former.document.methodKey,
    giftCards: former.document.giftCards,
  }
}

async function knownDocument(
  sql: Sql,
  { shop, customer }: SessionOwner,
): Promise<CheckoutDocument> {
  const [countryCode = shop.country] = countriesOf(shop)
  const document = newDocument(countryCode)
  const known = customer === null ? null : await findCustomer(sql, customer.id)
  if (customer === null || known === null) return document
  const saved = await listAddresses(sql, customer.id)
  const shipping = saved.find(({ isDefault }) => isDefault.shipping)
  const billing = saved.find(({ isDefault }) => isDefault.billing)
  const { firstName, lastName } = known
  const unknown = { ...document.shipping, firstName, lastName }
  return {
    ...document,
    email: known.email,
    phone: known.phone ?? '',
    shipping: shipping ? toAddressInput(shipping) : unknown,
    billing: billing ? toAddressInput(billing) : unknown,
    isSame: billing === undefined || billing.id === shipping?.id,
  }
}
