import { createHash, randomUUID } from 'node:crypto'

/** The key of a session nobody else has. */
export function aSessionKey(): string {
  return createHash('sha256').update(randomUUID()).digest('hex')
}
