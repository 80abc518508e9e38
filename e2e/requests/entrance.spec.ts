import { expect, test } from '../support/request-test.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

test.describe('the entrance at /', () => {
  const languages = [
    ['de-AT,de;q=0.9', '/at/'],
    ['fr-CH', '/fr-ch/'],
    ['fr-FR,fr;q=0.8', '/fr-ch/'],
    ['en-GB,en;q=0.9', '/en/'],
    ['ja', '/de/'],
    ['en;q=0.2,de-CH;q=0.9', '/ch/'],
  ] as const
  test('leads to the shop of the language a visitor speaks best', async ({ request }) => {
    for (const [acceptLanguage, home] of languages) {
      const response = await request.get('/', {
        headers: { 'accept-language': acceptLanguage },
        maxRedirects: 0,
      })

      expect(response.status()).toBe(302)
      expect(response.headers()['location'], acceptLanguage).toBe(home)
      expect(response.headers()['cache-control']).toContain('no-store')
    }
  })

  test('leads a returning visitor to the shop they have chosen', async ({ request }) => {
    await request.get('/en/c/new/?shop=chosen')
    await request.get('/at/c/new/')

    const headers = { 'accept-language': 'de-DE' }
    const response = await request.get('/', { headers, maxRedirects: 0 })

    expect([response.status(), response.headers()['location']]).toEqual([302, '/en/'])
  })

  test('ignores a cookie that names no shop', async ({ request }) => {
    const headers = { 'accept-language': 'fr-CH', cookie: 'shop=//evil.example' }
    const response = await request.get('/', { headers, maxRedirects: 0 })

    expect(response.headers()['location']).toBe('/fr-ch/')
  })
})

test('a deep link opens as it is, regardless of the visitor’s language and shop', async ({
  request,
}) => {
  for (const path of ['/fr-ch/', '/en/c/new/', '/ch/datenschutz/', '/at/cart/']) {
    const headers = { 'accept-language': 'de-DE', cookie: 'shop=de' }
    const response = await request.get(path, { headers, maxRedirects: 0 })

    expect(response.status(), path).toBe(200)
  }
})

test('[9.5] the shop cookie remembers the shop a visitor has chosen for 365 days', async ({
  request,
}) => {
  await request.get('/fr-ch/')
  const written = (await request.storageState()).cookies.map(({ name }) => name)
  expect(written).not.toContain('shop')
  await request.get('/ch/?shop=chosen')

  const { cookies } = await request.storageState()
  const cookie = cookies.find(({ name }) => name === 'shop')
  expect(cookie).toMatchObject({ value: 'ch', path: '/', sameSite: 'Lax' })
  const ageSeconds = (cookie?.expires ?? 0) - Date.now() / 1000
  expect(Math.abs(ageSeconds - YEAR_SECONDS)).toBeLessThan(60)
})

test.describe('[2.1] the slash at the end', () => {
  test('is added, and the query is kept', async ({ plain }) => {
    await plain.open('/de/c/new?page=2&utm_source=letter')

    expect([plain.status, plain.place]).toEqual([200, '/de/c/new/?page=2&utm_source=letter'])
  })

  test('never leads to another host', async ({ request, origin }) => {
    for (const path of ['//evil.example', '/%5Cevil.example', '/%2F%2Fevil.example']) {
      const response = await request.get(`${origin}${path}`, { maxRedirects: 0 })
      const target = new URL(response.headers()['location'] ?? '/', origin)

      expect(target.origin, path).toBe(origin)
    }
  })
})
