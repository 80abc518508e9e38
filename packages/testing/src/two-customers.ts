import { createAddress, getShopUserAddresses } from '@saum/contract/address-book'
import type { Call, PayloadOf } from '@saum/contract/call'
import { addItemToBasket } from '@saum/contract/basket'
import { getSessions, requestEmailChange } from '@saum/contract/user'
import { addItemToWishlist } from '@saum/contract/wishlist'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { mailedTokens } from './account-mail.ts'
import { visiting } from './basket-shopper.ts'
import { anAddress } from './checkout-shopper.ts'
import { aCustomerWithPassword, logIn, PASSWORD } from './customer-visit.ts'
import { aKnownCustomer, BILLING, CUSTOMER_ID, EMAIL, REACHING } from './known-customer.ts'
import { aDraft } from './order-placing.ts'
import { aSessionKey } from './session-key.ts'
import type { TestAnswer, TestBackend } from './test-backend.ts'
import { listTables } from '@saum/shop/account-data/traces.fixture'
import type { Database } from '@saum/shop/database/database'
import { placeOrder } from '@saum/shop/order/place-order'
import { createOwnerKeys, DEFAULT_KEYS } from '@saum/shop/session/owner-key'

const OTHER = { id: 4_712, email: 'bruno@saum.example' }
const CHANGED_EMAIL = 'walpurga-neu@saum.example'

/** Words that only the first customer's data has. */
export const PRIVATE_WORDS = [...REACHING, ...BILLING, CHANGED_EMAIL, 'AB26000001-7', 'FC-1']

/** Of what the second customer owns. */
export const OWN_SUBSCRIPTION = 'sub-other'

/** What a customer's things are called by. */
export interface Ids {
  addressId: number
  subscriptionId: string
  orderId: number
  deviceId: string
  /** Of the link that confirms another e-mail address. */
  emailHash: string
  /** Of a form that was sent before. */
  requestKey: string
  cardNumber: string
}

/** As well-formed as the real ones. */
export const MISSING_IDS: Ids = {
  addressId: 987_654_321,
  subscriptionId: 'sub-missing',
  orderId: 987_654_321,
  deviceId: '0'.repeat(32),
  emailHash: 'A'.repeat(43),
  requestKey: 'never-sent',
  cardNumber: '274300000026',
}

/**
 * Two customers of one shop: one of whom there is something everywhere, whose ids have become known, and
 * another who is logged in and tries them.
 */
export async function twoCustomers() {
  const first = await aKnownCustomer('sqlite')
  const { backend, db, parts } = first
  const ids = await idsOf(first)
  await backend.importCatalog({ customers: [aCustomerWithPassword(OTHER)] })
  const { nextSessionKey } = await logIn(backend, { email: OTHER.email })
  const ownOrderId = await settleOther(backend, { sessionKey: nextSessionKey, now: parts.now })

  return {
    backend,
    db,
    ids,
    first,
    ownOrderId,
    otherKey: nextSessionKey,
    /** As the second customer. */
    ask: <C extends Call>(call: C, payload: PayloadOf<C>): Promise<TestAnswer> =>
      backend.send({
        name: call.name,
        body: JSON.stringify({ payload }),
        sessionKey: nextSessionKey,
        // With one, the checkout would change the key of the session between two attempts.
        ...(call.session === 'replaces' && { nextSessionKey: aSessionKey() }),
      }),
    /** Everything there is of the first customer. */
    rowsOfFirst: () => rowsOf(db, ids.orderId),
  }
}

