import { SHOPS } from '@saum/domain/shops'
import { expect, test } from '../support/request-test.ts'

const PROTECTED = [
  'account',
  'account/profile-details',
  'account/orders',
  'account/order-details/123',
  'account/fashion-card',
  'account/subscription',
  'account/subscription-cancellations',
]
const OPEN = ['cart', 'checkout', 'order-trackform']

test.describe('[2.35] [6.2] pages of a customer', () => {
  test('send a guest to the login, which knows where they wanted to go', async ({ request }) => {
    for (const { path } of SHOPS) {
      for (const page of PROTECTED) {
        const wanted = `/${path}/${page}/?from=letter`
        const answer = await request.get(wanted, { maxRedirects: 0 })

        expect(answer.status(), wanted).toBe(302)
        expect(answer.headers()['location']).toBe(
          `/${path}/login/?redirectUrl=${encodeURIComponent(wanted)}`,
        )
        expect(answer.headers()['cache-control']).toContain('no-store')
      }
    }
  })

  test('are the only guarded ones: basket, checkout and order tracking are open', async ({
    request,
  }) => {
    for (const page of OPEN) {
      const answer = await request.get(`/de/${page}/`, { maxRedirects: 0 })

      expect(answer.status(), page).toBe(200)
    }
  })
})

test.describe('[2.35] a redirectUrl of another site', () => {
  const foreign = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/%09/evil.example/',
    'javascript:alert(1)',
  ]
  for (const page of ['login', 'login/callback', 'checkout', 'account']) {
    test(`never leads away from /de/${page}/`, async ({ request, origin }) => {
      for (const target of foreign) {
        const path = `/de/${page}/?redirectUrl=${encodeURIComponent(target)}`
        const answer = await request.get(path)

        expect(new URL(answer.url()).origin, path).toBe(origin)
        expect(await answer.text(), path).not.toMatch(/(href|action|content)="[^"]*evil\.example/)
      }
    })
  }
})
