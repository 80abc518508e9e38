import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createTestApp, htmlPage, type AnswerPage } from '../test-app.ts'

const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' }
const TEXT = 'Kleider, Blusen, Blazer. '.repeat(200)

describe('a page everybody may see', () => {
  it('is rendered once and kept without its nonce', async () => {
    const nonces: string[] = []
    const app = createTestApp({
      storefront(_, { nonce }) {
        nonces.push(nonce)
        return htmlPage(`<script nonce="${nonce}">start()</script>`, SHARED)
      },
    })

    const miss = await app.fetch('/de/')
    const hit = await app.fetch('/de/')

    expect([miss, hit].map(({ headers }) => headers.get('x-cache'))).toEqual(['miss', 'hit'])
    expect(nonces).toHaveLength(1)
    const hash = createHash('sha256').update('start()').digest('base64')
    for (const response of [miss, hit]) {
      const policy = response.headers.get('content-security-policy')
      const html = await response.text()
      expect(html).toContain('<script>start()</script>')
      expect(html + policy).not.toContain(nonces[0])
      expect(policy).toContain(`script-src 'sha256-${hash}' 'self';`)
    }
  })

  it('is told apart by what matters in its query only', async () => {
    const app = createTestApp({ storefront: ({ url }) => htmlPage(new URL(url).search, SHARED) })

    await app.fetch('/de/c/x/?page=2&sort=new')
    const same = await app.fetch('/de/c/x/?sort=new&utm_source=mail&page=2')
    const other = await app.fetch('/de/c/x/?page=3&sort=new')

    expect(same.headers.get('x-cache')).toBe('hit')
    expect(other.headers.get('x-cache')).toBe('miss')
  })

  it('never repeats where its first visitor came from', async () => {
    const app = createTestApp({ storefront: ({ url }) => htmlPage(new URL(url).search, SHARED) })

    const first = await app.fetch('/de/?gclid=first-visitor')
    await settled()
    const second = await app.fetch('/de/')

    expect(await first.text()).toContain('gclid=first-visitor')
    expect(second.headers.get('x-cache')).toBe('hit')
    expect(await second.text()).not.toContain('first-visitor')
  })

  it('is kept as somebody without cookies sees it', async () => {
    const app = createTestApp({
      storefront: ({ headers }) => htmlPage(headers.get('cookie') ?? 'nobody', SHARED),
    })

    await app.fetch('/de/', { headers: { cookie: 'session=ada' } })
    await settled()
    const next = await app.fetch('/de/', { headers: { cookie: 'session=bob' } })

    expect(next.headers.get('x-cache')).toBe('hit')
    expect(await next.text()).toContain('nobody')
  })

  it('is rendered once for all who ask at the same time', async () => {
    const slow = slowPage(SHARED)
    const app = createTestApp({ storefront: slow.answer })

    const asked = Promise.all(Array.from({ length: 20 }, () => app.fetch('/de/')))
    await setImmediate()
    slow.finish()
    const answers = await asked

    expect(app.pageRequests).toHaveLength(1)
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(answers.filter(({ headers }) => headers.get('x-cache') === 'miss')).toHaveLength(1)
  })

  it('is served past its time while it is rendered anew, once', async () => {
    let time = 0
    let edition = 1
    const app = createTestApp({
      now: () => time,
      storefront: () => htmlPage(`edition ${edition}`, SHARED),
    })
    await app.fetch('/de/')

    time = 60_000
    edition = 2
    const stale = await Promise.all([app.fetch('/de/'), app.fetch('/de/')])
    await settled()
    const fresh = await app.fetch('/de/')

    expect(stale.map(({ headers }) => headers.get('x-cache'))).toEqual(['stale', 'stale'])
    expect(await stale[0].text()).toContain('edition 1')
    expect(app.pageRequests).toHaveLength(2)
    expect(fresh.headers.get('x-cache')).toBe('hit')
    expect(await fresh.text()).toContain('edition 2')
  })

  it('is rendered anew when its time is long over', async () => {
    let time = 0
    const app = createTestApp({ now: () => time, storefront: () => htmlPage('x', SHARED) })
    await app.fetch('/de/')

    time = 660_000

    expect((await app.fetch('/de/')).headers.get('x-cache')).toBe('miss')
  })

  it('survives a storefront that fails meanwhile', async () => {
    let time = 0
    let isBroken = false
    const app = createTestApp({
      now: () => time,
      storefront: () => (isBroken ? Promise.reject(new Error('broken')) : htmlPage('x', SHARED)),
    })
    await app.fetch('/de/')

    time = 60_000
    isBroken = true
    await app.fetch('/de/')
    await settled()

    expect((await app.fetch('/de/')).headers.get('x-cache')).toBe('stale')
  })

  it('is compressed once, a moment after it was first asked for', async () => {
    const app = createTestApp({ storefront: () => htmlPage(TEXT, SHARED) })
    await app.fetch('/de/')
    await expect.poll(() => app.cache.find('/de/')?.entry.compression).toBe('quick')

    const response = await app.fetch('/de/', { headers: { 'accept-encoding': 'br' } })

    expect(response.headers.get('content-encoding')).toBe('br')
    const bytes = await response.bytes()
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(String(brotliDecompressSync(bytes))).toContain(TEXT)
  })

  it('is not sent again to whoever has it', async () => {
    const app = createTestApp({ storefront: () => htmlPage('x', SHARED) })
    const etag = (await app.fetch('/de/')).headers.get('etag') ?? ''

    const response = await app.fetch('/de/', { headers: { 'if-none-match': etag } })

    expect(response.status).toBe(304)
    expect(response.headers.get('content-security-policy')).toContain('script-src')
    expect(await response.text()).toBe('')
  })

  it('is the same for visitors who have chosen another shop, and for those who choose this one', async () => {
    const app = createTestApp({ storefront: () => htmlPage('x', SHARED) })

    await app.fetch('/de/')
    const found = await app.fetch('/de/', { headers: { cookie: 'shop=at' } })
    const chosen = await app.fetch('/de/?shop=chosen')

    expect(found.headers.get('x-cache')).toBe('hit')
    expect(chosen.headers.getSetCookie()[0]).toContain('shop=de')
    expect(chosen.headers.get('location')).toBe('/de/')
  })

  it('is forgotten by a purge, also while it is being rendered', async () => {
    const slow = slowPage(SHARED)
    const app = createTestApp({ storefront: slow.answer })

    const asked = app.fetch('/de/')
    await setImmediate()
    app.cache.purge()
    slow.finish()
    await asked

    expect((await app.fetch('/de/')).headers.get('x-cache')).toBe('miss')
    app.cache.purge()
    expect((await app.fetch('/de/')).headers.get('x-cache')).toBe('miss')
  })

  it('is forgotten by its path alone, also while it is being rendered; others stay', async () => {
    const slow = slowPage(SHARED)
    const app = createTestApp({
      storefront: ({ url }) => (url.endsWith('/slow/') ? slow.answer() : htmlPage('x', SHARED)),
    })
    for (const path of ['/de/a/', '/de/a/?page=2', '/de/b/']) await app.fetch(path)
    const asked = app.fetch('/de/slow/')
    await setImmediate()

    app.cache.purgePaths((path) => path === '/de/a/' || path === '/de/slow/')
    slow.finish()
    await asked

    const outcomeOf = async (path: string) => (await app.fetch(path)).headers.get('x-cache')
    expect(await outcomeOf('/de/a/')).toBe('miss')
    expect(await outcomeOf('/de/a/?page=2')).toBe('miss')
    expect(await outcomeOf('/de/b/')).toBe('hit')
    expect(await outcomeOf('/de/slow/')).toBe('miss')
  })

  it('includes the data of a soft navigation', async () => {
    const app = createTestApp({
      storefront: () =>
        new Response('["data"]', { headers: { ...SHARED, 'content-type': 'text/x-script' } }),
    })

    await app.fetch('/de/_.data')
    const hit = await app.fetch('/de/_.data')

    expect(hit.headers.get('x-cache')).toBe('hit')
    expect(await hit.text()).toBe('["data"]')
  })
})

