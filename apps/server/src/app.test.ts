import { describe, expect, it } from 'vitest'
import { contentFiles } from './content/content-files.ts'
import { createTestApp, htmlPage } from './test-app.ts'

const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=60' }

describe('[2.1] a page without its trailing slash', () => {
  it('is redirected for good, keeping the query', async () => {
    const app = createTestApp()

    const response = await app.fetch('/de/c/damen?filters[color]=1&page=2')

    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('/de/c/damen/?filters[color]=1&page=2')
    expect(app.pageRequests).toEqual([])
  })

  it('never redirects to another host', async () => {
    const response = await createTestApp().fetch('//evil.example/deals')

    expect(response.headers.get('location')).toBe('/evil.example/deals/')
  })

  it('is left alone when something is sent to it', async () => {
    const app = createTestApp()

    const response = await app.fetch('/de/login', {
      method: 'POST',
      body: new URLSearchParams('a=b'),
    })

    expect(response.status).toBe(200)
    expect(await app.pageRequests[0]?.text()).toBe('a=b')
  })
})

describe('a path that is written in another way', () => {
  it.each(['/de/c/d%61men/', '/de/c/%64%61%6d%65%6e/', '/de//c/damen/', '/de/c/damen///'])(
    'is redirected for good and never cached as a page of its own: %s',
    async (path) => {
      const app = createTestApp({ storefront: () => htmlPage('x', SHARED) })

      for (const method of ['GET', 'HEAD']) {
        const response = await app.fetch(`${path}?page=2`, { method })
        expect(response.status).toBe(308)
        expect(response.headers.get('location')).toBe('/de/c/damen/?page=2')
      }
      expect(app.pageRequests).toEqual([])
    },
  )

  it('is not repeated in the log where it is a secret', async () => {
    const app = createTestApp()

    await app.fetch('/de/wishlist/shared/%61%62c-secret/')

    expect(JSON.stringify(app.logLines)).toContain('/de/wishlist/shared/')
    expect(JSON.stringify(app.logLines)).not.toMatch(/secret|%61%62c/)
  })
})

describe('a request for a page', () => {
  it.each(['/de/', '/it/', '/de/c/damen/_.data', '/unknown/', '/de/?anything=1&anything=2'])(
    'reaches the storefront: %s',
    async (path) => {
      const app = createTestApp()

      expect((await app.fetch(path)).status).toBe(200)
      expect(app.pageRequests.map(({ url }) => url)).toEqual([`http://localhost:3000${path}`])
    },
  )

  it('shows the storefront our own origin, whatever host the visitor names', async () => {
    const app = createTestApp({ env: { PUBLIC_ORIGIN: 'https://saum.example' } })

    await app.fetch('/de/?page=2', { headers: { host: 'evil.example' } })

    expect(app.pageRequests[0]?.url).toBe('https://saum.example/de/?page=2')
  })

  it('answers HEAD with the headers of the page and no body', async () => {
    const app = createTestApp({
      storefront: () => htmlPage('x', { 'cache-control': 's-maxage=9' }),
    })

    const get = await app.fetch('/de/')
    const head = await app.fetch('/de/', { method: 'HEAD' })

    expect(head.status).toBe(200)
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
    expect(await head.text()).toBe('')
  })

  it('is rendered for a form that was sent under another name of the server', async () => {
    const app = createTestApp({
      storefront: ({ url, headers }) => htmlPage(`${new URL(url).origin} ${headers.get('origin')}`),
    })

    const response = await app.fetch('/de/login/', {
      method: 'POST',
      headers: { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' },
      body: new URLSearchParams({ a: 'b' }),
    })

    expect(await response.text()).toContain('http://localhost:3000 http://localhost:3000')
  })

  it.each([
    [414, `/de/${'a'.repeat(17_000)}/`],
    [414, `/de/c/${'a/'.repeat(1100)}`],
    [414, `/de/?q=${'a'.repeat(17_000)}`],
    [400, '/de/a%00b/'],
    [400, '/de/%00%zz/'],
  ])('is refused with %i before the storefront sees nonsense', async (status, path) => {
    const app = createTestApp()

    const response = await app.fetch(path)

    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await response.text()
    expect(html).toContain('Diese Anfrage können wir nicht lesen.')
    expect(html).not.toMatch(/\b(?:address|longer|byte)\b/)
    expect(app.pageRequests).toEqual([])
  })

  it.each([
    ['/de/%E0%A4%A/', '/de/%25E0%25A4%25A/'],
    ['/fr-ch/%?q=1', '/fr-ch/%25'],
  ])(
    '[2.30] is not found by the storefront where nothing can be decoded: %s',
    async (path, seen) => {
      const app = createTestApp({
        storefront: () => new Response('not found', { status: 404 }),
      })

      expect((await app.fetch(path)).status).toBe(404)
      expect((await app.fetch(path, { method: 'HEAD' })).status).toBe(404)
      expect(app.pageRequests.map(({ url }) => new URL(url).pathname)).toEqual([seen, seen])
      expect((await app.fetch(path, { method: 'POST' })).status).toBe(400)
    },
  )

  it.each([
    [414, `/api/de/rpc/${'a'.repeat(17_000)}`],
    [400, '/api/de/rpc/%E0%A4%A'],
    [400, '/api/de/rpc/a%00'],
  ])('is refused with %i as a problem below /api', async (status, path) => {
    const response = await createTestApp().fetch(path, { method: 'POST' })

    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ status })
  })

  it('is refused with 405 for methods no page has', async () => {
    const response = await createTestApp().fetch('/de/', { method: 'OPTIONS' })

    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toContain('GET')
  })

  it('may be the preflight of another site for the delivery of content, and no form there', async () => {
    const files = contentFiles(async () => new Response(null, { status: 204 }), {
      isDeliveryOpen: true,
      publicOrigin: 'http://localhost:3000',
    })
    const { fetch } = createTestApp({ files })
    const ask = async (method: string, path: string) => {
      const headers = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }
      return (await fetch(path, { method, headers })).status
    }
    const address = '/content-delivery/spaces/saum/entries'

    expect(await ask('OPTIONS', address)).toBe(204)
    expect(await ask('POST', address)).toBe(403)
    expect(await ask('OPTIONS', '/de/login/')).toBe(403)
  })

  it('is refused when another site submits one of our forms', async () => {
    const app = createTestApp()

    const response = await app.fetch('/de/account/', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: 'a=b',
    })

    expect(response.status).toBe(403)
    expect(app.pageRequests).toEqual([])
  })
})

