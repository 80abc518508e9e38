import type { Shop } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import { normalizeOrderNumber } from '../order/order-number.ts'
import { takeBackAttempt, waitForAttempt } from '../session/attempts.ts'

const MINUTE_MS = 60_000

/** Who tries what: from one network, and about one order from wherever. */
export interface Guess {
  /** What for; each is counted by itself. */
  what: 'track' | 'code-request' | 'code'
  shop: Shop
  orderNumber: string
  /** By what they prove it; a postcode is soon guessed, so it may be tried much less often. */
  isByZip?: boolean
  /** Only counts about the same one: who does not know it keeps nobody else from their code. */
  email?: string
  /** `null` where nobody knows from where. */
  clientKey: string | null
}

interface Limit {
  perClient: number
  perOrder: number
  windowMs: number
}

const LIMITS: Readonly<Record<Guess['what'], Limit>> = {
  track: { perClient: 5, perOrder: 20, windowMs: 15 * MINUTE_MS },
  'code-request': { perClient: 5, perOrder: 3, windowMs: 15 * MINUTE_MS },
  code: { perClient: 10, perOrder: 20, windowMs: 15 * MINUTE_MS },
}

const ZIP_LIMIT = { limit: 10, windowMs: 24 * 60 * MINUTE_MS }

/**
 * Counts before anything is looked up, so that asking for all at once is no faster. Milliseconds until the
 * next guess is allowed, 0 for one that is.
 */
export function waitForGuess(db: Database, guess: Guess, now: number): Promise<number> {
  const { perClient, perOrder, windowMs } = LIMITS[guess.what]
  return db.transaction(async (sql) => {
    const { client, order, zip } = subjectsOf(guess)
    const attempt = { subject: client ?? '', limit: perClient, windowMs, now }
    const waitMs = client === null ? 0 : await waitForAttempt(sql, attempt)
    // Who is stopped by their own limit must not use up that of the order, which belongs to another.
    if (waitMs > 0) return waitMs
    const orderMs = await waitForAttempt(sql, { subject: order, limit: perOrder, windowMs, now })
    if (orderMs > 0 || zip === null) return orderMs
    return waitForAttempt(sql, { subject: zip, ...ZIP_LIMIT, now })
  })
}

/** Whoever was right may look again as often as they like. */
export async function forgiveGuess(sql: Sql, guess: Guess): Promise<void> {
  for (const subject of Object.values(subjectsOf(guess))) {
    if (subject !== null) await takeBackAttempt(sql, subject)
  }
}

function subjectsOf({ what, shop, orderNumber, isByZip, email = '', clientKey }: Guess) {
  const about = `${shop.shopId}:${normalizeOrderNumber(orderNumber)}`
  return {
    client: clientKey === null ? null : `${what}-client:${clientKey}`,
    order: `${what}-order:${about}:${email}`,
    zip: isByZip === true ? `${what}-zip:${about}` : null,
  }
}
