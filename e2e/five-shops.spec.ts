import { DEFAULT_SHOP, SHOPS } from '@saum/domain/shops'
import { expect, expectAccessible, test } from './support/test.ts'

for (const { path, locale } of SHOPS) {
  test(`the shop at /${path}/ opens in its language`, async ({ page, isMobile }) => {
    test.skip(isMobile && path !== DEFAULT_SHOP.path, 'the shops differ in texts, not in layout')
    const response = await page.goto(`/${path}/`)

    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('main')).toBeVisible()
    await expectAccessible(page)
  })
}
