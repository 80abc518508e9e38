import { CARD_TERMS, nextStanding, type Standing } from '@saum/domain/fashion-card'
import { addMonths } from '@saum/domain/months'
import { instantOf, wallTimeAt } from '@saum/domain/zoned-time'
import type { Sql } from '../database/database.ts'
import { claimCustomer } from '../session/customer-storage.ts'
import { claimCard, saveStanding, type KeptCard } from './card-storage.ts'
import { endCard } from './end-card.ts'
import { writeToCustomer } from './own-card.ts'

/** What a card is from today on; `null` for a temporary one whose time is over. */
export async function standingToday(
  sql: Sql,
  { customerId, shop, standing }: KeptCard,
  now: number,
): Promise<Standing | null> {
  const { day: today } = wallTimeAt(now, shop.timeZone)
  // Until yesterday: whoever reaches it today is VIP tomorrow.
  const turnoverCents = await sumTurnover(sql, customerId, {
    from: startOf(addMonths(today, -CARD_TERMS.vipWindowMonths), shop.timeZone),
    to: startOf(today, shop.timeZone),
  })
  const [row] = await sql<{ verifiedAt: number | null }>`
    select email_verified_at as "verifiedAt" from customer where id = ${customerId}`
  const isEmailVerified = row !== undefined && row.verifiedAt !== null
  return nextStanding(standing, { isEmailVerified, turnoverCents, today })
}

/** Credited in the twelve months until now. */
export function turnoverUntil(sql: Sql, card: KeptCard, now: number): Promise<number> {
  const { timeZone } = card.shop
  const { day: today } = wallTimeAt(now, timeZone)
  const from = startOf(addMonths(today, -CARD_TERMS.vipWindowMonths), timeZone)
  return sumTurnover(sql, card.customerId, { from, to: now + 1 })
}

/** Makes of the card what it is today; `null` where it has ended by that. */
export async function applyStanding(
  sql: Sql,
  customerId: number,
  now: number,
): Promise<KeptCard | null> {
  await claimCustomer(sql, customerId, now)
  const card = await claimCard(sql, customerId, now)
  if (card === null || card.state === 'blocked') return null
  const standing = await standingToday(sql, card, now)
  if (standing === null) {
    await endCard(sql, customerId, now)
    return null
  }
  const changed = { ...card, standing }
  if (standing !== card.standing) await saveStanding(sql, card.id, standing)
  await writeToCustomer(sql, changed, now)
  return changed
}

/** What was bought with a card that was given up counts for no later one. */
async function sumTurnover(
  sql: Sql,
  customerId: number | null,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const [row] = await sql<{ cents: number }>`
    select coalesce(sum(e.cents), 0) as cents from loyalty_entry e
    where e.customer_id = ${customerId} and e.credited_at >= ${from} and e.credited_at < ${to}
      and not exists (select 1 from loyalty_entry l
        where l.order_id = e.order_id and l.reason like 'expiry:left:%')`
  return Math.max(row?.cents ?? 0, 0)
}

function startOf(day: string, timeZone: string): number {
  return instantOf({ day, minutes: 0 }, timeZone)
}
