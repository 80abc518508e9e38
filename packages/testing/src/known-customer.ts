import { createAddress } from '@saum/contract/address-book'
import { addItemToBasket } from '@saum/contract/basket'
import { sendMessage } from '@saum/contract/contact'
import { submitWithdrawal } from '@saum/contract/withdrawal'
import { addItemToWishlist, shareWishlist } from '@saum/contract/wishlist'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { anAddress } from './checkout-shopper.ts'
import { aCustomerWithPassword, logIn } from './customer-visit.ts'
import { anOrder, type OrderWish } from './delivered-order.ts'
import { aDraft, NOW } from './order-placing.ts'
import type { TestBackend } from './test-backend.ts'
import type { DatabaseEngine } from '@saum/shop/database/database'
import { placeOrder } from '@saum/shop/order/place-order'
import { visiting } from './basket-shopper.ts'

export const CUSTOMER_ID = 4_711
export const EMAIL = 'walpurga@saum.example'
const PHONE = '+4915199988877'

/** To whom the bill goes. */
export const BILLED = {
  recipient: { firstName: 'Walpurga', lastName: 'Zwirnsdorfer' },
  street: 'Spulengasse 99',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
}

/** To whom the goods go. */
const SENT = {
  recipient: { firstName: 'Kunigunde', lastName: 'Spindelmann' },
  street: 'Knopfallee 77',
  zipCode: '20099',
  city: 'Hamburg',
  countryCode: 'DE',
}

/** Which nobody needs once everything is delivered. */
export const REACHING = [EMAIL, PHONE, 'Kunigunde', 'Spindelmann', 'Knopfallee', '1988-11-14']
/** Which stands on the bill. */
export const BILLING = ['Walpurga', 'Zwirnsdorfer', 'Spulengasse']

const ordered = {
  customerId: CUSTOMER_ID,
  email: EMAIL,
  phone: PHONE,
  billingAddress: BILLED,
  shippingAddress: SENT,
}

/** A customer of whom there is something everywhere, with an order that was placed and maybe delivered. */
export async function aKnownCustomer(
  engine: DatabaseEngine,
  until: OrderWish['until'] = 'delivered',
) {
  const shop = await anOrder({
    engine,
    until,
    fill: ({ backend }) => admit(backend),
    draft: async () => ordered,
  })
  const { backend, parts } = shop
  const sessionKey = await settleIn(backend, shop.orderId)
  const orderAgain = (as: { customerId: number | null }) => placeOne(backend, { ...parts, ...as })
  return { ...shop, sessionKey, orderAgain }
}

/** An order of theirs, as a customer or as a guest. */
export async function placeOne(
  backend: TestBackend,
  { customerId, now }: { customerId: number | null; now: () => number },
): Promise<number> {
  const shopper = visiting(backend)
  await shopper.add({ variantId: 701, quantity: 1 })
  const draft = await aDraft(shopper, { ...ordered, customerId })
  const placed = await placeOrder({ db: backend.db, now }, draft)
  if (!placed.ok) throw new Error(placed.refusal.kind)
  return placed.value.orderId
}

/** Logs in and leaves something everywhere. */
export async function settleIn(backend: TestBackend, orderId: number): Promise<string> {
  const { nextSessionKey: sessionKey } = await logIn(backend, { email: EMAIL })
  await keepThings(backend, sessionKey)
  await noteThings(backend)
  await noteMore(backend, orderId)
  return sessionKey
}

/** Somebody who can log in and whose address is theirs. */
export async function admit(backend: TestBackend): Promise<void> {
  const { firstName, lastName } = BILLED.recipient
  const person = { firstName, lastName, phone: PHONE, birthDate: '1988-11-14' }
  const customer = aCustomerWithPassword({ id: CUSTOMER_ID, email: EMAIL, ...person })
  await backend.importCatalog({ customers: [customer] })
  await backend.db.transaction(
    (sql) => sql`update customer set email_verified_at = ${NOW} where id = ${CUSTOMER_ID}`,
  )
}

/** By themselves. */
async function keepThings(backend: TestBackend, sessionKey: string): Promise<void> {
  const { firstName, lastName } = SENT.recipient
  const address = anAddress({ firstName, lastName, street: SENT.street })
  await backend.postAs(sessionKey, createAddress, { address })
  await backend.postAs(sessionKey, addItemToBasket, { variantId: 701, quantity: 1 })
  await backend.postAs(sessionKey, addItemToWishlist, { productId: 7, variantId: 701 })
  await backend.postAs(sessionKey, shareWishlist, {})
  await backend.post(sendMessage, {
    requestKey: 'leaving',
    topic: 'product',
    name: 'Walpurga Zwirnsdorfer',
    email: EMAIL,
    message: `Ruft mich bitte an: ${PHONE}`,
  })
  await backend.post(submitWithdrawal, {
    requestKey: 'leaving',
    name: 'Walpurga Zwirnsdorfer',
    contract: 'mein Kleid',
    scope: `ruft mich an: ${PHONE}`,
    email: EMAIL,
  })
}

