import type { Database } from '../database/database.ts'
import type { KeptOrder, KeptPiece } from '../order/kept-order.ts'
import { toOrder } from '../order/order-answer.ts'
import { isPaid } from '../order/order-money.ts'
import { findOrder } from '../order/order-storage.ts'
import { nameOf, sizeOf } from '../order-return/return-answer.ts'
import { listOrderIdsAfter, type OrderSelection } from './order-overview.ts'

const PAGE = 200

/** What a spreadsheet in German opens without asking: UTF-8 with its mark, semicolons, CRLF. */
const BYTE_ORDER_MARK = '\uFEFF'
const SEPARATOR = ';'
const LINE_END = '\r\n'

const COLUMNS: Readonly<Record<string, (order: KeptOrder, piece: KeptPiece) => string | number>> = {
  order: ({ orderNumber }) => orderNumber,
  shop: ({ shop }) => shop.path,
  state: ({ state }) => state,
  placed: ({ createdAt }) => new Date(createdAt).toISOString(),
  email: ({ email }) => email,
  firstName: ({ document }) => document.shippingAddress.recipient.firstName,
  lastName: ({ document }) => document.shippingAddress.recipient.lastName,
  street: ({ document }) => document.shippingAddress.street,
  zipCode: ({ document }) => document.shippingAddress.zipCode,
  city: ({ document }) => document.shippingAddress.city,
  country: ({ document }) => document.shippingAddress.countryCode,
  payment: ({ document }) => document.paymentMethod ?? 'giftcard',
  isPaid: (order) => (isPaid(order) ? 'yes' : 'no'),
  currency: ({ shop }) => shop.currency,
  totalCents: ({ totalCents }) => totalCents,
  refundedCents: ({ refundedCents }) => refundedCents,
  article: (_, { document }) => document.variant.referenceKey,
  name: (_, piece) => nameOf(piece),
  size: (_, piece) => sizeOf(piece),
  pieceState: (_, { state }) => state,
  pieceCents: (_, { cents }) => cents,
  taxRate: (_, { document }) => document.price.tax.vat.rate,
}

/** The oldest first: one order per line, or one piece per row of a table. */
export async function* exportOrders(
  db: Database,
  { format, ...selection }: OrderSelection & { format: 'ndjson' | 'csv' },
): AsyncGenerator<string> {
  if (format === 'csv') yield BYTE_ORDER_MARK + toLine(Object.keys(COLUMNS))
  let after = { createdAt: -1, id: -1 }
  for (;;) {
    const page = await listOrderIdsAfter(db.sql, selection, after, PAGE)
    for (const { id } of page) {
      const order = await findOrder(db.sql, id)
      if (order !== null) yield format === 'csv' ? toRows(order) : toJsonLine(order)
    }
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return
    after = last
  }
}

function toJsonLine(order: KeptOrder): string {
  return `${JSON.stringify(toOrder(order, { now: order.updatedAt }))}\n`
}

function toRows(order: KeptOrder): string {
  return order.pieces
    .map((piece) => toLine(Object.values(COLUMNS).map((cellOf) => cellOf(order, piece))))
    .join('')
}

function toLine(cells: readonly (string | number)[]): string {
  return cells.map(toCell).join(SEPARATOR) + LINE_END
}

/** What somebody typed must not be taken for a formula. */
function toCell(value: string | number): string {
  const text = String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
