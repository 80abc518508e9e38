import { randomUUID } from 'node:crypto'
import type { Address } from '@saum/contract/address'
import type { Shop } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import { declare } from './told-declaration.fixture.ts'
import { saveOutcome } from '../declaration/declaration-storage.ts'
import type { MailKind, QueuedMail } from '../mail/mail-outbox.ts'
import { newId } from '../order/new-id.ts'
import type { OrderDraft } from '../order/order-draft.ts'
import { noteEvent } from '../order/order-events.ts'
import { findOrder } from '../order/order-storage.ts'
import { writeOrder } from '../order/write-order.ts'
import { insertReturn } from '../order-return/return-storage.ts'
import { splitTax } from '../pricing/vat.ts'
import { RATE, toPiece, type OrderedPiece } from './ordered-piece.fixture.ts'
import { aToldSubscription, SUBSCRIPTION_SLOTS } from './told-subscription.fixture.ts'

/** Monday, 16 November 2026, half past ten in Berlin. */
export const ORDERED_AT = Date.parse('2026-11-16T09:30:00Z')
const DAY_MS = 86_400_000

const PIECES: readonly OrderedPiece[] = [
  { name: 'Blazer Henrike', color: 'Kamel', cents: 24_995, voucherCents: 1_000 },
  {
    name: 'Pullover Fenja',
    color: 'Bordeaux',
    size: 'M',
    cents: 9_596,
    promotion: { name: 'Strickwochen', cents: 2_399 },
  },
  { name: 'T-Shirt Lene', color: 'Weiß', size: 'M', cents: 3_595 },
  { name: 'T-Shirt Lene', color: 'Weiß', size: 'M', cents: 3_595 },
]

export const ADDRESS: Address = {
  recipient: { firstName: 'Marlene', lastName: 'Vogt' },
  street: 'Ackerstraße 12',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
}

/** Ids of what mails are about. */
export interface ToldOrder {
  orderId: number
  parcelId: number
  returnId: string
  withdrawalId: string
  cancellationId: string
  subscriptionId: string
}

/** An order that has been sent, delivered and partly sent back, with all that was declared about it. */
export async function aToldOrder(
  db: Database,
  shop: Shop,
  overrides: Partial<OrderDraft> & { ordered?: readonly OrderedPiece[] } = {},
): Promise<ToldOrder> {
  const { ordered = PIECES, ...rest } = overrides
  const orderId = newId()
  const orderNumber = `${shop.path.toUpperCase()}26${String(orderId).slice(-7)}`
  await db.transaction(async (sql) => {
    const draft = { ...aToldDraft(shop, ordered), ...rest }
    await writeOrder(sql, { orderId, draft, unstockedIds: new Set(), now: ORDERED_AT })
    await sql`update customer_order set order_number = ${orderNumber} where id = ${orderId}`
  })
  const [parcelId, pieceId] = await sendAndDeliver(db, orderId)
  const returnId = `${orderNumber}-R1`
  await sendBack(db, { shop, orderId, pieceId, returnId })
  const withdrawalId = await declare(
    db,
    { shop, receivedAt: ORDERED_AT },
    {
      kind: 'withdrawal',
      name: '',
      contract: '',
      scope: '',
    },
  )
  await db.transaction((sql) =>
    saveOutcome(sql, withdrawalId, { orderId, returnId, handledAt: ORDERED_AT }),
  )
  const cancellationId = await declare(
    db,
    { shop, receivedAt: ORDERED_AT },
    {
      kind: 'cancellation',
      name: '',
      contract: '',
      type: 'extraordinary',
      reason: 'Umzug',
      endsOn: '2026-12-31',
    },
  )
  const subscriptionId = await aToldSubscription(db, { shop, orderId, at: ORDERED_AT })
  return { orderId, parcelId, returnId, withdrawalId, cancellationId, subscriptionId }
}

