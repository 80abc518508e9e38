import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/
const FOUR_WEEKS_SECONDS = 28 * 24 * 60 * 60

/** A secret only its cookie holds. */
export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** By this the services know the visitor: who reads it there cannot make the cookie from it. */
export function sessionKeyOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The visitor's token in one shop; what is not one of ours counts as none. */
export function sessionTokenOf(cookies: string | null | undefined, shopId: number): string | null {
  if (!cookies) return null
  const name = `${cookieName(shopId)}=`
  for (const part of cookies.split(';')) {
    const cookie = part.trim()
    if (!cookie.startsWith(name)) continue
    const token = cookie.slice(name.length)
    if (TOKEN.test(token)) return token
  }
  return null
}

/**
 * The cookie itself, and beside it a hint scripts may read: who has no session need not ask for a
 * basket.
 */
export function sessionCookies(shopId: number, token: string, isSecure: boolean): string[] {
  const secure = isSecure ? '; Secure' : ''
  const attributes = `Max-Age=${FOUR_WEEKS_SECONDS}; Path=/; SameSite=Lax${secure}`
  return [
    `${cookieName(shopId)}=${token}; HttpOnly; ${attributes}`,
    `saum-has-session-${shopId}=1; ${attributes}`,
  ]
}

function cookieName(shopId: number): string {
  return `$session-${shopId}`
}