describe('a page that is not for everybody', () => {
  it.each<[string, AnswerPage]>([
    ['says nothing', () => htmlPage('x')],
    ['is private', () => htmlPage('x', { 'cache-control': 'private, s-maxage=60' })],
    ['sets a cookie', () => htmlPage('x', { ...SHARED, 'set-cookie': 'session=1' })],
    ['varies', () => htmlPage('x', { ...SHARED, vary: 'cookie' })],
    ['redirects', () => new Response(null, { status: 302, headers: { ...SHARED, location: '/' } })],
    ['fails', () => new Response('x', { status: 500, headers: SHARED })],
    [
      'needs its nonce',
      (_, { nonce }) => htmlPage(`<script nonce="${nonce}" src="/a.js">`, SHARED),
    ],
  ])('is rendered each time: one that %s', async (_, storefront) => {
    const app = createTestApp({ storefront })

    await app.fetch('/de/')
    const again = await app.fetch('/de/')

    expect(again.headers.get('x-cache')).toBeNull()
    expect(app.pageRequests).toHaveLength(2)
  })

  it('tells caches on the way not to keep a nonce either', async () => {
    const app = createTestApp({
      storefront: (_, { nonce }) => htmlPage(`<script nonce="${nonce}" src="/a.js">`, SHARED),
    })

    expect((await app.fetch('/de/')).headers.get('cache-control')).toBe('private, no-cache')
  })

  it.each([
    ['with credentials', '/de/', { authorization: 'Bearer x' }],
    ['as a preview', '/de/?preview=token', {}],
  ])('is asked for %s', async (_, path, headers) => {
    const app = createTestApp({ storefront: () => htmlPage('x', SHARED) })

    await app.fetch(path, { headers })
    const again = await app.fetch(path, { headers })

    expect(app.pageRequests).toHaveLength(2)
    expect(again.headers.get('cache-control')).toBe('private, no-store')
  })

  it('makes nobody wait for somebody else once it is known', async () => {
    const app = createTestApp({
      storefront: ({ headers }) => htmlPage(headers.get('cookie') ?? ''),
    })
    await app.fetch('/de/account/')

    const [ada, bob] = await Promise.all([
      app.fetch('/de/account/', { headers: { cookie: 'session=ada' } }),
      app.fetch('/de/account/', { headers: { cookie: 'session=bob' } }),
    ])

    expect(await ada.text()).toContain('session=ada')
    expect(await bob.text()).toContain('session=bob')
  })

  it('is everybody’s own also when all ask at the same time', async () => {
    const app = createTestApp({
      storefront: ({ headers }) => htmlPage(headers.get('cookie') ?? ''),
    })

    const names = ['ada', 'bob', 'eve']
    const answers = await Promise.all(
      names.map((name) => app.fetch('/de/account/', { headers: { cookie: `session=${name}` } })),
    )

    for (const [at, answer] of answers.entries()) {
      expect(await answer.text()).toContain(`session=${names[at]}`)
    }
  })
})

