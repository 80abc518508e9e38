import { expect, test } from './support/test.ts'

const LISTING = '/de/c/damen/bekleidung/kleider/'

test.describe('[2.26] without script', () => {
  test('the filters are a form that leads to the one address of a choice', async ({ page }) => {
    await page.goto(LISTING)
    const colors = page.getByRole('group', { name: 'Farbe' }).getByRole('checkbox')
    await colors.nth(0).check()
    await colors.nth(1).check()
    await page.getByRole('textbox', { name: 'Preis bis' }).fill('150')

    await page.getByRole('button', { name: 'Filter anwenden' }).click()

    await expect(page).toHaveURL(/\?filters\[color\]=\d+,\d+&filters\[maxPrice\]=15000$/)
    await expect(colors.nth(0)).toBeChecked()
    await expect(page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('link')).toHaveCount(
      3,
    )
  })

  test('a chosen filter is taken away by its link, the order is sent with the rest', async ({
    page,
  }) => {
    await page.goto(`${LISTING}?filters[maxPrice]=15000`)
    await page.getByLabel('Sortieren').selectOption('price_asc')
    await page.getByRole('button', { name: 'Liste sortieren' }).click()
    await expect(page).toHaveURL(/\?filters\[maxPrice\]=15000&sort=price_asc$/)

    await page.getByRole('link', { name: /^Filter bis .* entfernen$/ }).click()

    await expect(page).toHaveURL(/\?sort=price_asc$/)
  })

  test('an amount with cents stays the one it is', async ({ page }) => {
    await page.goto(`${LISTING}?filters[minPrice]=4999`)
    await expect(page.getByRole('textbox', { name: 'Preis von' })).toHaveValue('49,99')

    await page.getByRole('button', { name: 'Filter anwenden' }).click()

    await expect(page).toHaveURL(/\?filters\[minPrice\]=4999$/)
  })

  test('the next page is a link', async ({ page }) => {
    await page.goto('/de/c/damen/bekleidung/')

    await page.getByRole('link', { name: /weitere Artikel laden/ }).click()

    await expect(page).toHaveURL(/\?page=2$/)
  })
})
