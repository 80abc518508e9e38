import { heading } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

test.describe('the search tool without script', () => {
  test('leads to a page with a field that searches', async ({ page }) => {
    await page.goto('/de/')
    await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click()

    await page.getByRole('main').getByLabel('Wonach suchst du?').fill('kleid')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/de\/search\/\?searchTerm=kleid$/)
    await expect(heading(page)).toHaveText('Ergebnisse für „kleid“')
  })
})
