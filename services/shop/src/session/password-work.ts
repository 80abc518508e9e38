import { createFewAtOnce } from './few-at-once.ts'
import { hashPassword, isCostOutdated, isPassword, type PasswordCost } from './password-hash.ts'

/** Each takes megabytes and a thread that files and compression need as well. */
const AT_ONCE = { atOnce: 2, waiting: 50 }
/** After which there is room again where too many are at it. */
export const BUSY_MS = 60_000

/** Comparing and hashing passwords, a few at a time; `null` where too many wait already. */
export interface PasswordWork {
  /** Without a hash it never is, and that takes as long to find out. */
  isRight(password: string, hash: string | null): Promise<boolean | null>
  hash(password: string): Promise<string | null>
  /** Whether it should be made anew, at today's cost. */
  isOutdated(hash: string): boolean
}

export function createPasswordWork(cost?: PasswordCost): PasswordWork {
  const inTurn = createFewAtOnce(AT_ONCE)
  return {
    isRight: (password, hash) => inTurn(() => isPassword(password, hash, cost)),
    hash: (password) => inTurn(() => hashPassword(password, cost)),
    isOutdated: (hash) => isCostOutdated(hash, cost),
  }
}
