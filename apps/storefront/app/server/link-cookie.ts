import { createHash } from 'node:crypto'

/** Names the cookie of a link in the address; tells nothing without that cookie. */
export const LINK_NAME = 'link'

type Pairs = readonly (readonly [name: string, value: string])[]

const PREFIX = 'saum-link-'
/** Long enough to read a page opened from a mail; the mail opens it again. */
const MAX_AGE_SECONDS = 2 * 60 * 60
/** Longer than any token of ours. */
const MAX_LENGTH = 512
const MAX_KEPT = 8
const LINK = /^([a-z]{1,20}(?:-[a-z]{1,20})*)\.([\w-]{16})$/

interface CookieFacts {
  /** Of the page; the cookie is sent to it and to what lies below it. */
  path: string
  isSecure: boolean
  /** The cookies of the request. */
  cookies: string | null
}

/** What the address says instead of its secrets: their names, and which cookie holds them. */
export function linkOf(secrets: Pairs): string {
  const names = secrets.map(([name]) => name).join('-')
  return `${names}.${createHash('sha256').update(writePairs(secrets)).digest('base64url').slice(0, 16)}`
}

/** Cookies that keep the secrets of a link for its page; the oldest ones end when there are many. */
export function linkCookies(secrets: Pairs, facts: CookieFacts): string[] {
  const kept = [...keptLinks(facts.cookies).keys()]
  const ended = kept.length < MAX_KEPT ? [] : kept.map((key) => cookie(key, '', facts))
  const value = writePairs(secrets)
  // Nothing of ours is that long: it opens nothing, so it need not be kept.
  if (value.length > MAX_LENGTH) return ended
  return [...ended, cookie(keyOf(linkOf(secrets)), value, facts)]
}

/** The secrets of a link; each is empty where this browser holds them no longer. */
export function findLink(link: string, cookies: string | null): Pairs {
  const [, names = ''] = LINK.exec(link) ?? []
  if (names === '') return []
  const value = keptLinks(cookies).get(keyOf(link)) ?? ''
  const kept = new URLSearchParams(value)
  return names.split('-').map((name) => [name, kept.get(name) ?? ''] as const)
}

function keyOf(link: string): string {
  return LINK.exec(link)?.[2] ?? ''
}

function keptLinks(cookies: string | null): ReadonlyMap<string, string> {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim())
  return new Map(
    pairs
      .filter((pair) => pair.startsWith(PREFIX))
      .map((pair) => [
        pair.slice(PREFIX.length).split('=', 1)[0]!,
        pair.slice(pair.indexOf('=') + 1),
      ]),
  )
}

function cookie(key: string, value: string, { path, isSecure }: CookieFacts): string {
  const age = value === '' ? 0 : MAX_AGE_SECONDS
  const secure = isSecure ? '; Secure' : ''
  return `${PREFIX}${key}=${value}; HttpOnly; Max-Age=${age}; Path=${path}; SameSite=Lax${secure}`
}

function writePairs(secrets: Pairs): string {
  return new URLSearchParams(secrets.map(([name, value]) => [name, value])).toString()
}
