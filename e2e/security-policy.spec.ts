import type { APIRequestContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { open } from './support/shopper.ts'
import { expect, test } from './support/test.ts'
const PAGE = '/de/c/new/'

/** An address nobody asked for yet, so that no other journey decides how fresh it is. */
function anUnknownAddress(): string {
  return `${PAGE}?visit=${randomUUID()}`
}

/** The page as the cache gives it to anybody. */
async function cachedPage(request: APIRequestContext, address = anUnknownAddress()) {
  await request.get(address)
  const answer = await request.get(address)
  expect(answer.headers()['x-cache']).toBe('hit')
  return answer
}

test.describe('a page from the cache', () => {
  test('is the same for everybody, byte for byte', async ({ request }) => {
    const address = anUnknownAddress()
    const first = await (await cachedPage(request, address)).body()
    const second = await (await cachedPage(request, address)).body()

    expect(first.length).toBeGreaterThan(10_000)
    expect(second.equals(first)).toBe(true)
  })

  test('carries no nonce, neither in its text nor in its policy', async ({ request }) => {
    const answer = await cachedPage(request)

    expect(await answer.text()).not.toMatch(/\snonce=/i)
    expect(answer.headers()['content-security-policy']).not.toContain('nonce-')
    expect(answer.headers()['content-security-policy']).toContain("'sha256-")
  })

  test.describe('into which somebody put a script', () => {
    test.use({ expectedErrors: /violates the following Content Security Policy directive/ })

    test('does not run it', async ({ page, request }) => {
      const address = anUnknownAddress()
      await cachedPage(request, address)
      await page.route(`**${address}`, async (route) => {
        const response = await route.fetch()
        const script = '<script>document.documentElement.dataset.smuggled = "ran"</script>'
        const handler = '<img src="/icon.svg" alt="" onload="this.dataset.smuggled = 1">'
        const html = await response.text()
        await route.fulfill({
          response,
          body: html.replace('</body>', `${script}${handler}</body>`),
        })
      })
      const violation = page.waitForEvent('console', (message) =>
        message.text().includes('Content Security Policy'),
      )

      await page.goto(address)
      await violation

      await expect(page.locator('img[src="/icon.svg"]')).toHaveJSProperty('complete', true)
      await expect(page.locator('[data-smuggled]')).toHaveCount(0)
    })
  })
})

test.describe('a page that is not cached', () => {
  test('has a nonce of its own every time, and its scripts run', async ({ request, page }) => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await request.get('/de/cart/')).headers()['content-security-policy']),
    )

    expect(policies[0]).toMatch(/'nonce-[\w-]{22,}'/)
    expect(policies[0]).not.toBe(policies[1])
    await open(page, '/de/cart/')
  })
})
