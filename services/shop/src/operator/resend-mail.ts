import { randomUUID } from 'node:crypto'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Database, Sql } from '../database/database.ts'
import { queueMail, type MailKind } from '../mail/mail-outbox.ts'
import type { KeptOrder } from '../order/kept-order.ts'
import { findOrder } from '../order/order-storage.ts'
import { listReturnsOfOrder } from '../order-return/return-storage.ts'

/** Mails that are made from the order, so that they can be made again. */
export const RESENDABLE_KINDS = [
  'order-confirmation',
  'payment-pending',
  'shipped',
  'ready-to-collect',
  'delivered',
  'order-cancelled',
  'return-registered',
  'return-received',
  'return-rejected',
  'refund',
] as const satisfies readonly MailKind[]

export type ResendableKind = (typeof RESENDABLE_KINDS)[number]

type ResendRefusal = { kind: 'order-not-found' } | { kind: 'nothing-to-say' }

/** Writes a mail once more, to the address of the order; answers how many went out. */
export function resendMail(
  db: Database,
  { orderId, kind, now }: { orderId: number; kind: ResendableKind; now: number },
): Promise<Result<number, ResendRefusal>> {
  return db.transaction(async (sql) => {
    const order = await findOrder(sql, orderId)
    if (order === null) return refuse({ kind: 'order-not-found' })
    // Whose customer wanted to be forgotten.
    if (order.email === '') return refuse({ kind: 'nothing-to-say' })
    const subjects = await subjectsOf(sql, order, kind)
    if (subjects.length === 0) return refuse({ kind: 'nothing-to-say' })
    for (const subjectId of subjects) {
      const { shop, email } = order
      const mail = { kind, shopId: shop.shopId, recipient: email, subjectId, slots: {} }
      await queueMail(sql, mail, { dedupeKey: `${kind}:${subjectId}:${randomUUID()}`, now })
    }
    return accept(subjects.length)
  })
}

/** What the mail is about; nothing where that has not happened. */
async function subjectsOf(sql: Sql, order: KeptOrder, kind: ResendableKind): Promise<string[]> {
  const { id, confirmedAt, parcels, events, state } = order
  const orderIf = (isSo: boolean) => (isSo ? [String(id)] : [])
  const parcelsIf = (isSo: (parcel: KeptOrder['parcels'][number]) => boolean) =>
    parcels.filter(isSo).map((parcel) => String(parcel.id))
  const returnsIf = async (...states: string[]) =>
    (await listReturnsOfOrder(sql, id))
      .filter((one) => states.includes(one.state))
      .map((one) => one.id)
  switch (kind) {
    case 'order-confirmation':
      return orderIf(confirmedAt !== null)
    case 'payment-pending':
      return orderIf(order.document.paymentMethod === 'prepayment' && confirmedAt === null)
    case 'order-cancelled':
      return orderIf(state === 'cancelled' && events.some((event) => event.kind === 'ordered'))
    case 'shipped':
      return parcelsIf(({ shippedAt }) => shippedAt !== null)
    case 'ready-to-collect':
      return parcelsIf((parcel) => parcel.state === 'ready-to-collect')
    case 'delivered':
      return parcelsIf(({ deliveredAt }) => deliveredAt !== null)
    case 'return-registered':
      return returnsIf('announced')
    case 'return-received':
      return returnsIf('received', 'inspected')
    case 'return-rejected':
      return returnsIf('rejected')
    case 'refund':
      return returnsIf('refunded')
  }
}