describe('a page of which there may be any number', () => {
  it('is remembered for ten seconds at most where it does not exist', async () => {
    let time = 0
    const app = createTestApp({
      now: () => time,
      storefront: () => new Response('none', { status: 404, headers: SHARED }),
    })

    await app.fetch('/de/x/')
    time = 9_999
    const remembered = await app.fetch('/de/x/')
    time = 10_000
    const forgotten = await app.fetch('/de/x/')

    expect(remembered.status).toBe(404)
    expect(remembered.headers.get('x-cache')).toBe('hit')
    expect(forgotten.headers.get('x-cache')).toBe('miss')
  })

  it.each([
    ['that does not exist', 404, (page: number) => `/de/${page}/`],
    ['with a query', 200, (page: number) => `/de/?page=${page}`],
  ])('%s pushes no plain page out of the cache', async (_, status, pathOf) => {
    const app = createTestApp({
      env: { PAGE_CACHE_MB: '1' },
      storefront: ({ url }) =>
        url.endsWith('/de/')
          ? htmlPage('home', SHARED)
          : new Response(TEXT, { status, headers: SHARED }),
    })
    await app.fetch('/de/')

    for (let page = 0; page < 200; page += 1) await app.fetch(pathOf(page))

    expect((await app.fetch('/de/')).headers.get('x-cache')).toBe('hit')
    expect((await app.fetch(pathOf(0))).headers.get('x-cache')).toBe('miss')
  })
})

it('keeps nothing when it is switched off', async () => {
  const app = createTestApp({
    env: { PAGE_CACHE: 'off' },
    storefront: (_, { nonce }) => htmlPage(`<script nonce="${nonce}">1</script>`, SHARED),
  })

  const [first, second] = [await app.fetch('/de/'), await app.fetch('/de/')]

  expect(app.pageRequests).toHaveLength(2)
  expect(first.headers.get('x-cache')).toBeNull()
  expect(await second.text()).not.toContain('nonce')
})

/** Work behind the visitor's back takes a few turns of the event loop. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await setImmediate()
}

function slowPage(headers: Record<string, string>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    finish: resolve,
    async answer() {
      await promise
      return htmlPage('x', headers)
    },
  }
}
