import { describe, expect, it } from 'vitest'
import { findLink, linkCookies, linkOf } from './link-cookie.ts'

const FACTS = { path: '/de/login/', isSecure: true, cookies: null }
const HASH = [['hash', 'a secret; of=a&mail']] as const

/** As a browser sends it back. */
function sent(cookies: readonly string[]): string {
  return ['shop=de', ...cookies.map((cookie) => cookie.split(';', 1)[0])].join('; ')
}

describe('the cookie of a link', () => {
  it('is sent to its page only, and no script reads it', () => {
    expect(linkCookies(HASH, FACTS)).toEqual([
      expect.stringMatching(
        /^saum-link-[\w-]{16}=hash=a\+secret%3B\+of%3Da%26mail; HttpOnly; Max-Age=7200; Path=\/de\/login\/; SameSite=Lax; Secure$/,
      ),
    ])
  })

  it('is found again by what the address says, which tells no secret', () => {
    const link = linkOf(HASH)

    expect(link).toMatch(/^hash\.[\w-]{16}$/)
    expect(findLink(link, sent(linkCookies(HASH, FACTS)))).toEqual(HASH)
  })

  it('belongs to one link: another tab keeps its own', () => {
    const [one, other] = [[['order', 'one']], [['order', 'other']]] as const
    const cookies = sent([...linkCookies(one, FACTS), ...linkCookies(other, FACTS)])

    expect(findLink(linkOf(one), cookies)).toEqual(one)
    expect(findLink(linkOf(other), cookies)).toEqual(other)
  })

  it('names what is missing where the browser holds it no longer', () => {
    const pairs = [
      ['order', 'x'],
      ['receipt', 'y'],
    ] as const

    expect(findLink(linkOf(pairs), 'shop=de')).toEqual([
      ['order', ''],
      ['receipt', ''],
    ])
    expect(findLink('geheim', 'saum-link-=x')).toEqual([])
    expect(findLink(`order.${'x'.repeat(400)}`, null)).toEqual([])
  })

  it('is not kept for what is longer than any secret of ours', () => {
    expect(linkCookies([['hash', 'x'.repeat(600)]], FACTS)).toEqual([])
  })

  it('ends those before it when there are many', () => {
    const kept = Array.from({ length: 8 }, (_, index) => `saum-link-${index}=order=${index}`)
    const cookies = linkCookies(HASH, { ...FACTS, cookies: kept.join('; ') })

    expect(cookies.filter((cookie) => cookie.includes('Max-Age=0'))).toHaveLength(8)
    expect(cookies.at(-1)).toContain('Max-Age=7200')
  })
})
