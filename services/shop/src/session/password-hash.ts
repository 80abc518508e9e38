import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`, as other systems write it too. */
const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z\d+/]{11,86})\$([A-Za-z\d+/]{16,86})$/
/** Whoever hands over dearer hashes would make every login of theirs a burden for all. */
const MAX_MEMORY_KIB = 262_144
const MAX_PASSES = 16
const MAX_LANES = 16

export type PasswordCost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>

/** What OWASP asks for: tens of milliseconds and 19 MiB for every guess. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32

interface PasswordHash {
  cost: PasswordCost
  salt: Buffer
  tag: Buffer
}

/**
 * Whether it is the password. Without a hash, or with one that is not understood, it never is, and that
 * takes as long to find out. Other work goes on meanwhile.
 */
export async function isPassword(
  password: string,
  hash: string | null,
  usualCost = PASSWORD_COST,
): Promise<boolean> {
  const known = hash === null ? null : parsePasswordHash(hash)
  const { cost, salt, tag } = known ?? withoutPassword(usualCost)
  const parameters = { message: password, nonce: salt, tagLength: tag.length, ...cost }
  const derived = await derive('argon2id', parameters)
  return timingSafeEqual(derived, tag) && known !== null
}

/** A hash that no password has; comparing with it takes as long as with any other. */
function withoutPassword(cost: PasswordCost): PasswordHash {
  return { cost, salt: Buffer.alloc(SALT_BYTES), tag: Buffer.alloc(TAG_BYTES) }
}

/** As `isPassword` takes it; other work goes on meanwhile. */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const parameters = { message: password, nonce: salt, tagLength: TAG_BYTES, ...cost }
  const tag = await derive('argon2id', parameters)
  const settings = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`
  return `$argon2id$v=19$${settings}$${unpadded(salt)}$${unpadded(tag)}`
}

/** Whether it was made at another cost than today's; one that cannot be parsed has no password. */
export function isCostOutdated(hash: string, cost = PASSWORD_COST): boolean {
  const known = parsePasswordHash(hash)
  if (known === null) return false
  const { memory, passes, parallelism } = known.cost
  return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

function parsePasswordHash(text: string): PasswordHash | null {
  const [, memory, passes, lanes, salt = '', tag = ''] = PHC.exec(text) ?? []
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(lanes) }
  const isPayable =
    cost.memory <= MAX_MEMORY_KIB && cost.passes <= MAX_PASSES && cost.parallelism <= MAX_LANES
  const isPossible =
    cost.passes >= 1 && cost.parallelism >= 1 && cost.memory >= 8 * cost.parallelism
  if (!isPayable || !isPossible) return null
  return { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}
