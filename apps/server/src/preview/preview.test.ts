import { describe, expect, it } from 'vitest'
import type { RequestFacts } from '@saum/contract/storefront'
import { createTestApp, htmlPage } from '../test-app.ts'
import { createPreviewCookies } from './preview-cookie.ts'

const SECRET = 'kX9-the-right-one-77'
const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=60' }
const HOUR_MS = 3_600_000

function aShop({
  env,
  hasDrafts = true,
}: { env?: Record<string, string>; hasDrafts?: boolean } = {}) {
  let now = Date.parse('2026-11-16T10:00:00Z')
  const seen: RequestFacts[] = []
  const app = createTestApp({
    ...(hasDrafts ? { previewSecret: SECRET } : {}),
    ...(env ? { env } : {}),
    now: () => now,
    storefront: (_, facts) => {
      seen.push(facts)
      return htmlPage(facts.preview ? 'the draft' : 'as published', SHARED)
    },
  })

  async function enter(): Promise<string> {
    const response = await app.fetch(`/de/?editorMode=true&previewSecret=${SECRET}`)
    return response.headers.get('set-cookie')?.split(';')[0] ?? ''
  }

  async function read(path: string, cookie = '') {
    const response = await app.fetch(path, cookie ? { headers: { cookie } } : {})
    return { response, text: await response.text() }
  }

  return { app, seen, enter, read, wait: (ms: number) => void (now += ms) }
}

