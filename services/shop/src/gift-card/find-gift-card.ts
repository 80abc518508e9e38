import type { Shop } from '@saum/domain/shops'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Database } from '../database/database.ts'
import { countAttempt } from '../session/attempts.ts'
import { createFewAtOnce } from '../session/few-at-once.ts'
import { hashCardNumber, hashCardPin, isSameHash, toCardDigits } from './gift-card-hash.ts'
import { findGiftCardByNumber, type KeptGiftCard } from './gift-card-storage.ts'

const HOUR_MS = 60 * 60 * 1000
/** Of one shopper, of one network, and at one card whoever tries. */
const TRIES_PER_HOUR = { basket: 10, client: 30, card: 10 }
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

  /** Counted before anything is known, or many guesses at once would all be the first. */
  async function mayTry(attempt: CardTry, digits: string): Promise<boolean> {
    const { basketKey, clientKey } = attempt
    const subjects: [string, number][] = [
      [`gift-card:basket:${basketKey}`, TRIES_PER_HOUR.basket],
      [`gift-card:card:${digits}`, TRIES_PER_HOUR.card],
    ]
    if (clientKey !== null) subjects.push([`gift-card:client:${clientKey}`, TRIES_PER_HOUR.client])
    return db.transaction(async (sql) => {
      const allowed: boolean[] = []
      for (const [subject, limit] of subjects) {
        allowed.push(await countAttempt(sql, { subject, limit, windowMs: HOUR_MS, now: now() }))
      }
      return allowed.every(Boolean)
    })
  }

  return async function findGiftCard(attempt) {
    const digits = toCardDigits(attempt.number)
    const pin = toCardDigits(attempt.pin)
    if (!(await mayTry(attempt, digits))) return refuse({ kind: 'too-many-requests' })
    const hashes = await inTurn(() =>
      Promise.all([hashCardNumber(digits), hashCardPin(digits, pin)]),
    )
    if (hashes === null) return refuse({ kind: 'too-many-requests' })
    const [numberHash, pinHash] = hashes
    const card = await findGiftCardByNumber(db.sql, numberHash, attempt.shop.currency)
    const isRight = isSameHash(pinHash, card?.pinHash ?? NO_HASH)
    if (card === null || !isRight) return refuse({ kind: 'gift-card-not-found' })
    const { id, lastDigits, balanceCents } = card
    if (balanceCents === 0) return refuse({ kind: 'gift-card-empty' })
    return accept({ id, lastDigits, balanceCents })
  }
}
