import { DEFAULT_SHOP } from '@saum/domain/shops'
import { layoutShifts, watchLayoutShifts } from './support/layout.ts'
import { mainPages } from './support/main-pages.ts'
import { open } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

test.describe('nothing moves while a page loads', () => {
  const { home, listing, product } = mainPages(DEFAULT_SHOP)
  for (const path of [home, listing, product]) {
    test(`on ${path}`, async ({ page }) => {
      await watchLayoutShifts(page)
      await open(page, path)
      await page.waitForLoadState('networkidle')

      const { score, moved } = await layoutShifts(page)
      expect(score, moved.join(', ')).toBeLessThan(0.02)
    })
  }
})