describe('a storefront that fails', () => {
  it('becomes a plain page in the language of the shop with a reference, without a stack', async () => {
    const app = createTestApp({
      storefront: () => Promise.reject(new Error('secret reason')),
    })

    const response = await app.fetch('/fr-ch/')
    const html = await response.text()

    expect(response.status).toBe(500)
    expect(html).toContain('lang="fr-CH"')
    expect(html).toContain(response.headers.get('x-request-id'))
    expect(html).not.toContain('secret')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(JSON.stringify(app.logLines)).toContain('secret reason')
  })

  it('is given up after a while, and the visitor is asked to come back', async () => {
    const app = createTestApp({
      storefront: () => new Promise(() => {}),
      env: { REQUEST_TIMEOUT_MS: '100' },
    })

    const response = await app.fetch('/de/')

    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
  })
})

describe('[9.5] the shop cookie', () => {
  it('remembers the shop a visitor chooses for a year, and leads to its page', async () => {
    const response = await createTestApp().fetch('/fr-ch/c/femme/?page=2&shop=chosen')

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/fr-ch/c/femme/?page=2')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.getSetCookie()).toEqual([
      'shop=fr-ch; Max-Age=31536000; Path=/; SameSite=Lax',
    ])
  })

  it.each(['/fr-ch/', '/fr-ch/c/femme/?shop=other', '/at/cart/'])(
    'is not written by a visit to %s',
    async (path) => {
      const app = createTestApp({ storefront: () => htmlPage('x', SHARED) })

      for (const _ of ['rendered', 'from the cache']) {
        const response = await app.fetch(path, { headers: { cookie: 'shop=de' } })
        expect(response.status).toBe(200)
        expect(response.headers.getSetCookie()).toEqual([])
      }
    },
  )

  it.each(['cross-site', 'same-site', 'none'])(
    'is not written by a link that is not on a page of ours (%s)',
    async (site) => {
      const headers = { 'sec-fetch-site': site }
      const response = await createTestApp().fetch('/at/?shop=chosen', { headers })

      expect(response.headers.get('location')).toBe('/at/')
      expect(response.headers.getSetCookie()).toEqual([])
    },
  )

  it('is secure where the shop is, and knows no other shops', async () => {
    const app = createTestApp({ env: { PUBLIC_ORIGIN: 'https://saum.example' } })

    const cookies = async (path: string) => (await app.fetch(path)).headers.getSetCookie()

    expect((await cookies('/de/?shop=chosen'))[0]).toContain('; Secure')
    expect(await cookies('/it/?shop=chosen')).toEqual([])
  })
})
