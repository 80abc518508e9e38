import { argon2Sync, createHash } from 'node:crypto'

/** What OWASP asks of argon2id where logins are many: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const ARGON2_VERSION = 19

/**
 * The hash as a PHC string. The salt is drawn from the owner instead of chance, so that the range
 * comes out the same every time; that is only right for a password that is public anyway.
 */
export function demoPasswordHash(password: string, owner: string): string {
  const nonce = createHash('sha256').update(owner).digest().subarray(0, 16)
  const tag = argon2Sync('argon2id', { message: password, nonce, ...COST })
  const settings = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`
  return `$argon2id$v=${ARGON2_VERSION}$${settings}$${unpadded(nonce)}$${unpadded(tag)}`
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '')
}
