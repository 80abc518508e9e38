import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
/** The secret, and the day it was last sent; whoever makes up a day only gets the cookie again. */
const VALUE = /^([\w-]{43})(?:\.(\d{1,6}))?$/
const FOUR_WEEKS_SECONDS = 28 * 24 * 60 * 60
const DAY_MS = 24 * 60 * 60 * 1000

export interface SessionCookie {
  token: string
  /** Sent again today already: it need not be prolonged. */
  isOfToday: boolean
}

/** A secret only its cookie holds. */
export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** By this the services know the visitor: who reads it there cannot make the cookie from it. */
export function sessionKeyOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The visitor's cookie in one shop; what is not one of ours counts as none. */
export function findSessionCookie(
  cookies: string | null | undefined,
  shopId: number,
): SessionCookie | null {
  if (!cookies) return null
  const name = `${cookieName(shopId)}=`
  for (const part of cookies.split(';')) {
    const cookie = part.trim()
    if (!cookie.startsWith(name)) continue
    const [, token, day] = VALUE.exec(cookie.slice(name.length)) ?? []
    if (token !== undefined) return { token, isOfToday: Number(day) === today() }
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
    `${cookieName(shopId)}=${token}.${today()}; HttpOnly; ${attributes}`,
    `saum-has-session-${shopId}=1; ${attributes}`,
  ]
}

/** What makes a browser forget both. */
export function endedSessionCookies(shopId: number, isSecure: boolean): string[] {
  const secure = isSecure ? '; Secure' : ''
  const attributes = `Max-Age=0; Path=/; SameSite=Lax${secure}`
  return [
    `${cookieName(shopId)}=; HttpOnly; ${attributes}`,
    `saum-has-session-${shopId}=; ${attributes}`,
  ]
}

function today(): number {
  return Math.floor(Date.now() / DAY_MS)
}

function cookieName(shopId: number): string {
  return `$session-${shopId}`
}
