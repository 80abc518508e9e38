import type { Page, Request } from '@playwright/test'
import { allowEverything, NEW_VISITOR } from '../support/decided-visitor.ts'
import { expect, test } from '../support/measuring-shop.ts'
import { secretLinks, type SecretLink } from '../support/secret-links.ts'
import { untilIdle } from '../support/shopper.ts'

test.describe.configure({ mode: 'default' })
test.use({ storageState: NEW_VISITOR, expectedErrors: /thrown by the test/ })

/** What a request says, but for the cookie that holds the link for its own page. */
async function wordsOf(request: Request): Promise<string> {
  const { cookie: _, ...headers } = await request.allHeaders()
  return JSON.stringify([request.url(), headers, request.postData()])
}

/** Lets every destination speak: suggestions, events, reports, and what is sent when a page is left. */
async function speak(page: Page): Promise<void> {
  const files = "performance.getEntriesByType('resource').map(({ name }) => name).join(' ')"
  await expect.poll(() => page.evaluate<string>(files)).toContain('open-tracking')
  await page.locator('[data-tool="search"]').first().click()
  const answered = page.waitForResponse(/querySuggest|search\/productSuggest|suggest/i)
  await page.keyboard.type('kleid')
  await answered
  await page.evaluate(
    "setTimeout(() => { throw new Error('thrown by the test at ' + location.href) })",
  )
  await untilIdle(page)
  await page.waitForTimeout(300)
  await page.evaluate('void dispatchEvent(new PageTransitionEvent("pagehide"))')
}

test('no request but the first names the secret of a page, with every destination allowed', async ({
  page,
  measuring,
}) => {
  test.slow()
  const { origin } = measuring
  const links = Object.entries(await secretLinks(page.request, origin))
  await allowEverything(page, origin, '580f46e5-1d2c-4b3a-9f60-0a1b2c3d4e5f')
  const requests: Request[] = []
  page.context().on('request', (request) => requests.push(request))

  for (const [name, link] of links.filter(([one]) => one !== 'paper')) {
    await test.step(name, async () => {
      requests.length = 0
      await page.goto(link.address)
      await speak(page)
      expect(await tellingRequests(requests, link, origin), name).toEqual([])
      const ofOthers = requests.filter((request) => request.url().startsWith(measuring.services))
      if (name === 'shared wishlist') {
        // Scripts of others would read the address by themselves.
        expect(ofOthers.filter((request) => request.url().includes('.js'))).toEqual([])
      } else {
        expect(page.url()).not.toContain(link.secret)
        expect(ofOthers.length).toBeGreaterThan(0)
      }
    })
  }
})

test('reloading and going back show the page of a link again', async ({ page, measuring }) => {
  const links = await secretLinks(page.request, measuring.origin)
  const { address = '' } = links['order tracking'] ?? {}
  const heading = page.getByRole('heading', { level: 1 })

  await page.goto(address)
  const words = await heading.innerText()
  await page.reload()
  await expect(heading).toHaveText(words)
  await page.goto('/de/')
  await page.goBack()
  await expect(heading).toHaveText(words)
})

/** Requests that name the secret, but for the page itself where the path is the secret. */
async function tellingRequests(
  requests: readonly Request[],
  { address, secret }: SecretLink,
  origin: string,
): Promise<string[]> {
  const own = new URL(address, origin)
  const isInPath = own.pathname.includes(secret)
  // Requests of the page before may still arrive ahead of it.
  const first = requests.find((request) => request.url() === own.href)
  const others = requests.filter((request) => {
    const url = new URL(request.url())
    if (request === first) return false
    return !(isInPath && url.origin === origin && url.pathname.startsWith(own.pathname))
  })
  const words = await Promise.all(others.map(wordsOf))
  return words.filter((text) => text.includes(secret))
}
