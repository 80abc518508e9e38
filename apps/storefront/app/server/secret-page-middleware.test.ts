import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { SECRET_PAGES } from '#app/navigation/secret-pages.ts'
import { scopeContext, type RequestScope } from './context.ts'
import { linkPath, linkQuery, secretPageMiddleware } from './secret-page-middleware.ts'

const SECRET = 'geheim.wort'

/** What the middleware makes of a request, and the query the page behind it reads. */
async function ask(pattern: string, address: string, init: RequestInit = {}) {
  const url = new URL(address, 'https://saum.example')
  const request = new Request(url, init)
  const context = new RouterContextProvider()
  const scope = { settings: { publicOrigin: url.origin } }
  context.set(scopeContext, scope as unknown as RequestScope)
  const args = { context, request, url, pattern, params: {} }
  const next = async () => new Response('page')
  const response = (await Promise.resolve(secretPageMiddleware(args, next)).catch(
    (thrown: unknown) => thrown,
  )) as Response
  return { response, query: linkQuery(context, url), url }
}

const PAGES = Object.entries(SECRET_PAGES).flatMap(([pattern, names]) =>
  names.map((name) => [pattern, name, pattern.replace(':shop', 'de')] as const),
)

describe.each(PAGES)('%s with a secret in %s', (pattern, name, path) => {
  it('is loaded from an address without it, and reads it from the cookie of its own path', async () => {
    const opened = await ask(pattern, `/${path.slice(1)}/?${name}=${SECRET}&says=hello`)
    const location = opened.response.headers.get('location') ?? ''
    const [cookie = ''] = opened.response.headers.getSetCookie()

    expect(opened.response.status).toBe(303)
    expect(location).toMatch(/\?says=hello&link=[a-z]+\.[\w-]{16}$/)
    expect(location).not.toContain(SECRET)
    expect(cookie).toContain(`; Path=${path}/;`)

    const headers = { cookie: cookie.split(';', 1)[0] ?? '' }
    const page = await ask(pattern, location, { headers })
    expect(page.query.get(name)).toBe(SECRET)
    expect(page.query.get('says')).toBe('hello')
    expect(linkPath(page.url)).toMatch(/^\/de\/[\w-]+\/\?link=/)
  })

  it('is told of a secret this browser has lost', async () => {
    const page = await ask(pattern, `/${path.slice(1)}/?link=${name}.0123456789abcdef`)

    expect(page.query.get(name)).toBe('')
  })

  it('takes a form with the secret in its address as it is', async () => {
    const form = { method: 'POST', body: new URLSearchParams() }
    const page = await ask(pattern, `/${path.slice(1)}/?${name}=${SECRET}`, form)

    expect(page.response.status).toBe(200)
    expect(page.query.get(name)).toBe(SECRET)
  })
})

it.each(Object.keys(SECRET_PAGES))('%s is kept, listed and told nowhere', async (pattern) => {
  const { response } = await ask(pattern, '/de/x/')

  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex, nofollow',
  })
})

it('a link gives a page no other name than its own', async () => {
  const headers = { cookie: 'saum-link-0123456789abcdef=hash=geheim' }
  const page = await ask('/:shop/success', '/de/success/?link=hash.0123456789abcdef', { headers })

  expect(page.query.get('hash')).toBeNull()
})

it('a page without secrets is left as it is', async () => {
  const { response } = await ask('/:shop/search', '/de/search/?token=x')

  expect(response.status).toBe(200)
  expect(response.headers.has('referrer-policy')).toBe(false)
})
