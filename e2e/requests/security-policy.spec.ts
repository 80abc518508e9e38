import { fromCache } from '../support/cached-page.ts'
import { expect, test } from '../support/request-test.ts'

test.describe('a page from the cache', () => {
  test('is the same for every visitor, byte for byte', async ({ request }) => {
    const first = await (await fromCache(request)).body()
    const second = await (await fromCache(request)).body()

    expect(first.length).toBeGreaterThan(10_000)
    expect(second.equals(first)).toBe(true)
  })

  test('has no nonce, neither in its text nor in its policy', async ({ request }) => {
    const response = await fromCache(request)

    expect(await response.text()).not.toMatch(/\snonce=/i)
    expect(response.headers()['content-security-policy']).not.toContain('nonce-')
    expect(response.headers()['content-security-policy']).toContain("'sha256-")
  })
})

test('a page that is not cached has a new nonce for every request, which its scripts carry', async ({
  request,
}) => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const response = await request.get('/de/cart/')
      const policy = response.headers()['content-security-policy'] ?? ''
      const nonce = /'nonce-([\w-]{22,})'/.exec(policy)?.[1]
      expect(nonce, policy).toBeDefined()
      expect(await response.text()).toContain(`<script nonce="${nonce}"`)
      return nonce
    }),
  )

  expect(nonces[0]).not.toBe(nonces[1])
})