/** The mail of a kind about it. */
export function mailAbout(
  told: ToldOrder,
  kind: MailKind,
  { shopId }: Pick<Shop, 'shopId'>,
): QueuedMail {
  const subjects: Partial<Record<MailKind, string>> = {
    shipped: String(told.parcelId),
    'ready-to-collect': String(told.parcelId),
    delivered: String(told.parcelId),
    'return-registered': told.returnId,
    'return-received': told.returnId,
    'return-rejected': told.returnId,
    refund: told.returnId,
    'withdrawal-receipt': told.withdrawalId,
    'cancellation-receipt': told.cancellationId,
    'subscription-renewal': told.subscriptionId,
    'subscription-left-out': told.subscriptionId,
    'subscription-ended': told.subscriptionId,
    'subscription-unpaid': told.subscriptionId,
  }
  const isAlone = kind.startsWith('back-in-stock') || kind === 'newsletter-opt-in'
  return {
    id: `mail-${kind}`,
    kind,
    shopId,
    recipient: 'marlene@saum.example',
    subjectId: isAlone ? null : (subjects[kind] ?? String(told.orderId)),
    slots: OWN_SLOTS[kind] ?? (isAlone ? ALERT_SLOTS : {}),
    createdAt: ORDERED_AT,
    attempts: 1,
  }
}

const ALERT_SLOTS = {
  productName: 'Wickelkleid «Ofelia»',
  colour: 'Grün',
  size: '38',
  price: '129,95 €',
  productUrl: '/de/p/wickelkleid-1/',
  confirmUrl: '/de/stock-alert/?token=abc',
}

/** What those bring along who queue them. */
const MESSAGE_SLOTS = {
  caseNumber: '7K2M-0Q4X-9D1A',
  topic: 'Produkt',
  name: 'Marlene Vogt',
  email: 'marlene@saum.example',
  orderNumber: 'DE26000001-7',
  message: 'Kratzt die Wolle?\nIch trage sie auf der Haut.',
}

const OWN_SLOTS: Partial<Record<MailKind, Record<string, string>>> = {
  ...SUBSCRIPTION_SLOTS,
  'contact-message': MESSAGE_SLOTS,
  'contact-receipt': {
    caseNumber: '7K2M-0Q4X-9D1A',
    topic: 'Produkt',
    day: '16. November 2026',
  },
  'order-code': { code: '402917' },
  'account-deleted': { years: '8' },
  'account-verification': { verifyUrl: '/de/login/?confirm=abc' },
  'email-verification': { verifyUrl: '/de/login/?verify=abc' },
  'email-change': { newEmail: 'leni@saum.example', confirmUrl: '/de/login/?email=abc' },
  'email-change-notice': {
    changedDate: '16. November 2026',
    changedTime: '11:12 Uhr',
    newEmailMasked: 'l…@saum.example',
    revokeUrl: '/de/login/?revoke=abc',
  },
  'password-reset': { resetUrl: '/de/login/?hash=abc' },
  'password-changed': {
    changedDate: '16. November 2026',
    changedTime: '11:12 Uhr',
    resetUrl: '/de/login/?forgotten=true',
  },
  'fashion-card-welcome': {
    cardNumber: '2004 7712 0938',
    cardUrl: '/de/account/fashion-card/',
    verifyUrl: '/de/account/fashion-card/',
  },
  'points-expiring': {
    points: '112',
    firstDate: '31. Dezember 2026',
    lastDate: '14. Januar 2027',
    cardUrl: '/de/account/fashion-card/',
  },
  birthday: {
    amount: '5,00 €',
    voucherCode: 'SAUM-7KQ2-MX9D-4TRB',
    validUntil: '16. Dezember 2026',
    cardUrl: '/de/account/fashion-card/',
  },
  'newsletter-welcome': {
    voucherCode: 'WILLKOMMEN-7K2M',
    validUntil: '31. Dezember 2026',
    shopUrl: '/de/',
    unsubscribeUrl: '/de/newsletter-end/?token=abc',
  },
  'newsletter-opt-in': {
    email: 'marlene@saum.example',
    topics: 'neue Teile und Geschichten',
    confirmUrl: '/de/newsletter-confirmation/?token=abc',
  },
}

