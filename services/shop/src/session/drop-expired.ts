import { dropBaskets, listExpiredBaskets } from '../basket/basket-storage.ts'
import type { Database } from '../database/database.ts'
import { dropWishlists, listExpiredWishlists } from '../wishlist/wishlist-storage.ts'
import { dropCheckouts, listExpiredCheckouts } from '../checkout/checkout-storage.ts'
import { dropAttempts, listForgottenAttempts } from './attempts.ts'
import { dropVisitors, listExpiredVisitors } from './expired-visitors.ts'
import { dropGuests, listExpiredGuests } from './guest-session.ts'
import { dropSessions, listExpiredSessions } from './session-storage.ts'

/** Few enough that nobody waits for them; the rest goes with the next round. */
const AT_ONCE = 500

/** Forgets what nobody has touched for long; reads have treated it as gone since it expired. */
export async function dropExpired(db: Database, now: number): Promise<void> {
  const [baskets, wishlists, sessions, attempts, checkouts, guests, known] = await Promise.all([
    listExpiredBaskets(db.sql, now, AT_ONCE),
    listExpiredWishlists(db.sql, now, AT_ONCE),
    listExpiredSessions(db.sql, now, AT_ONCE),
    listForgottenAttempts(db.sql, now, AT_ONCE),
    listExpiredCheckouts(db.sql, now, AT_ONCE),
    listExpiredGuests(db.sql, now, AT_ONCE),
    listExpiredVisitors(db.sql, now, AT_ONCE),
  ])
  const { visitors, nexts, replaced } = known
  const ended = [sessions, guests, visitors, nexts, replaced]
  const expired = [baskets, wishlists, attempts, checkouts, ...ended]
  if (expired.every(({ length }) => length === 0)) return
  await db.transaction(async (sql) => {
    await dropBaskets(sql, baskets, now)
    await dropWishlists(sql, wishlists, now)
    await dropSessions(sql, sessions, now)
    await dropAttempts(sql, attempts, now)
    await dropCheckouts(sql, checkouts, now)
    await dropGuests(sql, guests, now)
    await dropVisitors(sql, known, now)
  })
}