describe('a preview', () => {
  it('is opened by the secret, which leaves the address at once', async () => {
    const { app, enter, read } = aShop()

    const response = await app.fetch(`/de/lieferung/?editorMode=true&a=b&previewSecret=${SECRET}`)

    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/de/lieferung/?editorMode=true&a=b')
    expect(response.headers.get('set-cookie')).toMatch(
      /^saum-preview=\d{10}\.[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect((await read('/de/?editorMode=true', await enter())).text).toContain('the draft')
  })

  it('has a cookie that only https and only this host may set where there is https', async () => {
    const { app } = aShop({ env: { PUBLIC_ORIGIN: 'https://www.saum.example' } })

    const response = await app.fetch(`/de/?editorMode=true&previewSecret=${SECRET}`)

    expect(response.headers.get('set-cookie')).toMatch(/^__Host-saum-preview=.*; Secure$/)
  })

  it('is for requests that ask for it: without the parameter the page is the published one', async () => {
    const { enter, read } = aShop()
    const cookie = await enter()

    expect((await read('/de/', cookie)).text).toContain('as published')
    expect((await read('/de/?editorMode=false', cookie)).text).toContain('as published')
    expect((await read('/de/_.data?editorMode=true', cookie)).text).toContain('the draft')
  })

  it('is shared with nobody: neither its page nor its address is kept, listed or told', async () => {
    const { enter, read, seen } = aShop()
    const cookie = await enter()
    await read('/de/?editorMode=true', cookie)

    const { response, text } = await read('/de/?editorMode=true')
    expect(text).toContain('as published')
    for (const { response: one } of [{ response }, await read('/de/?editorMode=true', cookie)]) {
      expect(one.headers.get('cache-control')).toBe('private, no-store')
      expect(one.headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(one.headers.get('referrer-policy')).toBe('strict-origin')
      expect(one.headers.has('etag')).toBe(false)
    }
    expect((await read('/de/')).text).toContain('as published')
    expect((await read('/de/', cookie)).text).toContain('as published')
    expect(seen.filter(({ preview }) => preview !== null)).toHaveLength(2)
  })

  it.each<[string, (valid: string) => string]>([
    ['a forged signature', (valid) => valid.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))],
    ['a later end', (valid) => valid.replace(/=(\d{10})/, (_, end) => `=${Number(end) + 60}`)],
    ['no signature', (valid) => valid.replace(/\..*/, '.')],
    [
      'one of another secret',
      () =>
        createPreviewCookies('other', false)
          .issue(Date.parse('2026-11-16T10:00:00Z'))
          .split(';')[0] ?? '',
    ],
    ['nonsense', () => 'saum-preview=1'],
  ])('is closed to a cookie with %s', async (_, change) => {
    const { enter, read } = aShop()

    const { text, response } = await read('/de/?editorMode=true', change(await enter()))

    expect(text).toContain('as published')
    expect(response.status).toBe(200)
  })

  it('ends after eight hours', async () => {
    const { enter, read, wait } = aShop()
    const cookie = await enter()

    wait(8 * HOUR_MS - 1000)
    expect((await read('/de/?editorMode=true', cookie)).text).toContain('the draft')
    wait(2000)
    expect((await read('/de/?editorMode=true', cookie)).text).toContain('as published')
  })

  it('does not exist where there are no drafts: the parameter only keeps caches away', async () => {
    const { app, read } = aShop({ hasDrafts: false })

    const { response, text } = await read(`/de/?editorMode=true&previewSecret=${SECRET}`)

    expect(response.status).toBe(200)
    expect(text).toContain('as published')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(app.cache.find('/de/')).toBeNull()
  })
})

describe('a preview secret that is guessed', () => {
  it('gets a page that says what to do, in the language of the shop', async () => {
    const { read } = aShop()

    const { response, text } = await read('/fr-ch/?editorMode=true&previewSecret=wrong')

    expect(response.status).toBe(403)
    expect(response.headers.has('set-cookie')).toBe(false)
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(text).toContain('saum content preview-link')
    expect(text).toContain('Demandez-en un nouveau')
    expect(text).not.toContain('wrong')
  })

  it('is slowed after a few, longer with each', async () => {
    const { read, wait } = aShop()
    const guess = () => read('/de/?editorMode=true&previewSecret=wrong')
    for (let index = 0; index < 5; index += 1) expect((await guess()).response.status).toBe(403)

    const first = (await guess()).response
    const second = (await guess()).response

    expect([first.status, second.status]).toEqual([429, 429])
    const waits = [first, second].map(({ headers }) => Number(headers.get('retry-after')))
    expect(waits[1]).toBeGreaterThan(waits[0] ?? 0)
    wait(HOUR_MS)
    expect((await guess()).response.status).toBe(403)
  })

  it('keeps nobody out who has the right one, and that one is no guess', async () => {
    const { enter, read } = aShop()
    const guess = () => read('/de/?editorMode=true&previewSecret=wrong')
    for (let index = 0; index < 20; index += 1) await guess()

    for (let index = 0; index < 20; index += 1) expect(await enter()).toContain('saum-preview=')
    expect((await guess()).response.status).toBe(429)
  })

  it('is in no line of the log, right or wrong', async () => {
    const { app, enter, read } = aShop()
    await enter()
    await read('/de/?editorMode=true&previewSecret=almost-right')

    const lines = app.logLines.map((line) => JSON.stringify(line))
    expect(lines.some((line) => line.includes('A preview was refused'))).toBe(true)
    for (const line of lines) {
      expect(line).not.toContain(SECRET)
      expect(line).not.toContain('almost-right')
    }
  })
})

describe('leaving a preview', () => {
  it('takes the cookie and leads to the clean address', async () => {
    const { app } = aShop()
    const body = new URLSearchParams({ to: '/de/lieferung/?editorMode=true&a=b&previewDate=x' })

    const response = await app.fetch('/preview/leave', { method: 'POST', body })

    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/de/lieferung/?a=b')
    expect(response.headers.get('set-cookie')).toMatch(/^saum-preview=; Max-Age=0; Path=\//)
  })

  it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', '', '/a%0d%0ab\r\nc'])(
    'never leads to another site: %j',
    async (to) => {
      const { app } = aShop()

      const response = await app.fetch(`/preview/leave?to=${encodeURIComponent(to)}`)

      expect(response.headers.get('location')).toBe('/')
    },
  )

  it('is not done by another site', async () => {
    const { app } = aShop()

    const response = await app.fetch('/preview/leave?to=/de/', {
      headers: { 'sec-fetch-site': 'cross-site' },
    })

    expect(response.headers.has('set-cookie')).toBe(false)
  })
})

describe('the moment of a preview', () => {
  it.each([
    ['', '2026-11-16T10:00:00.000Z', 'now'],
    ['2026-12-01', '2026-12-01T11:00:00.000Z', 'chosen'],
    ['2026-07-01', '2026-07-01T10:00:00.000Z', 'chosen'],
    ['2026-12-01T08:30', '2026-12-01T07:30:00.000Z', 'chosen'],
    ['2026-12-01T08:30:00Z', '2026-12-01T08:30:00.000Z', 'chosen'],
    ['2026-02-30', '2026-11-16T10:00:00.000Z', 'unreadable'],
    ['2026-12-01T25:00', '2026-11-16T10:00:00.000Z', 'unreadable'],
    ['9999-12-01', '2026-11-16T10:00:00.000Z', 'unreadable'],
    ['morgen', '2026-11-16T10:00:00.000Z', 'unreadable'],
    ["'><script>", '2026-11-16T10:00:00.000Z', 'unreadable'],
  ])('%j is %s', async (date, at, choice) => {
    const { enter, read, seen } = aShop()
    const cookie = await enter()

    await read(`/de/?editorMode=true&previewDate=${encodeURIComponent(date)}`, cookie)

    expect(seen.at(-1)?.preview).toMatchObject({ at: new Date(at), choice })
  })
})