function aToldDraft(shop: Shop, ordered: readonly OrderedPiece[]): OrderDraft {
  const pieces = ordered.map((piece, index) => toPiece(piece, index, shop))
  const sum = (of: (piece: OrderedPiece) => number) =>
    ordered.reduce((total, piece) => total + of(piece), 0)
  const goodsCents = sum(({ cents }) => cents)
  const voucherCents = sum((piece) => piece.voucherCents ?? 0)
  const totalCents = goodsCents + 395
  return {
    shop,
    checkoutId: randomUUID(),
    basketKey: 'a basket',
    basketRevision: 1,
    visitorId: 'a visitor',
    placedWith: null,
    customerId: null,
    email: 'marlene@saum.example',
    phone: '',
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    option: {
      key: 'standard',
      carrierKey: shop.country === 'CH' ? 'schweizerische-post' : 'dhl',
      feeCents: 395,
      deliveryDate: { min: '2026-11-18', max: '2026-11-20' },
    },
    paymentMethod: 'invoice',
    giftCards: [],
    pieces,
    voucher:
      voucherCents === 0
        ? null
        : { code: 'WINTER10', type: 'absolute', value: voucherCents, reducedCents: voucherCents },
    cost: {
      currencyCode: shop.currency,
      subtotalCents: goodsCents + voucherCents + sum(({ promotion }) => promotion?.cents ?? 0),
      goodsCents,
      deliveryCents: 395,
      totalCents,
      taxCents: splitTax(totalCents, RATE).tax.vat.amount,
      taxRate: RATE,
      giftCardCents: 0,
      dueCents: totalCents,
    },
    points: 42,
    wantsNewsletter: false,
  }
}

async function sendAndDeliver(db: Database, orderId: number): Promise<[number, number]> {
  const sentAt = ORDERED_AT + DAY_MS
  const at = ORDERED_AT + 3 * DAY_MS
  await db.transaction(async (sql) => {
    await sql`
      update order_parcel set state = 'delivered', tracking_number = 'JJD000390000000000001',
        shipped_at = ${sentAt}, delivered_at = ${at}, invoice_number = ${`RE-${orderId}`}
      where order_id = ${orderId}`
    await sql`
      update customer_order set state = 'delivered', delivered_at = ${at} where id = ${orderId}`
  })
  const order = await findOrder(db.sql, orderId)
  return [order?.parcels[0]?.id ?? 0, order?.pieces.at(-1)?.id ?? 0]
}

interface SentBack {
  shop: Shop
  orderId: number
  pieceId: number
  returnId: string
}

async function sendBack(
  db: Database,
  { shop, orderId, pieceId, returnId }: SentBack,
): Promise<void> {
  const at = ORDERED_AT + 5 * DAY_MS
  const quote = {
    currencyCode: shop.currency,
    itemsCents: 3_595,
    adjustmentCents: 500,
    adjustments: [{ name: 'Strickwochen', cents: 500 }],
    restoredCents: 0,
    deliveryCents: 0,
    labelFeeCents: 0,
    refundCents: 3_095,
    refundTo: [{ method: 'invoice', cents: 3_095 }],
  }
  const items = [
    {
      pieceId,
      reason: 'too_small',
      exchangeVariantId: null,
      heldUntil: null,
      exchangePieceId: null,
    },
  ] as const
  await db.transaction(async (sql) => {
    await insertReturn(sql, {
      id: returnId,
      orderId,
      requestKey: randomUUID(),
      state: 'announced',
      method: 'label_pdf',
      document: { quote, rejectedReason: null, isWithdrawal: false },
      createdAt: at,
      updatedAt: at,
      sendBackUntil: '2026-12-21',
      items,
    })
    await noteEvent(sql, { orderId, kind: 'return-received', at, actor: 'operator' })
  })
}
