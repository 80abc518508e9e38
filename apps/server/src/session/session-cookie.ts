import { createHash, randomBytes } from 'node:crypto'
import { SESSION_DAYS } from '@saum/domain/visitor-days'

const TOKEN_BYTES = 32
/** The secret, and the day it was last sent; whoever makes up a day only gets the cookie again. */
const VALUE = /^([\w-]{43})(?:\.(\d{1,6}))?$/
const DAY_MS = 24 * 60 * 60 * 1000
const SESSION_SECONDS = (SESSION_DAYS * DAY_MS) / 1000

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

interface Asked {
  shopId: number
  /** Whether shoppers reach us by https. */
  isSecure: boolean
}

/**
 * The visitor's cookie in one shop. Over https only the name that browsers accept from this host alone
 * counts: a cookie with the plain name may have been planted by a neighbouring host or over plain http.
 */
export function findSessionCookie(
  cookies: string | null | undefined,
  { shopId, isSecure }: Asked,
): SessionCookie | null {
  if (!cookies) return null
  const name = `${cookieName(shopId, isSecure)}=`
  for (const part of cookies.split(';')) {
    // Browsers put one space between cookies. Other blanks belong to the name of a foreign cookie.
    const cookie = part.startsWith(' ') ? part.slice(1) : part
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
  const attributes = `Max-Age=${SESSION_SECONDS}; Path=/; SameSite=Lax${secure}`
  return [
    `${cookieName(shopId, isSecure)}=${token}.${today()}; HttpOnly; ${attributes}`,
    `saum-has-session-${shopId}=1; ${attributes}`,
  ]
}

/** What makes a browser forget both. */
export function endedSessionCookies(shopId: number, isSecure: boolean): string[] {
  const secure = isSecure ? '; Secure' : ''
  const attributes = `Max-Age=0; Path=/; SameSite=Lax${secure}`
  return [
    `${cookieName(shopId, isSecure)}=; HttpOnly; ${attributes}`,
    `saum-has-session-${shopId}=; ${attributes}`,
  ]
}

function today(): number {
  return Math.floor(Date.now() / DAY_MS)
}

/** Browsers take `__Host-` over https only, from this very host, for all of its paths. */
function cookieName(shopId: number, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}$session-${shopId}`
}
