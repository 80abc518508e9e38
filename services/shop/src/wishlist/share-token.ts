import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** What only the link knows; the database keeps its hash. */
export function newShareToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

export function hashShareToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
