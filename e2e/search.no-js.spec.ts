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

  test('is changed, emptied and begun anew', async ({ page }) => {
    await page.goto('/de/search/?searchTerm=kleidd')
    await page.getByRole('link', { name: 'Stattdessen nach „kleidd“ suchen' }).click()
    await expect(page).toHaveURL(/exact=1$/)

    await page.getByRole('main').getByRole('link', { name: 'Eingabe löschen' }).click()
    await expect(heading(page)).toHaveText('Suche')
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('rock')
    await field.press('Enter')

    await expect(heading(page)).toHaveText('Ergebnisse für „rock“')
    expect(await tiles(page).count()).toBe(24)
  })

  test('that asks something shows no empty panel but leads to the answers', async ({ page }) => {
    await page.goto('/de/search/?searchTerm=wie+wasche+ich+wolle')

    await expect(page.getByText('Kurz beantwortet')).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'Fragen und Antworten' }).click()
    await expect(heading(page)).toHaveText('Fragen und Antworten')
  })
})
