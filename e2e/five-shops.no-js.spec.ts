import { SHOPS } from '@saum/domain/shops'
import { expect, test } from './support/test.ts'

for (const { path, locale } of SHOPS) {
  test(`the shop at /${path}/ is there without script`, async ({ page }) => {
    const response = await page.goto(`/${path}/`)

    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  })
}
