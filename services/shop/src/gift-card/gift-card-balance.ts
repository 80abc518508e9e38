import { randomUUID } from 'node:crypto'
import type { Sql } from '../database/database.ts'

interface CardEntry {
  giftCardId: string
  orderId: number
  cents: number
  now: number
}

/** False where there is not as much on the card any more; nothing is taken then. */
export async function takeFromCard(sql: Sql, entry: CardEntry): Promise<boolean> {
  const { giftCardId, cents } = entry
  const taken = await sql`
    update gift_card set balance_cents = balance_cents - ${cents}
    where id = ${giftCardId} and balance_cents >= ${cents} returning id`
  if (taken.length === 0) return false
  await noteEntry(sql, { ...entry, cents: -cents })
  return true
}

export async function giveBackToCard(sql: Sql, entry: CardEntry): Promise<void> {
  await sql`
    update gift_card set balance_cents = balance_cents + ${entry.cents}
    where id = ${entry.giftCardId}`
  await noteEntry(sql, entry)
}

/**
 * What an order still has of each card it was paid with, by the id of the card and in that order: no two who
 * give something back to the same ones wait for each other.
 */
export async function listCardShares(sql: Sql, orderId: number): Promise<Map<string, number>> {
  const rows = await sql<{ id: string; cents: number }>`
    select gift_card_id as id, -sum(cents) as cents from gift_card_entry
    where order_id = ${orderId} group by gift_card_id order by gift_card_id`
  return new Map(rows.map(({ id, cents }) => [id, cents]))
}

async function noteEntry(sql: Sql, { giftCardId, orderId, cents, now }: CardEntry): Promise<void> {
  await sql`
    insert into gift_card_entry (id, gift_card_id, order_id, cents, at)
    values (${randomUUID()}, ${giftCardId}, ${orderId}, ${cents}, ${now})`
}
