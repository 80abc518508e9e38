import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import {
  countOneMore,
  forgetAttempts,
  holdBack,
  takeBackAttempt,
  waitForAttempt,
  waitOfHold,
} from './attempts.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Without any waiting; then after each more there is a longer one. */
const FREE_TRIES = 5
/** While somebody guesses at an account from everywhere, strangers wait after the first already. */
const FREE_TRIES_UNDER_ATTACK = 1
const LONGEST_WAIT_MS = 15 * MINUTE_MS
const REMEMBERED_MS = 24 * HOUR_MS
/** At all accounts of all shops together. */
const PER_NETWORK = { limit: 50, windowMs: 15 * MINUTE_MS }
/** From everywhere together; more is no mistyping. */
const PER_ACCOUNT = { limit: 20, windowMs: HOUR_MS }

export interface LoginTry {
  shopId: ShopId
  email: string
  /** From which network; `null` where nobody knows. */
  clientKey: string | null
  /** A session in which this very customer is logged in already; strangers' tries do not concern it. */
  device: string | null
  now: number
}

/**
 * Counts one more try; milliseconds until the next is allowed, 0 for one that is. Whoever guesses only ever
 * holds back their own network: nobody can be kept out of their account by others.
 */
export async function countLogin(sql: Sql, attempt: LoginTry): Promise<number> {
  const { clientKey, device, now } = attempt
  const pair = pairOf(attempt)
  const { attempts: tries } = await countOneMore(sql, {
    subject: pair,
    windowMs: REMEMBERED_MS,
    now,
  })
  const heldMs = await waitOfHold(sql, { subject: `${pair}:hold`, now })
  if (heldMs > 0) {
    await takeBackAttempt(sql, pair)
    return heldMs
  }
  const isAttacked = device === null && (await countOnAccount(sql, attempt)) > 0
  const waitMs = risingWaitMs(tries - (isAttacked ? FREE_TRIES_UNDER_ATTACK : FREE_TRIES))
  if (waitMs > 0) await holdBack(sql, `${pair}:hold`, now + waitMs)
  if (clientKey === null || device !== null) return 0
  return waitForAttempt(sql, { subject: networkOf(clientKey), ...PER_NETWORK, now })
}

/** The password was right: what went wrong before it counts no more. */
export async function forgetLogins(sql: Sql, attempt: LoginTry): Promise<void> {
  const pair = pairOf(attempt)
  await forgetAttempts(sql, pair)
  await forgetAttempts(sql, `${pair}:hold`)
  if (attempt.device !== null) return
  await takeBackAttempt(sql, accountOf(attempt))
  if (attempt.clientKey !== null) await takeBackAttempt(sql, networkOf(attempt.clientKey))
}

/** 1, 2, 4, 8 and then 15 minutes. */
export function risingWaitMs(triesBeyond: number): number {
  if (triesBeyond < 0) return 0
  return Math.min(LONGEST_WAIT_MS, 2 ** Math.min(triesBeyond, 10) * MINUTE_MS)
}

function countOnAccount(sql: Sql, attempt: LoginTry): Promise<number> {
  return waitForAttempt(sql, { subject: accountOf(attempt), ...PER_ACCOUNT, now: attempt.now })
}

/** Who tries at what: one account from one network, or from a device of its customer. */
function pairOf({ shopId, email, clientKey, device }: LoginTry): string {
  return `login:${shopId}:${email}:${device ?? clientKey ?? ''}`
}

function accountOf({ shopId, email }: LoginTry): string {
  return `login-account:${shopId}:${email}`
}

function networkOf(clientKey: string): string {
  return `login-network:${clientKey}`
}
