import type { Database, Sql } from '../database/database.ts'
import type { OrderDraft } from '../order/order-draft.ts'
import { countAttempt, hasAttemptsLeft, waitForAttempt } from '../session/attempts.ts'

const HOUR_MS = 60 * 60 * 1000
/**
 * An office or a train shares a network; one shopper is never close to any of them. Guests have a lower limit:
 * the shop mails the e-mail address they typed about each order, and it may be another person's.
 */
const ORDERS_PER_HOUR = { email: 10, guestEmail: 5, client: 60 }
/** Of one checkout, whose payments may fail. */
const CLICKS_PER_HOUR = 30

/** Milliseconds until this draft may become an order; 0 is at once. */
export function waitToPlace(db: Database, draft: OrderDraft, now: number): Promise<number> {
  return db.transaction((sql) => waitForOrder(sql, draft, now))
}

async function waitForOrder(
  sql: Sql,
  { checkoutId, customerId, email, clientKey = null }: OrderDraft,
  now: number,
): Promise<number> {
  const window = { windowMs: HOUR_MS, now }
  const perEmail = customerId === null ? ORDERS_PER_HOUR.guestEmail : ORDERS_PER_HOUR.email
  const limits = [{ subject: `order-email:${email.toLowerCase()}`, limit: perEmail }]
  // First the own one: who is stopped by it must not use up that of an address that may be another's.
  if (clientKey !== null) {
    limits.unshift({ subject: `order-client:${clientKey}`, limit: ORDERS_PER_HOUR.client })
  }
  const checkout = { subject: `order-checkout:${checkoutId}`, limit: 1, ...window }
  if (!(await countAttempt(sql, checkout))) return waitForClick(sql, { checkoutId, limits, window })
  for (const limit of limits) {
    const waitMs = await waitForAttempt(sql, { ...limit, ...window })
    if (waitMs > 0) return waitMs
  }
  return 0
}

interface Click {
  checkoutId: string
  limits: readonly { subject: string; limit: number }[]
  window: { windowMs: number; now: number }
}

/** The same checkout again is no other order; what stopped the first click stops this one, too. */
async function waitForClick(sql: Sql, { checkoutId, limits, window }: Click): Promise<number> {
  for (const limit of limits) {
    if (!(await hasAttemptsLeft(sql, { ...limit, now: window.now }))) return HOUR_MS
  }
  const click = { subject: `order-click:${checkoutId}`, limit: CLICKS_PER_HOUR }
  return waitForAttempt(sql, { ...click, ...window })
}