async function idsOf({
  backend,
  db,
  sessionKey,
  orderId,
}: Awaited<ReturnType<typeof aKnownCustomer>>) {
  const { body: addresses } = await backend.postAs(sessionKey, getShopUserAddresses, {})
  const { body: devices } = await backend.postAs(sessionKey, getSessions, {})
  const change = { email: CHANGED_EMAIL, password: PASSWORD }
  await backend.postAs(sessionKey, requestEmailChange, change)
  const [emailHash = ''] = await mailedTokens(backend, 'email-change')
  await db.transaction(
    (sql) => sql`
      insert into loyalty_entry (id, customer_id, reason, points, cents, credited_at, created_at,
        voucher_code)
      values ('pressed', ${CUSTOMER_ID}, 'voucher:pressed', 0, 0, 1, 1, 'FC-1')`,
  )
  return {
    addressId: v.parse(getShopUserAddresses.result, addresses)[0]?.id ?? 0,
    subscriptionId: 'sub',
    orderId,
    deviceId: v.parse(getSessions.result, devices)[0]?.id ?? '',
    emailHash,
    requestKey: 'pressed',
    cardNumber: '274300000018',
  } satisfies Ids
}

/** An address, an order, a subscription, a basket and a wishlist of their own. */
async function settleOther(
  backend: TestBackend,
  { sessionKey, now }: { sessionKey: string; now: () => number },
): Promise<number> {
  const { db } = backend
  const buyer = visiting(backend, sessionKey)
  await backend.postAs(sessionKey, createAddress, { address: anAddress() })
  await buyer.add({ variantId: 701, quantity: 1 })
  const basketKey = createOwnerKeys(DEFAULT_KEYS)('basket', DEFAULT_SHOP.shopId, String(OTHER.id))
  const draft = await aDraft(buyer, { basketKey, customerId: OTHER.id, email: OTHER.email })
  const placed = await placeOrder({ db, now }, draft)
  if (!placed.ok) throw new Error(placed.refusal.kind)
  await backend.postAs(sessionKey, addItemToBasket, { variantId: 701, quantity: 1 })
  await backend.postAs(sessionKey, addItemToWishlist, { productId: 7 })
  const { orderId } = placed.value
  const [model] = await db.sql<{ document: string }>`select document from subscription`
  const document = JSON.stringify({
    ...(JSON.parse(model?.document ?? '{}') as object),
    billingAddress: draft.billingAddress,
    shippingAddress: draft.shippingAddress,
    phone: '',
  })
  await db.transaction(
    (sql) => sql`
      insert into subscription (id, number, shop_id, customer_id, first_order_id, line_key,
        product_id, variant_id, quantity, interval_months, unit_cents, state, anchor_on, last_on,
        next_on, document, started_at, updated_at)
      select ${OWN_SUBSCRIPTION}, 'AB26000002-5', shop_id, ${OTHER.id}, ${orderId}, line_key,
        product_id, variant_id, quantity, interval_months, unit_cents, state, anchor_on, last_on,
        next_on, ${document}, started_at, updated_at
      from subscription where id = 'sub'`,
  )
  return orderId
}

type Row = Record<string, unknown>

async function rowsOf(db: Database, orderId: number): Promise<Record<string, Row[]>> {
  const tables = await listTables(db)
  const found: Record<string, Row[]> = {}
  for (const table of tables.toSorted()) {
    const rows = await db.sql.statement<Row>(`select * from ${table}`)
    const own = rows.filter((row) => isOfFirst(table, row, orderId))
    if (own.length > 0) found[table] = own
  }
  return found
}

function isOfFirst(table: string, row: Row, orderId: number): boolean {
  const isCustomer =
    row['customer_id'] === CUSTOMER_ID || (table === 'customer' && row['id'] === CUSTOMER_ID)
  const isOrder =
    row['order_id'] === orderId || (table === 'customer_order' && row['id'] === orderId)
  const text = Object.values(row).join(' ')
  const keys = createOwnerKeys(DEFAULT_KEYS)
  const own = (['basket', 'wishlist'] as const).map((kind) =>
    keys(kind, DEFAULT_SHOP.shopId, String(CUSTOMER_ID)),
  )
  return isCustomer || isOrder || [EMAIL, CHANGED_EMAIL, ...own].some((word) => text.includes(word))
}
