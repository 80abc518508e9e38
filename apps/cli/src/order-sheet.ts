import type { KeptDeclaration } from '@saum/shop/declaration/kept-declaration'
import type { MailLogEntry } from '@saum/shop/mail/mail-log'
import type { KeptOrder } from '@saum/shop/order/kept-order'
import { isPaid } from '@saum/shop/order/order-money'
import type { KeptReturn } from '@saum/shop/order-return/kept-return'
import { nameOf, sizeOf } from '@saum/shop/order-return/return-answer'
import { toMailRow } from './mail-row.ts'
import { toMomentText, toMoneyText } from './money-text.ts'
import { toTable } from './table.ts'

interface OrderFacts {
  order: KeptOrder
  returns: readonly KeptReturn[]
  declarations: readonly KeptDeclaration[]
  mails: readonly MailLogEntry[]
}

/** One order as an operator reads it. */
export function toOrderSheet({ order, returns, declarations, mails }: OrderFacts): string {
  const sections = [
    toTable(toFacts(order)),
    toTable([['piece', 'size', 'state', 'price'], ...toPieceRows(order)]),
    toTable([
      ['parcel', 'state', 'number', 'sent (UTC)', 'delivered (UTC)'],
      ...toParcelRows(order),
    ]),
    returns.length === 0
      ? null
      : toTable([['return', 'state', 'refund'], ...toReturnRows(returns)]),
    declarations.length === 0
      ? null
      : toTable([
          ['declaration', 'received (UTC)', 'about', 'done (UTC)'],
          ...toDeclarationRows(declarations),
        ]),
    toTable([['what has happened', 'when (UTC)'], ...toEventRows(order)]),
    mails.length === 0
      ? null
      : toTable([['mail', 'queued (UTC)', 'sent (UTC)'], ...mails.map(toMailRow)]),
  ]
  return sections.filter((section) => section !== null).join('\n\n')
}

function toFacts(order: KeptOrder): string[][] {
  const { shop, document } = order
  const money = (cents: number) => toMoneyText(cents, shop.currency)
  return [
    ['order', order.orderNumber],
    ['shop', shop.path],
    ['state', order.state],
    ['placed', `${toMomentText(order.createdAt)} UTC`],
    ['customer', `${order.email}${order.customerId === null ? ' (guest)' : ''}`],
    ['delivered to', toAddressLine(document.shippingAddress)],
    ['delivery', document.option],
    ['payment', document.paymentMethod ?? 'gift card'],
    ['paid', isPaid(order) ? 'yes' : 'no'],
    ['goods', money(document.cost.goodsCents)],
    ['delivery cost', money(document.cost.deliveryCents)],
    ['gift cards', money(document.cost.giftCardCents)],
    ['voucher', document.voucher?.code ?? ''],
    ['total', money(order.totalCents)],
    ['refunded', money(order.refundedCents)],
  ].filter(([, value]) => value !== '')
}

type ShippingAddress = KeptOrder['document']['shippingAddress']

function toAddressLine({
  recipient,
  street,
  zipCode,
  city,
  countryCode,
  collectionPoint,
}: ShippingAddress) {
  const name = `${recipient.firstName} ${recipient.lastName}`
  const place = collectionPoint?.description ?? street
  return [name, place, `${zipCode} ${city}`, countryCode].join(', ')
}

function toPieceRows({ pieces, shop }: KeptOrder): string[][] {
  return pieces.map((piece) => [
    nameOf(piece),
    sizeOf(piece),
    piece.state,
    toMoneyText(piece.cents, shop.currency),
  ])
}

function toParcelRows({ parcels }: KeptOrder): string[][] {
  return parcels.map(({ carrierKey, state, trackingNumber, shippedAt, deliveredAt }) => [
    carrierKey,
    state,
    trackingNumber ?? '',
    toMomentText(shippedAt),
    toMomentText(deliveredAt),
  ])
}

function toReturnRows(returns: readonly KeptReturn[]): string[][] {
  return returns.map(({ id, state, document: { quote } }) => [
    id,
    state,
    toMoneyText(quote.refundCents, quote.currencyCode),
  ])
}

function toDeclarationRows(declarations: readonly KeptDeclaration[]): string[][] {
  return declarations.map(({ id, receivedAt, document, handledAt }) => [
    id,
    toMomentText(receivedAt),
    document.kind === 'withdrawal' && document.scope !== '' ? document.scope : 'all of it',
    handledAt === null ? 'waits for you' : toMomentText(handledAt),
  ])
}

function toEventRows({ events }: KeptOrder): string[][] {
  return events.map(({ kind, at }) => [kind, toMomentText(at)])
}
