import { randomInt, randomUUID } from 'node:crypto'
import type { Currency } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import { hashCardNumber, hashCardPin } from './gift-card-hash.ts'
import { insertGiftCard } from './gift-card-storage.ts'

const NUMBER_LENGTH = 16
const PIN_LENGTH = 6
const SHOWN_DIGITS = 4

/** What is printed on it; we know it only now. */
export interface IssuedGiftCard {
  id: string
  number: string
  pin: string
}

export async function issueGiftCard(
  db: Database,
  { cents, currency, now }: { cents: number; currency: Currency; now: number },
): Promise<IssuedGiftCard> {
  const number = randomDigits(NUMBER_LENGTH)
  const pin = randomDigits(PIN_LENGTH)
  const [numberHash, pinHash] = await Promise.all([
    hashCardNumber(number),
    hashCardPin(number, pin),
  ])
  const id = randomUUID()
  const lastDigits = number.slice(-SHOWN_DIGITS)
  await db.transaction((sql) =>
    insertGiftCard(sql, {
      id,
      numberHash,
      pinHash,
      lastDigits,
      currency,
      balanceCents: cents,
      now,
    }),
  )
  return { id, number, pin }
}

function randomDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('')
}
