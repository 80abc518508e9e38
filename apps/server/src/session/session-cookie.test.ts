import { describe, expect, it } from 'vitest'
import {
  endedSessionCookies,
  findSessionCookie,
  newSessionToken,
  sessionCookies,
  sessionKeyOf,
} from './session-cookie.ts'

const SECURE = { shopId: 10_028, isSecure: true }
const PLAIN = { shopId: 10_028, isSecure: false }

describe('the cookie of a session', () => {
  it('holds a secret of 256 random bits, another one each time', () => {
    const tokens = Array.from({ length: 100 }, newSessionToken)

    expect(new Set(tokens).size).toBe(100)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })

  it('is for one shop, out of reach of scripts, and tells them only that it is there', () => {
    const token = newSessionToken()
    const today = Math.floor(Date.now() / 86_400_000)

    expect(sessionCookies(10_028, token, true)).toEqual([
      `__Host-$session-10028=${token}.${today}; HttpOnly; Max-Age=2419200; Path=/; SameSite=Lax; Secure`,
      'saum-has-session-10028=1; Max-Age=2419200; Path=/; SameSite=Lax; Secure',
    ])
    expect(sessionCookies(10_028, token, false)[0]).toBe(
      `$session-10028=${token}.${today}; HttpOnly; Max-Age=2419200; Path=/; SameSite=Lax`,
    )
  })

  it('says whether it has been sent today already', () => {
    const token = newSessionToken()
    const [cookie = ''] = sessionCookies(10_028, token, true)

    const yesterday = cookie.replace(/\.(\d+);/, (_, day) => `.${Number(day) - 1};`)
    expect(findSessionCookie(cookie, SECURE)).toEqual({ token, isOfToday: true })
    expect(findSessionCookie(yesterday, SECURE)).toEqual({ token, isOfToday: false })
  })

  it('is taken back together with what tells that it is there', () => {
    expect(endedSessionCookies(10_028, true)).toEqual([
      '__Host-$session-10028=; HttpOnly; Max-Age=0; Path=/; SameSite=Lax; Secure',
      'saum-has-session-10028=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    ])
    expect(endedSessionCookies(10_028, false).join('\n')).not.toContain('Secure')
  })

  it('is found among others', () => {
    const token = newSessionToken()
    const cookies = `shop=de; $session-10029=${newSessionToken()}; $session-10028=${token}; a=b`

    expect(findSessionCookie(cookies, PLAIN)).toEqual({ token, isOfToday: false })
  })

  it.each([
    ['the plain name', '$session-10028'],
    ['another spelling', '__host-$session-10028'],
    ['a blank that only we would take away', '\u00a0__Host-$session-10028'],
    ['two spaces', '  __Host-$session-10028'],
    ['a tab', '\t__Host-$session-10028'],
    ['another prefix', '__Secure-$session-10028'],
  ])('is none over https under %s: other hosts may have set that', (_, name) => {
    const own = newSessionToken()
    const planted = `${name}=${newSessionToken()}`

    expect(findSessionCookie(planted, SECURE)).toBeNull()
    expect(findSessionCookie(`shop=de; ${planted}`, SECURE)).toBeNull()
    expect(findSessionCookie(`${planted}; __Host-$session-10028=${own}`, SECURE)?.token).toBe(own)
  })

  it.each([
    ['no cookies', null],
    ['no value', '$session-10028='],
    ['too short a value', `$session-10028=${'a'.repeat(42)}`],
    ['too long a value', `$session-10028=${'a'.repeat(44)}`],
    ['a day that is none', `$session-10028=${'a'.repeat(43)}.x`],
    ['a day beyond all days', `$session-10028=${'a'.repeat(43)}.${'9'.repeat(400)}`],
    ['other signs', `$session-10028=${'.'.repeat(43)}`],
    ['quotes', `$session-10028="${'a'.repeat(43)}"`],
    ['a longer name', `x$session-10028=${'a'.repeat(43)}`],
    ['the cookie of another shop', `$session-10029=${'a'.repeat(43)}`],
    ['a header of nothing', ';;=;'],
  ])('is none with %s', (_, cookies) => {
    expect(findSessionCookie(cookies, PLAIN)).toBeNull()
  })

  it('is not told by the key the services know', () => {
    const token = newSessionToken()

    expect(sessionKeyOf(token)).toMatch(/^[\da-f]{64}$/)
    expect(sessionKeyOf(token)).not.toContain(token)
    expect(sessionKeyOf(token)).toBe(sessionKeyOf(token))
  })
})
