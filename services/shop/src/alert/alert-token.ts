import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** What only the mail knows; the database keeps its hash. */
export function newAlertToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

export function hashAlertToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
