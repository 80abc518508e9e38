import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Page } from '@playwright/test'
import { fillBasket, newEmail, passContact, SHOPPERS, step } from '../support/checkout.ts'
import { expect, test } from '../support/test.ts'

/** Closes the gate of docs/browsers.md; says which scripts are fetched all the same. */
async function olderBrowser(page: Page): Promise<string[]> {
  const scripts: string[] = []
  await page.addInitScript(() => {
    Reflect.deleteProperty(Intl, 'DurationFormat')
  })
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

test.describe('a browser older than the promise', () => {
  test('gets a listing with buttons that send its filters, and no script', async ({ page }) => {
    const scripts = await olderBrowser(page)
    await page.goto('/de/c/damen/bekleidung/kleider/')
    await expect(page.getByRole('slider', { name: 'Preis bis' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Liste sortieren' })).toBeVisible()

    await page.getByRole('group', { name: 'Farbe' }).getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Filter anwenden', exact: true }).click()

    await expect(page).toHaveURL(/filters/)
    await expect(page.locator('html')).not.toHaveAttribute('data-script')
    expect(scripts).toEqual([])
  })

  test('gets a link to the answers instead of an answer', async ({ page }) => {
    await olderBrowser(page)
    await page.goto('/de/search/?searchTerm=wie+wasche+ich+wolle')

    await expect(
      page.getByRole('main').getByRole('link', { name: 'Fragen und Antworten' }),
    ).toBeVisible()
    await expect(page.getByText('Kurz beantwortet')).toBeHidden()
  })

  test('goes through the checkout by plain forms', async ({ page, origin }) => {
    const scripts = await olderBrowser(page)
    await fillBasket(page, { origin, shop: DEFAULT_SHOP })
    await page.goto('/de/checkout/')
    await passContact(page, newEmail('alter-browser'), SHOPPERS.de)

    await expect(step(page, 'delivery')).toBeVisible()
    expect(scripts).toEqual([])
  })

  test('keeps the forms of the checkout where a page of its own loads the element', async ({
    page,
    origin,
  }) => {
    await olderBrowser(page)
    await fillBasket(page, { origin, shop: DEFAULT_SHOP })
    await page.goto('/de/checkout/')
    const address = await page.locator('link[href$="checkout-element.css"]').getAttribute('href')
    const src = (address ?? '').replace(/\.css$/, '.js')

    await page.evaluate((url) => import(url), new URL(src, origin).href)

    await expect(page.locator('saum-checkout:not(:defined)')).toHaveCount(1)
    await expect(step(page, 'contact')).toBeVisible()
  })
})
