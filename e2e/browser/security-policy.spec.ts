import { CACHED_PAGE, fromCache } from '../support/cached-page.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: /violates the following Content Security Policy directive/ })

test('a page from the cache does not run a script that was injected into it, and reports it', async ({
  page,
  request,
}) => {
  await fromCache(request)
  await page.route(`**${CACHED_PAGE}`, async (route) => {
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
  const report = page.waitForResponse('**/policy-reports')

  await page.goto(CACHED_PAGE)
  await violation

  await expect(page.locator('img[src="/icon.svg"]')).toHaveJSProperty('complete', true)
  await expect(page.locator('[data-smuggled]')).toHaveCount(0)
  expect((await report).status()).toBe(204)
})
