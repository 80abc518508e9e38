import type { Currency } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'

export interface KeptGiftCard {
  id: string
  lastDigits: string
  balanceCents: number
}

interface SecretGiftCard extends KeptGiftCard {
  pinHash: string
}

export async function findGiftCardByNumber(
  sql: Sql,
  numberHash: string,
  currency: Currency,
): Promise<SecretGiftCard | null> {
  const [card] = await sql<SecretGiftCard>`
    select id, last_digits as "lastDigits", balance_cents as "balanceCents", pin_hash as "pinHash"
    from gift_card where number_hash = ${numberHash} and currency = ${currency}`
  return card ?? null
}

/** In the order of the ids; one that is gone is left out. */
export async function loadGiftCards(sql: Sql, ids: readonly string[]): Promise<KeptGiftCard[]> {
  if (ids.length === 0) return []
  const cards = await sql<KeptGiftCard>`
    select id, last_digits as "lastDigits", balance_cents as "balanceCents"
    from gift_card where id in (${ids})`
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function insertGiftCard(
  sql: Sql,
  card: KeptGiftCard & {
    numberHash: string
    pinHash: string
    currency: Currency
    now: number
  },
): Promise<void> {
  const { id, numberHash, pinHash, lastDigits, currency, balanceCents, now } = card
  await sql`
    insert into gift_card
      (id, number_hash, pin_hash, last_digits, currency, balance_cents, issued_at)
    values (${id}, ${numberHash}, ${pinHash}, ${lastDigits}, ${currency}, ${balanceCents}, ${now})`
}
