import { networkKeyOf } from '@saum/contract/client-key'
import type { Sql } from '../database/database.ts'
import { countAttempt, countOneMore, takeBackAttempt } from '../session/attempts.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** At whatever cards: of one shopper, and from one address. */
const PER_BASKET = { limit: 10, windowMs: HOUR_MS }
const PER_CLIENT = { limit: 30, windowMs: HOUR_MS }
/** At one card from one network. */
const PER_NETWORK = { limit: 10, windowMs: HOUR_MS }

/**
 * A card that was tried in vain more often than this in a day is being guessed. From then on each network has a
 * few tries a day for it: never none, or strangers could keep the owner from the card.
 *
 * A PIN has six digits, so that guessing takes 500,000 tries on average, for one card whose sixteen digits are
 * known. An attacker with `n` networks has at most 20 + 2n tries a day: with 12 networks it takes 31 years, with
 * 1,000 networks eight months.
 */
const UNGUARDED_TRIES = 20
const PER_NETWORK_GUARDED = { limit: 2, windowMs: DAY_MS }

export interface CardTry {
  /** Of the number. */
  digits: string
  basketKey: string
  /** `null` where it is not known. */
  clientKey: string | null
}

/** Counts one more try and says whether it is allowed. Too many tries block only the network they come from. */
export async function countCardTry(sql: Sql, attempt: CardTry, now: number): Promise<boolean> {
  const { basket, client, card, network, guarded } = subjectsOf(attempt)
  if (!(await countAttempt(sql, { subject: basket, ...PER_BASKET, now }))) return false
  if (client !== null && !(await countAttempt(sql, { subject: client, ...PER_CLIENT, now }))) {
    return false
  }
  if (!(await countAttempt(sql, { subject: network, ...PER_NETWORK, now }))) return false
  const { attempts } = await countOneMore(sql, { subject: card, windowMs: DAY_MS, now })
  if (attempts <= UNGUARDED_TRIES) return true
  return countAttempt(sql, { subject: guarded, ...PER_NETWORK_GUARDED, now })
}

/** Number and PIN were right: that was no guess. */
export async function forgiveCardTry(sql: Sql, attempt: CardTry): Promise<void> {
  for (const subject of Object.values(subjectsOf(attempt))) {
    if (subject !== null) await takeBackAttempt(sql, subject)
  }
}

function subjectsOf({ digits, basketKey, clientKey }: CardTry) {
  const pair = `${digits}:${clientKey === null ? '' : networkKeyOf(clientKey)}`
  return {
    basket: `gift-card:basket:${basketKey}`,
    client: clientKey === null ? null : `gift-card:client:${clientKey}`,
    card: `gift-card:card:${digits}`,
    network: `gift-card:network:${pair}`,
    guarded: `gift-card:guarded:${pair}`,
  }
}
