import { randomUUID } from 'node:crypto'
import type { Address } from '@saum/contract/address'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { aDress, aShopper, visiting, type Shopper } from './basket-shopper.ts'
import type { TestBackendOptions } from './test-backend.ts'
import type { Database } from '@saum/shop/database/database'
import { createOwnerKeys, DEFAULT_KEYS } from '@saum/shop/session/owner-key'
import type { OrderDraft } from '@saum/shop/order/order-draft'
import { toPieces } from '@saum/shop/order/order-pieces'
import { splitTax } from '@saum/shop/pricing/vat'

/** Monday, 16 November 2026, nine o'clock in Berlin. */
export const NOW = Date.parse('2026-11-16T08:00:00Z')

const TAX_RATE = 0.19
const DELIVERY_CENTS = 395
const ownerKeys = createOwnerKeys(DEFAULT_KEYS)

export const ADDRESS: Address = {
  recipient: { firstName: 'Marie', lastName: 'Kurz' },
  street: 'Lange Reihe 7',
  zipCode: '20099',
  city: 'Hamburg',
  countryCode: 'DE',
}

/** A shop with dresses and somebody who has these pieces in the basket. */
export async function aBuyer(
  options: Pick<TestBackendOptions, 'engine' | 'now'> & {
    stock?: number
    quantity?: number
    variantId?: number
  } = {},
): Promise<Shopper> {
  const { stock = 9, quantity = 2, variantId = 701, now = () => NOW, ...rest } = options
  const shopper = await aShopper({ now, ...rest }, [aDress({}, { 701: stock })])
  await shopper.add({ variantId, quantity })
  return shopper
}

/** One more, with a basket of their own. */
export async function anotherBuyer({ backend }: Shopper, quantity = 1): Promise<Shopper> {
  const shopper = visiting(backend)
  await shopper.add({ variantId: 701, quantity })
  return shopper
}

function basketKeyOf({ sessionKey }: Shopper): string {
  return ownerKeys('basket', DEFAULT_SHOP.shopId, sessionKey)
}

/** What the shopper has in the basket, as a draft of a checkout that is open. */
export async function aDraft(
  shopper: Shopper,
  overrides: Partial<OrderDraft> = {},
): Promise<OrderDraft> {
  const basket = await shopper.basket()
  const pieces = toPieces(basket.items, TAX_RATE)
  const goodsCents = pieces.reduce((sum, { cents }) => sum + cents, 0)
  const totalCents = goodsCents + DELIVERY_CENTS
  const giftCards = overrides.giftCards ?? []
  const giftCardCents = giftCards.reduce((sum, { cents }) => sum + cents, 0)
  const draft: OrderDraft = {
    shop: DEFAULT_SHOP,
    checkoutId: randomUUID(),
    basketKey: basketKeyOf(shopper),
    basketRevision: basket.revision,
    visitorId: overrides.customerId ? null : shopper.sessionKey,
    placedWith: null,
    customerId: null,
    email: 'marie@example.com',
    phone: '',
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    option: {
      key: 'standard',
      carrierKey: 'dhl',
      feeCents: DELIVERY_CENTS,
      deliveryDate: { min: '2026-11-18', max: '2026-11-20' },
    },
    paymentMethod: 'invoice',
    giftCards,
    pieces,
    voucher: null,
    cost: {
      currencyCode: 'EUR',
      subtotalCents: goodsCents,
      goodsCents,
      deliveryCents: DELIVERY_CENTS,
      totalCents,
      taxCents: splitTax(totalCents, TAX_RATE).tax.vat.amount,
      taxRate: TAX_RATE,
      giftCardCents,
      dueCents: totalCents - giftCardCents,
    },
    points: null,
    wantsNewsletter: false,
    ...overrides,
  }
  await openCheckout(shopper.backend.db, draft)
  return draft
}

async function openCheckout(db: Database, draft: OrderDraft): Promise<void> {
  await db.transaction(
    (sql) => sql`
      insert into checkout (id, shop_id, basket_key, session_key, customer_id, document, created_at,
        expires_at)
      values (${draft.checkoutId}, ${draft.shop.shopId}, ${draft.basketKey}, ${draft.visitorId ?? ''},
        ${draft.customerId}, '{}', ${NOW}, ${NOW * 2})
      on conflict (basket_key) where order_id is null do update set id = excluded.id`,
  )
}

export async function stockOf(db: Database, variantId = 701): Promise<number> {
  const [row] = await db.sql<{ stock: number }>`
    select stock_quantity as stock from variant_shop
    where variant_id = ${variantId} and shop_id = ${DEFAULT_SHOP.shopId}`
  return row?.stock ?? -1
}

export async function aGiftCard(db: Database, cents: number) {
  const id = randomUUID()
  await db.transaction(
    (sql) => sql`
      insert into gift_card (id, number_hash, pin_hash, last_digits, currency, balance_cents,
        issued_at)
      values (${id}, ${id}, ${id}, '4711', 'EUR', ${cents}, ${NOW})`,
  )
  return { id, lastDigits: '4711' }
}

export async function cardBalance(db: Database, id: string): Promise<number> {
  const [row] = await db.sql<{ cents: number }>`
    select balance_cents as cents from gift_card where id = ${id}`
  return row?.cents ?? -1
}

/** Kinds of mails that wait, with what each is about. */
export async function mailsIn(db: Database): Promise<string[]> {
  const rows = await db.sql<{ kind: string; subject: string | null }>`
    select kind, subject_id as subject from mail order by created_at, kind`
  return rows.map(({ kind, subject }) => (subject === null ? kind : `${kind}:${subject}`))
}

export async function countOf(db: Database, table: string): Promise<number> {
  const [row] = await db.sql.statement<{ count: number }>(`select count(*) as count from ${table}`)
  return row?.count ?? 0
}
