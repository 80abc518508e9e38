import type { Page } from '@playwright/test'
import { expect, test } from '../support/reporting-shop.ts'
import { openAndRest } from '../support/shopper.ts'

test.use({ expectedErrors: /violates the following Content Security Policy directive/ })

async function agree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Alles annehmen' }).click()
}

test('[1.12] scripts of other services run after a yes, on every kind of page, strangers never', async ({
  page,
  context,
  request,
  services,
}) => {
  await test.step('on a page from the cache', async () => {
    await request.get('/de/impressum/')
    const response = await request.get('/de/impressum/')
    expect(response.headers()['content-security-policy']).not.toContain('nonce-')
    await openAndRest(page, '/de/impressum/')
    await expect(page.locator('html[data-tags]')).toHaveCount(0)

    await agree(page)

    await expect(page.locator('html[data-tags="ran"]')).toHaveCount(1)
  })

  await test.step('but not from a host that is not set up', async () => {
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes('Content Security Policy'),
    )

    await page.locator('head').evaluate((head, url) => {
      head.append(Object.assign(head.ownerDocument.createElement('script'), { src: url }))
    }, services.strangerUrl)

    await refused
    await expect(page.locator('html[data-stranger]')).toHaveCount(0)
  })

  await test.step('on a page that is made for one visitor', async () => {
    const response = await request.get('/de/cart/')
    expect(response.headers()['content-security-policy']).toContain("'strict-dynamic'")
    await context.clearCookies()
    await openAndRest(page, '/de/cart/')
    await expect(page.locator('html[data-tags]')).toHaveCount(0)

    await agree(page)

    await expect(page.locator('html[data-tags="ran"]')).toHaveCount(1)
  })
})
