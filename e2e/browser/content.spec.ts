import { PHONE_IN_DEEP } from '../support/devices.ts'
import { heading, noteDocuments, open } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test.describe('[2.3] a content page', () => {
  const soft = 'is entered, left and returned to without a document load'
  test(soft, { tag: PHONE_IN_DEEP }, async ({ page }) => {
    await open(page, '/de/lieferung/')
    const documents = noteDocuments(page)
    const main = page.getByRole('main')

    await main.getByRole('link', { name: 'Fragen und Antworten' }).click()
    await expect(heading(page)).toHaveText('Fragen und Antworten')
    await page.goBack()
    await expect(heading(page)).toHaveText('Lieferung')
    await expect(main).toContainText('Nach Helgoland und Büsingen')
    await page.goForward()
    await expect(heading(page)).toHaveText('Fragen und Antworten')
    await main.getByRole('link', { name: 'Saum', exact: true }).click()
    await expect(page).toHaveURL(/\/de\/$/)
    await expect(heading(page)).toHaveText(/Mantel/)
    await page.goBack()
    await expect(heading(page)).toHaveText('Fragen und Antworten')

    expect(documents).toEqual([])
  })

  test('opens an answer and keeps it open while the page comes to life', async ({ page }) => {
    await page.goto('/de/fragen-und-antworten/', { waitUntil: 'commit' })
    const answer = page.getByRole('main').locator('details').first()

    await answer.locator('summary').click()
    await expect(page.locator('html')).toHaveAttribute('data-script', 'running')

    await expect(answer).toHaveAttribute('open', '')
    await expectAccessible(page)
  })

  test('leads to its parts, and each part has an address', async ({ page }) => {
    await open(page, '/de/agb/')
    const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' })

    await contents.getByRole('link').nth(4).click()

    const title = page.getByRole('heading', { level: 2 }).nth(4)
    await expect(title).toBeInViewport()
    await expect(page).toHaveURL(/\/de\/agb\/#/)
    await title.hover()
    await expect(page.getByRole('link', { name: /^Link zum Abschnitt/ }).nth(4)).toHaveCSS(
      'opacity',
      '1',
    )
    await expectAccessible(page)
  })

  test('draws the signs of care labels and says what they show', async ({ page }) => {
    await open(page, '/de/pflege/')
    const row = page.getByRole('row').filter({ hasText: 'Handwäsche' })

    await expect(row.getByRole('img', { name: 'Hand im Waschbottich' })).toBeVisible()
    await expect(page.getByRole('table').getByRole('img')).toHaveCount(22)
    await expect(page.getByRole('table', { name: 'Waschen' })).toHaveCount(1)
    await expectAccessible(page)
  })

  test('[2.3] shows pictures to leaf through', async ({ page }) => {
    // A page full of pictures, and axe.
    test.slow()
    await open(page, '/de/magazin/wolle/')
    const pictures = page.getByRole('region', { name: 'Gewebt und gestrickt' })
    await pictures.getByRole('button', { name: /Nächste/ }).click()
    await expect(pictures).toContainText('2 / 4')
    await expectAccessible(page)
  })
})
