import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as v from '@saum/schema/schema'
import { toPublicState } from './payment-state.ts'
import type { KeptPayment } from './payment-storage.ts'

/** One thing the merchant has to be told. */
export interface Notice {
  id: string
  webhookUrl: string
  body: string
  tries: number
}

const noticeRows = v.array(
  v.object({ id: v.string(), webhook_url: v.string(), body: v.string(), tries: v.number() }),
)

export interface NoticeStorage {
  insert(payment: KeptPayment, now: number): void
  listDue(now: number, limit: number): Notice[]
  /** `null` when it will not be tried again. */
  setDue(id: string, dueAt: number | null): void
}

export function createNoticeStorage(database: DatabaseSync): NoticeStorage {
  const inserting = database.prepare(
    'insert into notice (id, payment_id, body, tries, due_at, created_at) values (?, ?, ?, 0, ?, ?)',
  )
  const due = database.prepare(`
    select notice.id, payment.webhook_url, notice.body, notice.tries
    from notice join payment on payment.id = notice.payment_id
    where notice.due_at <= ? order by notice.due_at limit ?`)
  const changing = database.prepare('update notice set due_at = ?, tries = tries + 1 where id = ?')

  return {
    insert(payment, now) {
      const id = `ntc_${randomUUID().replaceAll('-', '')}`
      const state = toPublicState(payment.state)
      const body = { id, type: `payment.${state}`, createdAt: now, ...summaryOf(payment) }
      inserting.run(id, payment.id, JSON.stringify(body), now, now)
    },
    listDue: (now, limit) =>
      v
        .parse(noticeRows, due.all(now, limit))
        .map(({ webhook_url: webhookUrl, ...notice }) => ({ ...notice, webhookUrl })),
    setDue: (id, dueAt) => void changing.run(dueAt, id),
  }
}

function summaryOf({ id, paymentKey, state, wish }: KeptPayment) {
  const { amountCents, currency } = wish
  return { paymentId: id, paymentKey, state: toPublicState(state), amountCents, currency }
}
