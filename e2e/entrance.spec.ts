import { placeOf } from './support/shopper.ts'
import { expect, test } from './support/test.ts'
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
      const answer = await request.get('/', {
        headers: { 'accept-language': acceptLanguage },
        maxRedirects: 0,
      })

      expect(answer.status()).toBe(302)
      expect(answer.headers()['location'], acceptLanguage).toBe(home)
      expect(answer.headers()['cache-control']).toContain('no-store')
    }
  })

  test('leads a returning visitor to the shop they were in', async ({ page }) => {
    await page.goto('/en/c/new/')

    await page.goto('/')

    expect(placeOf(page)).toBe('/en/')
  })

  test('does not believe a cookie that names no shop', async ({ request }) => {
    const headers = { 'accept-language': 'fr-CH', cookie: 'shop=//evil.example' }
    const answer = await request.get('/', { headers, maxRedirects: 0 })

    expect(answer.headers()['location']).toBe('/fr-ch/')
  })
})

test.describe('a deep link', () => {
  test('opens as it is, whatever language and shop the visitor is used to', async ({ request }) => {
    for (const path of ['/fr-ch/', '/en/c/new/', '/ch/datenschutz/', '/at/cart/']) {
      const headers = { 'accept-language': 'de-DE', cookie: 'shop=de' }
      const answer = await request.get(path, { headers, maxRedirects: 0 })

      expect(answer.status(), path).toBe(200)
    }
  })
})

test.describe('[9.5] the shop cookie', () => {
  test('remembers the shop of the last page for 365 days', async ({ page, context }) => {
    await page.goto('/fr-ch/')
    await page.goto('/ch/')

    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'shop')
    expect(cookie).toMatchObject({ value: 'ch', path: '/', sameSite: 'Lax' })
    const ageSeconds = (cookie?.expires ?? 0) - Date.now() / 1000
    expect(Math.abs(ageSeconds - YEAR_SECONDS)).toBeLessThan(60)
  })
})

test.describe('[2.1] the slash at the end', () => {
  test('is added, and the query comes along', async ({ page }) => {
    await page.goto('/de/c/new?page=2&utm_source=letter')

    expect(placeOf(page)).toBe('/de/c/new/?page=2&utm_source=letter')
  })

  test('never leads to another host', async ({ request, baseURL }) => {
    for (const path of ['//evil.example', '/%5Cevil.example', '/%2F%2Fevil.example']) {
      const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
      const target = new URL(answer.headers()['location'] ?? '/', baseURL)

      expect(target.origin, path).toBe(baseURL)
    }
  })
})
