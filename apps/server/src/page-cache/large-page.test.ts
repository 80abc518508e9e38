import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestApp, htmlPage } from '../test-app.ts'

const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' }
/** Random text, which compression does not make small enough to matter. */
const LARGE = randomBytes(36_000).toString('base64')

describe('a large page', () => {
  it('pushes no other out of the cache by its size, and is kept among its like', async () => {
    const app = createTestApp({
      env: { PAGE_CACHE_MB: '1' },
      storefront: ({ url }) =>
        url.endsWith('.xml') ? new Response(LARGE, { headers: SHARED }) : htmlPage('home', SHARED),
    })
    const outcomeOf = async (path: string) => (await app.fetch(path)).headers.get('x-cache')
    await app.fetch('/de/')

    for (let part = 0; part < 40; part += 1) await app.fetch(`/de/sitemap/${part}.xml`)

    expect(await outcomeOf('/de/')).toBe('hit')
    expect(await outcomeOf('/de/sitemap/39.xml')).toBe('hit')
    expect(await outcomeOf('/de/sitemap/0.xml')).toBe('miss')
  })

  it('takes the place of the small one it was, and is shown while rendering it again fails', async () => {
    const shop = { time: 0, text: 'small', isBroken: false }
    const app = createTestApp({
      env: { PAGE_CACHE_MB: '1' },
      now: () => shop.time,
      storefront: () =>
        shop.isBroken ? Promise.reject(new Error('broken')) : htmlPage(shop.text, SHARED),
    })
    const ask = async () => (await app.fetch('/de/')).text()
    await ask()

    shop.text = LARGE
    shop.time = 61_000
    await expect.poll(ask).toContain(LARGE)

    shop.isBroken = true
    shop.time = 61_000 + 700_000
    expect(await ask()).toContain(LARGE)
  })
})
