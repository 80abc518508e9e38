import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a token is good for; one made for something else opens nothing. */
export type TokenPurpose = 'cbd' | 'order' | 'paper' | 'receipt'

type TokenData = Record<string, unknown>

export interface Tokens {
  sign(purpose: TokenPurpose, data: TokenData, expiresAt: number): string
  /** `null` for whatever we did not sign for this purpose, and for what has expired. */
  open(purpose: TokenPurpose, token: string, now: number): TokenData | null
}

/** Longer than any of ours; nothing is computed for more. */
const MAX_LENGTH = 1024
const SIGNATURE = /^[\w-]{43}$/

/** `payload.signature`, both base64url: what it says can be read by who holds it, but not be changed. */
export function createTokens(secret: string): Tokens {
  return {
    sign(purpose, data, expiresAt) {
      const payload = Buffer.from(JSON.stringify({ ...data, exp: expiresAt })).toString('base64url')
      return `${payload}.${signatureOf(secret, `${purpose}.${payload}`)}`
    },
    open(purpose, token, now) {
      const payload = verifiedPart(token, (part) => signatureOf(secret, `${purpose}.${part}`))
      if (payload === null) return null
      // Nobody else could have signed it, so it is what `sign` has written.
      const { exp, ...data } = JSON.parse(fromBase64Url(payload)) as TokenData & { exp: number }
      return exp > now ? data : null
    },
  }
}

/** What stands before the last dot, where the signature behind it is the one it should have. */
export function verifiedPart(token: string, expectedFor: (part: string) => string): string | null {
  if (token.length > MAX_LENGTH) return null
  const end = token.lastIndexOf('.')
  const signature = token.slice(end + 1)
  if (end <= 0 || !SIGNATURE.test(signature)) return null
  const part = token.slice(0, end)
  const isOurs = timingSafeEqual(Buffer.from(expectedFor(part)), Buffer.from(signature))
  return isOurs ? part : null
}

export function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

export function fromBase64Url(text: string): string {
  return Buffer.from(text, 'base64url').toString()
}
