import { SHOPS } from '@saum/domain/shops'
import { heading, mainNavigation, placeOf, tiles } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

const PHONE = { width: 390, height: 844 }
const LINKS_AT_ONCE = 8

test.describe('without script', () => {
  test('the shop is walked by links: category, page two, product, and back', async ({ page }) => {
    await page.goto('/de/')
    // Where the pointer happens to rest, a menu is open that names it once more.
    await mainNavigation(page).getByRole('link', { name: 'Neu', exact: true }).first().click()
    await expect(heading(page)).toContainText('Neu')
    const firstOfPageOne = await tiles(page).first().getByRole('heading').innerText()

    await page.getByRole('link', { name: 'Nächste Seite' }).click()
    await expect(page).toHaveURL(/\/de\/c\/new\/\?page=2$/)
    const product = tiles(page).first().getByRole('heading').getByRole('link')
    const name = await product.innerText()
    expect(name).not.toBe(firstOfPageOne)
    await product.click()
    await expect(heading(page)).toContainText(name)

    await page.goBack()
    await page.getByRole('link', { name: 'Seite 1', exact: true }).click()
    await expect(page).toHaveURL(/\/de\/c\/new\/$/)
    await expect(tiles(page).first().getByRole('heading')).toHaveText(firstOfPageOne)
  })

  test('the entry of the menu is a link to its page', async ({ page }) => {
    await page.goto('/de/')

    await mainNavigation(page).getByRole('link', { name: 'Bekleidung', exact: true }).click()

    await expect(page).toHaveURL(/\/de\/c\/damen\/bekleidung\/$/)
  })

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

  test('the shop switch really changes the shop', async ({ page, context }) => {
    await page.goto('/de/c/damen/bekleidung/kleider/')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /Land und Sprache/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Land und Sprache' })

    await dialog.getByRole('link', { name: /Schweiz, Französisch/ }).click()

    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH')
    expect(placeOf(page)).toBe('/fr-ch/c/femme/vetements/robes/')
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'shop')?.value).toBe('fr-ch')
  })

  test('a dialog is closed by its button', async ({ page }) => {
    await page.goto('/de/')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /Land und Sprache/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Land und Sprache' })

    await dialog.getByRole('button', { name: 'Schließen' }).click()

    await expect(dialog).toBeHidden()
  })

  test('a search is sent as a form', async ({ page }) => {
    await page.goto('/de/search/')
    await page.getByRole('search').getByRole('searchbox').fill('blazer')
    await page.getByRole('search').getByRole('button').click()

    await expect(page).toHaveURL(/\/de\/search\/\?searchTerm=blazer$/)
  })
})

test.describe('header and footer', () => {
  for (const { path, locale } of SHOPS) {
    test(`are there in /${path}/, and no link of them is dead`, async ({
      page,
      request,
      baseURL,
    }) => {
      const response = await page.goto(`/${path}/`)
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
      const links = page.locator('[data-chrome] a[href]')
      const found = new Set(
        await links.evaluateAll((all) => all.map((link) => link.href as string)),
      )
      const own = [...found].filter((href) => href.startsWith(`${baseURL}/`))
      expect(own.length).toBeGreaterThan(80)

      const dead: string[] = []
      async function follow() {
        for (let href = own.pop(); href !== undefined; href = own.pop()) {
          const answer = await request.get(href, { maxRedirects: 0 })
          const isGuarded = answer.status() === 302 && href.endsWith('/account/')
          if (answer.status() !== 200 && !isGuarded) dead.push(`${answer.status()} ${href}`)
        }
      }
      await Promise.all(Array.from({ length: LINKS_AT_ONCE }, follow))
      expect(dead).toEqual([])
    })
  }
})
