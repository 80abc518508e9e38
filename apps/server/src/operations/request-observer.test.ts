import { describe, expect, it } from 'vitest'
import { createTestApp, htmlPage } from '../test-app.ts'

const SECRET = 'c2VjcmV0-c2VjcmV0_c2VjcmV0c2VjcmV0c2VjcmV0c'

describe('what is noted of a request', () => {
  it.each([
    `/de/wishlist/shared/${SECRET}/`,
    `/de/wishlist/shared/${SECRET}`,
    `/de/wishlist/shared/${SECRET}.data`,
    `/de/wishlist/shared/${SECRET}/_.data?x=${SECRET}`,
  ])('is never the link to a wishlist: %s', async (path) => {
    const app = createTestApp()

    await app.fetch(path)
    const metrics = await (await app.fetch('/metrics')).text()

    expect(app.logLines.some(({ route }) => String(route).includes('/wishlist/shared/…'))).toBe(
      true,
    )
    expect(JSON.stringify(app.logLines)).not.toContain(SECRET)
    expect(metrics).not.toContain(SECRET)
  })

  it('is the path of every other page', async () => {
    const app = createTestApp()

    await app.fetch('/de/wishlist/?removed=7')

    expect(app.logLines.map(({ route }) => route)).toContain('/de/wishlist/')
  })
})

describe('a client that leaves before its response', () => {
  it('is noted as 499, also where the page fails because of it', async () => {
    const leaving = new AbortController()
    const app = createTestApp({
      storefront: ({ url }) => {
        leaving.abort()
        if (url.endsWith('/account/')) throw new Error('aborted')
        return htmlPage('a page')
      },
    })

    await app.fetch('/de/cart/', { signal: leaving.signal })
    await app.fetch('/de/account/', { signal: leaving.signal })

    expect(app.logLines).toMatchObject([
      { level: 'info', route: '/de/cart/', status: 499 },
      { level: 'info', route: '/de/account/', status: 499 },
    ])
  })
})

describe('a page that keeps its address to itself', () => {
  it('may say so, and has all other headers of a page', async () => {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'strict-origin',
    }
    const app = createTestApp({ storefront: () => new Response('<p>list</p>', { headers }) })

    const response = await app.fetch('/de/wishlist/shared/x/')

    expect(response.headers.get('referrer-policy')).toBe('strict-origin')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })
})
