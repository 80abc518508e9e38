import type { Sql } from '../database/database.ts'
import { checkDigit } from '../order/order-number.ts'

/** All shops share the row of numbers: it names no shop. */
const ALL_SHOPS = 0
const DIGITS = 6
/** Two letters and the digits of a number that long, with whatever people put between them. */
const MENTIONS = [9, 10, 11, 12].map(
  (digits) => new RegExp(`ab(?:[\\s\\p{Pd}.]*\\d){${digits}}(?!\\p{Pd}?\\d)`, 'giu'),
)

/** Such as `AB26000001-7`: year, running number and a digit that catches typing errors. */
function toSubscriptionNumber(position: number, at: number): string {
  const year = String(new Date(at).getUTCFullYear()).slice(-2)
  const body = `AB${year}${String(position).padStart(DIGITS, '0')}`
  return `${body}-${checkDigit(body)}`
}

/** Taken as late as can be: whoever takes one keeps the next waiting. */
export async function nextSubscriptionNumber(sql: Sql, now: number): Promise<string> {
  const [row] = await sql<{ position: number }>`
    insert into number_sequence (shop_id, kind, last_number)
    values (${ALL_SHOPS}, 'subscription', 1)
    on conflict (shop_id, kind) do update set last_number = number_sequence.last_number + 1
    returning last_number as position`
  if (row === undefined) throw new Error('A sequence has no next number')
  return toSubscriptionNumber(row.position, now)
}

/** The number named in a text, as it is stored. Only its form counts: there need not be such a one. */
export function findMentionedSubscription(text: string): string | null {
  for (const [mention] of MENTIONS.flatMap((form) => [...text.matchAll(form)])) {
    const signs = mention.replaceAll(/[\s\p{Pd}.]/gu, '').toUpperCase()
    const body = signs.slice(0, -1)
    if (signs === `${body}${checkDigit(body)}`) return `${body}-${signs.at(-1)}`
  }
  return null
}
