import type { DatabaseSync } from 'node:sqlite'
import * as v from '@saum/schema/schema'
import { PAYMENT_STATES, type PaymentState } from './payment-state.ts'

/** What a merchant wants to be paid, and where everybody goes afterwards. */
export interface PaymentWish {
  amountCents: number
  currency: string
  method: 'wallet' | 'card'
  reference: string
  locale: string
  returnUrl: string
  webhookUrl: string
  /** Whether it is to leave a mandate, by which the merchant charges what comes later. */
  isForLater?: boolean | undefined
}

export interface KeptPayment {
  id: string
  paymentKey: string
  pageKey: string
  state: PaymentState
  wish: PaymentWish
}

const paymentRow = v.object({
  id: v.string(),
  payment_key: v.string(),
  page_key: v.string(),
  method: v.picklist(['wallet', 'card']),
  amount_cents: v.number(),
  currency: v.string(),
  reference: v.string(),
  locale: v.string(),
  return_url: v.string(),
  webhook_url: v.string(),
  state: v.picklist(PAYMENT_STATES),
})

const refundRow = v.object({ id: v.string(), payment_id: v.string(), amount_cents: v.number() })

export interface NewPayment {
  id: string
  paymentKey: string
  pageKey: string
  wish: PaymentWish
  now: number
}

export type PaymentStorage = ReturnType<typeof createPaymentStorage>

export function createPaymentStorage(database: DatabaseSync) {
  const byId = database.prepare('select * from payment where id = ?')
  const byKey = database.prepare('select * from payment where payment_key = ?')
  const byPage = database.prepare('select * from payment where page_key = ?')
  const inserting = database.prepare(`
    insert into payment (id, payment_key, page_key, method, amount_cents, currency, reference, locale,
      return_url, webhook_url, state, created_at, updated_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', ?, ?) returning *`)
  const changing = database.prepare(
    'update payment set state = ?, pays_at = ?, updated_at = ? where id = ? returning *',
  )
  const counting = database.prepare(
    'update payment set code_tries = code_tries + 1 where id = ? returning code_tries',
  )
  const arriving = database.prepare(
    "select id from payment where state = 'processing' and pays_at <= ?",
  )
  const refundByKey = database.prepare('select * from refund where refund_key = ?')
  const refundSum = database.prepare(
    'select coalesce(sum(amount_cents), 0) as cents from refund where payment_id = ?',
  )
  const insertingRefund = database.prepare(
    'insert into refund (id, refund_key, payment_id, amount_cents, created_at) values (?, ?, ?, ?, ?)',
  )

  return {
    find: (id: string) => toPayment(byId.get(id)),
    findByKey: (paymentKey: string) => toPayment(byKey.get(paymentKey)),
    findByPage: (pageKey: string) => toPayment(byPage.get(pageKey)),
    insert({ id, paymentKey, pageKey, wish, now }: NewPayment): KeptPayment {
      const { method, amountCents, currency, reference, locale, returnUrl, webhookUrl } = wish
      const about = [method, amountCents, currency, reference, locale, returnUrl, webhookUrl]
      const row = inserting.get(id, paymentKey, pageKey, ...about, now, now)
      return toKept(v.parse(paymentRow, row))
    },
    setState(
      id: string,
      { state, paysAt, now }: { state: PaymentState; paysAt: number | null; now: number },
    ) {
      return toPayment(changing.get(state, paysAt, now, id))
    },
    countWrongCode: (id: string) =>
      v.parse(v.object({ code_tries: v.number() }), counting.get(id)).code_tries,
    listArriving: (now: number) => v.parse(idRows, arriving.all(now)).map(({ id }) => id),
    findRefund(refundKey: string) {
      const row = refundByKey.get(refundKey)
      if (row === undefined) return null
      const { id, payment_id: paymentId, amount_cents: amountCents } = v.parse(refundRow, row)
      return { id, paymentId, amountCents }
    },
    refundedCents: (paymentId: string) =>
      v.parse(v.object({ cents: v.number() }), refundSum.get(paymentId)).cents,
    insertRefund(refund: {
      id: string
      refundKey: string
      paymentId: string
      amountCents: number
      now: number
    }) {
      const { id, refundKey, paymentId, amountCents, now } = refund
      insertingRefund.run(id, refundKey, paymentId, amountCents, now)
    },
  }
}

const idRows = v.array(v.object({ id: v.string() }))

function toPayment(row: unknown): KeptPayment | null {
  return row === undefined ? null : toKept(v.parse(paymentRow, row))
}

function toKept(row: v.InferOutput<typeof paymentRow>): KeptPayment {
  return {
    id: row.id,
    paymentKey: row.payment_key,
    pageKey: row.page_key,
    state: row.state,
    wish: {
      amountCents: row.amount_cents,
      currency: row.currency,
      method: row.method,
      reference: row.reference,
      locale: row.locale,
      returnUrl: row.return_url,
      webhookUrl: row.webhook_url,
    },
  }
}
