import { heading, tiles } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

test.describe('a search without script', () => {
  test('goes from page to page by links', async ({ page }) => {
    await page.goto('/de/search/?searchTerm=kleid')
    const first = await tiles(page).first().getByRole('heading').innerText()

    await page.getByRole('link', { name: /weitere Artikel laden/ }).click()

    await expect(page).toHaveURL(/\?searchTerm=kleid&page=2$/)
    await expect(heading(page)).toHaveText('Ergebnisse für „kleid“')
    await expect(tiles(page).first().getByRole('heading')).not.toHaveText(first)
  })
})
