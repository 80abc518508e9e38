import type { Page } from '@playwright/test'
import { expect, test } from './support/reporting-shop.ts'
import { openAndRest } from './support/shopper.ts'

async function agree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Alles annehmen' }).click()
}

test.describe('[1.12] scripts of other services', () => {
  test('run on a page that is kept once the visitor agrees', async ({ page, request }) => {
    await request.get('/de/')
    const answer = await request.get('/de/')
    expect(answer.headers()['content-security-policy']).not.toContain('nonce-')
    await openAndRest(page, '/de/')
    await expect(page.locator('html[data-tags]')).toHaveCount(0)

    await agree(page)

    await expect(page.locator('html[data-tags="ran"]')).toHaveCount(1)
  })

  test('run on a page that is made for one visitor', async ({ page, request }) => {
    const answer = await request.get('/de/cart/')
    expect(answer.headers()['content-security-policy']).toContain("'strict-dynamic'")
    await openAndRest(page, '/de/cart/')

    await agree(page)

    await expect(page.locator('html[data-tags="ran"]')).toHaveCount(1)
  })

  test.describe('of a host nobody has set up', () => {
    test.use({ expectedErrors: /violates the following Content Security Policy directive/ })

    test('do not run', async ({ page, services }) => {
      await openAndRest(page, '/de/')
      const refused = page.waitForEvent('console', (message) =>
        message.text().includes('Content Security Policy'),
      )

      await page.locator('head').evaluate((head, url) => {
        head.append(Object.assign(head.ownerDocument.createElement('script'), { src: url }))
      }, services.strangerUrl)

      await refused
      await expect(page.locator('html[data-stranger]')).toHaveCount(0)
    })
  })
})
