import { expect, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }

test.describe('without script', () => {
  test('the menu of a phone is a page with all of its levels', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/de/')
    await page.getByRole('link', { name: 'Menü öffnen' }).click()
    await expect(page).toHaveURL(/\/de\/menu\/$/)

    await page.getByRole('main').getByRole('link', { name: 'Kleider', exact: true }).click()

    await expect(page).toHaveURL(/\/de\/c\/damen\/bekleidung\/kleider\/$/)
  })

  test('the shop switch is a page that leads back to where the shopper was', async ({ page }) => {
    await page.goto('/de/c/damen/bekleidung/kleider/')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Land und Sprache/ })
      .click()

    await page
      .getByRole('main')
      .getByRole('link', { name: /Schweiz, Französisch/ })
      .click()

    await expect(page).toHaveURL(/\/fr-ch\/c\/femme\/vetements\/robes\/$/)
  })

  test('the filters of a phone unfold in the page and are sent by their button', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/de/c/damen/bekleidung/kleider/')
    const colors = page.getByRole('group', { name: 'Farbe' }).getByRole('checkbox')
    await expect(colors.first()).toBeHidden()

    await page.getByRole('main').getByRole('link', { name: 'Filter', exact: true }).click()
    await colors.first().check()
    await page.getByRole('button', { name: 'Filter anwenden', exact: true }).click()

    await expect(page).toHaveURL(/filters(\[|%5B)color(\]|%5D)=\d+/)
  })

  test('the hint beside the order of a list unfolds', async ({ page }) => {
    await page.goto('/de/c/damen/bekleidung/kleider/')
    const words = page.getByText('Reihenfolge nach Beliebtheit')
    await expect(words).toBeHidden()

    await page.locator('summary[aria-label*="Empfohlen"]').click()

    await expect(words).toBeVisible()
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
