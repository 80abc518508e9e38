import { heading, tiles } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

test('[7] a look is bought without script, whatever sizes are chosen', async ({ page }) => {
  await page.goto('/de/c/outfits/')
  await tiles(page).first().getByRole('link').click()
  const sizes = page.getByRole('list', { name: 'Die Teile des Outfits' }).getByRole('combobox')
  const first = sizes.first().locator('option:not([disabled]):not([value=""])').first()
  await sizes.first().selectOption(await first.getAttribute('value'))

  await page.getByRole('button', { name: 'Ganzen Look in den Warenkorb' }).click()

  await expect(page).toHaveURL(/\/de\/cart\//)
  await expect(heading(page)).toContainText('Warenkorb')
})
