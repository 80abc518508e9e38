import { DEFAULT_SHOP } from '@saum/domain/shops'
import { PHONE_TOO } from './support/devices.ts'
import { layoutShifts, watchLayoutShifts } from './support/layout.ts'
import { pathOfPage } from './support/main-pages.ts'
import { open } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

test('nothing moves while a page loads', { tag: PHONE_TOO }, async ({ page, origin }) => {
  test.slow()
  await watchLayoutShifts(page)
  for (const name of ['home', 'listing', 'product', 'outfits', 'outfit', 'basket'] as const) {
    await open(page, await pathOfPage(name, DEFAULT_SHOP, origin))
    await page.waitForLoadState('networkidle')

    const { score, moved } = await layoutShifts(page)
    expect.soft(score, `${name}: ${moved.join(', ')}`).toBeLessThan(0.02)
  }
})
