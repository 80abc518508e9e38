import { randomBytes } from 'node:crypto'

/** Easy to read out: 80 bits without letters that look alike. */
export function newConfirmationId(): string {
  const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  const text = [...randomBytes(16)].map((byte) => signs[byte % signs.length]).join('')
  return (text.match(/.{4}/g) ?? []).join('-')
}