/** What other parts of the shop note about them. */
async function noteThings({ db }: TestBackend): Promise<void> {
  const { shopId } = DEFAULT_SHOP
  const holder = JSON.stringify({ ...BILLED, phone: PHONE })
  await db.transaction(async (sql) => {
    await sql`
      insert into stock_alert (id, shop_id, variant_id, email, token_hash, is_confirmed, requests,
        requested_at, expires_at)
      values ('alert', ${shopId}, 702, ${EMAIL}, 'alert', 1, 1, ${NOW}, ${NOW * 2})`
    await sql`
      insert into newsletter_subscription (id, shop_id, email, state, topics, token_hash,
        consent_text, requested_at, confirmed_at)
      values ('letter', ${shopId}, ${EMAIL}, 'confirmed', 'new', 'letter', 'Ja', ${NOW}, ${NOW})`
    await sql`
      insert into customer_identity (shop_id, issuer, subject, customer_id, created_at,
        last_used_at)
      values (${shopId}, 'https://id.example', ${`idp-${EMAIL}`}, ${CUSTOMER_ID}, ${NOW}, ${NOW})`
    await sql`
      insert into account_link (token_hash, purpose, shop_id, customer_id, data, created_at,
        expires_at)
      values ('link', 'email-revoke', ${shopId}, ${CUSTOMER_ID}, ${JSON.stringify({ email: EMAIL })},
        ${NOW}, ${NOW * 2})`
    await sql`
      insert into loyalty_card (id, shop_id, customer_id, card_number, state, level, document,
        created_at, updated_at, checked_on)
      values ('card', ${shopId}, ${CUSTOMER_ID}, '274300000018', 'open', 'basic', ${holder}, ${NOW},
        ${NOW}, '2026-11-16')`
    await sql`
      insert into loyalty_entry (id, customer_id, reason, points, cents, credited_at, created_at)
      values ('entry', ${CUSTOMER_ID}, 'correction', 12, 0, ${NOW}, ${NOW})`
    await sql`
      insert into mail (id, dedupe_key, shop_id, kind, recipient, slots, created_at, due_at,
        attempts)
      values ('mail', 'mail', ${shopId}, 'account-exists', ${EMAIL}, '{}', ${NOW}, ${NOW}, 0)`
  })
}

async function noteMore({ db }: TestBackend, orderId: number): Promise<void> {
  const { shopId } = DEFAULT_SHOP
  const document = JSON.stringify({
    product: { attributes: {} },
    variant: { attributes: {} },
    billingAddress: BILLED,
    shippingAddress: SENT,
    phone: PHONE,
    paymentMethod: 'invoice',
  })
  await db.transaction(async (sql) => {
    await sql`
      insert into voucher (code, starts_at, ends_at, document, origin, issued_at, customer_id, reason)
      values ('FC-1', ${NOW}, ${NOW * 2}, '{}', 'own', ${NOW}, ${CUSTOMER_ID}, 'points')`
    await sql`
      insert into order_code_request (id, shop_id, order_number, email, requested_at)
      values ('code', ${shopId}, 'DE2600000017', ${EMAIL}, ${NOW})`
    await sql`
      insert into reset_request (id, shop_id, email, requested_at)
      values ('reset', ${shopId}, ${EMAIL}, ${NOW})`
    await sql`
      insert into account_draft (token_hash, shop_id, order_id, email, password_hash, first_name,
        last_name, gender, wants_newsletter, expires_at)
      values ('draft', ${shopId}, ${orderId}, ${EMAIL}, 'x', 'Walpurga', 'Zwirnsdorfer', 'f', 0,
        ${NOW * 2})`
    await sql`
      insert into subscription (id, number, shop_id, customer_id, first_order_id, line_key,
        product_id, variant_id, quantity, interval_months, unit_cents, state, anchor_on, last_on,
        next_on, document, started_at, updated_at)
      values ('sub', 'AB26000001-7', ${shopId}, ${CUSTOMER_ID}, ${orderId}, '701:1', 7, 701, 1, 1,
        900, 'active', '2026-11-16', '2026-11-16', '2027-11-16', ${document}, ${NOW}, ${NOW})`
  })
}
