import { DEFAULT_SHOP } from '@saum/domain/shops'
import { layoutShifts, watchLayoutShifts } from './support/layout.ts'
import { pathOfPage } from './support/main-pages.ts'
import { open } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

test.describe('nothing moves while a page loads', () => {
  for (const name of ['home', 'listing', 'product', 'outfits', 'outfit'] as const) {
    test(`on the page «${name}»`, async ({ page, origin }) => {
      await watchLayoutShifts(page)
      await open(page, await pathOfPage(name, DEFAULT_SHOP, origin))
      await page.waitForLoadState('networkidle')

      const { score, moved } = await layoutShifts(page)
      expect(score, moved.join(', ')).toBeLessThan(0.02)
    })
  }
})
