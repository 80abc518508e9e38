import type { Shop } from '@saum/domain/shops'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Database } from '../database/database.ts'
import { createFewAtOnce } from '../session/few-at-once.ts'
import { countCardTry, forgiveCardTry } from './card-tries.ts'
import { hashCardNumber, hashCardPin, isSameHash, toCardDigits } from './gift-card-hash.ts'
import { findGiftCardByNumber, type KeptGiftCard } from './gift-card-storage.ts'

/** Each takes memory and a thread that files need as well. */
const CHECKS = { atOnce: 2, waiting: 50 }
/** What no card has; comparing with it takes as long as with anybody's. */
const NO_HASH = '0'.repeat(64)

interface CardTry {
  shop: Shop
  number: string
  pin: string
  basketKey: string
  clientKey: string | null
}

type CardRefusal = {
  kind: 'gift-card-not-found' | 'gift-card-empty' | 'too-many-requests'
}

export type FindGiftCard = (attempt: CardTry) => Promise<Result<KeptGiftCard, CardRefusal>>

/** The card with this number and PIN. Which of them was wrong nobody is told, not even by the time it takes. */
export function createFindGiftCard({ db, now }: { db: Database; now: () => number }): FindGiftCard {
  const inTurn = createFewAtOnce(CHECKS)

  return async function findGiftCard(attempt) {
    const digits = toCardDigits(attempt.number)
    const pin = toCardDigits(attempt.pin)
    const { basketKey, clientKey } = attempt
    const tried = { digits, basketKey, clientKey }
    // Counted before anything is known, or many guesses at once would all be the first.
    const mayTry = await db.transaction((sql) => countCardTry(sql, tried, now()))
    if (!mayTry) return refuse({ kind: 'too-many-requests' })
    const hashes = await inTurn(() =>
      Promise.all([hashCardNumber(digits), hashCardPin(digits, pin)]),
    )
    if (hashes === null) return refuse({ kind: 'too-many-requests' })
    const [numberHash, pinHash] = hashes
    const card = await findGiftCardByNumber(db.sql, numberHash, attempt.shop.currency)
    const isRight = isSameHash(pinHash, card?.pinHash ?? NO_HASH)
    if (card === null || !isRight) return refuse({ kind: 'gift-card-not-found' })
    await db.transaction((sql) => forgiveCardTry(sql, tried))
    const { id, lastDigits, balanceCents } = card
    if (balanceCents === 0) return refuse({ kind: 'gift-card-empty' })
    return accept({ id, lastDigits, balanceCents })
  }
}
