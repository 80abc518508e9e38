import { expect, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }

test.describe('without script', () => {
  test('the menu of a phone opens, goes down its levels and leads on', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/de/')
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menü' })

    await drawer.locator('summary').filter({ hasText: 'Bekleidung' }).click()
    await drawer.getByRole('link', { name: /Alles aus Bekleidung/ }).click()

    await expect(page).toHaveURL(/\/de\/c\/damen\/bekleidung\/$/)
    await expect(drawer).toBeHidden()
  })

  test('the shop switch opens and is closed by its button', async ({ page }) => {
    await page.goto('/de/')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /Land und Sprache/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Land und Sprache' })
    await expect(dialog.getByRole('link', { name: /Schweiz, Französisch/ })).toBeVisible()

    await dialog.getByRole('button', { name: 'Schließen' }).click()

    await expect(dialog).toBeHidden()
  })

  test('a listing shows its filters and the buttons that send them', async ({ page }) => {
    await page.goto('/de/c/damen/bekleidung/kleider/')

    const colors = page.getByRole('group', { name: 'Farbe' }).getByRole('checkbox')
    await colors.nth(0).check()
    await colors.nth(1).check()
    await expect(page.getByRole('textbox', { name: 'Preis bis' })).toBeVisible()
    await expect(page.getByRole('slider', { name: 'Preis bis' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filter anwenden', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Liste sortieren' })).toBeVisible()
    await expect(page.getByRole('link', { name: /weitere Artikel laden/ })).toBeVisible()
  })

  test('a question in the search shows a link to the answers, no empty panel', async ({ page }) => {
    await page.goto('/de/search/?searchTerm=wie+wasche+ich+wolle')

    await expect(
      page.getByRole('main').getByRole('link', { name: 'Fragen und Antworten' }),
    ).toBeVisible()
    await expect(page.getByText('Kurz beantwortet')).toBeHidden()
  })

  test('an answer on a text page unfolds', async ({ page }) => {
    await page.goto('/de/s/lieferung/')
    const answer = page.getByRole('main').locator('details').first()
    await expect(answer.locator('p').first()).toBeHidden()

    await answer.locator('summary').click()

    await expect(answer.locator('p').first()).toBeVisible()
  })
})
