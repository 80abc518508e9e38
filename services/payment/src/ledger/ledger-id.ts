import { randomUUID } from 'node:crypto'

/** Nobody guesses one; its beginning says what it is of. */
export function newId(kind: 'pay' | 'ref' | 'man'): string {
  return `${kind}_${randomUUID().replaceAll('-', '')}`
}
