import { PHONE_TOO } from './support/devices.ts'
import { PAGE_DATA, slowLine } from './support/network.ts'
import { heading, mainNavigation, noteDocuments, open, placeOf, tiles } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

test.describe('from page to page', () => {
  const soft = 'the shop goes without a document load, also back and forward'
  test(soft, { tag: PHONE_TOO }, async ({ page }) => {
    await open(page, '/de/c/new/')
    const documents = noteDocuments(page)

    const product = tiles(page).first().getByRole('link').first()
    const name = await product.innerText()
    await product.click()
    await expect(heading(page)).toContainText(name)
    await page.goBack()
    await expect(page).toHaveURL(/\/c\/new\/$/)
    await page.goForward()
    await expect(heading(page)).toContainText(name)

    expect(documents).toEqual([])
  })

  test('the new page starts at its top and is announced, titled and read', async ({ page }) => {
    await open(page, '/de/')
    const line = await slowLine(page, PAGE_DATA)
    const bar = page.locator('[data-loading]')
    await expect(bar).toHaveCSS('opacity', '0')

    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
    // It takes its time, which a bar at the top shows.
    await expect(bar).toHaveCSS('opacity', '1')
    await line.letAllThrough()

    await expect(heading(page)).toBeFocused()
    await expect(heading(page)).toBeInViewport()
    await expect(bar).toHaveCSS('opacity', '0')
    await expect(page).toHaveTitle(/^Impressum.* \| Saum$/)
    await expect(page.getByRole('status').first()).toHaveText(await page.title())
    expect(placeOf(page)).toBe('/de/impressum/')
  })

  test('the last of two quick clicks wins', async ({ page }) => {
    await open(page, '/de/')
    const line = await slowLine(page, PAGE_DATA)
    const footer = page.getByRole('contentinfo')

    await footer.getByRole('link', { name: 'Impressum' }).click()
    await footer.getByRole('link', { name: 'Datenschutz', exact: true }).click()
    await line.letAllThrough()

    await expect(heading(page)).toContainText('Datenschutz')
    expect(placeOf(page)).toBe('/de/datenschutz/')
  })

  test('a click with the control key opens a tab and leaves this one', async ({
    page,
    context,
  }) => {
    await open(page, '/de/')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })

    const tab = context.waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })

    await expect(heading(await tab)).toContainText('Impressum')
    expect(placeOf(page)).toBe('/de/')
  })
})

test.describe('the section a page lies in', () => {
  test('is marked in the header and moves with the shopper', async ({ page }) => {
    await open(page, '/de/c/new/')
    const sections = mainNavigation(page)
    await expect(sections.getByRole('link', { name: 'Neu', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )

    await sections.getByRole('link', { name: 'Sale', exact: true }).click()

    await expect(heading(page)).toContainText('Sale')
    await expect(sections.locator('[aria-current]')).toHaveText(['Sale'])
    // Also deep inside it.
    await page.goto('/de/c/damen/bekleidung/kleider/midikleider/')
    await expect(mainNavigation(page).locator('[aria-current]')).toHaveText(['Bekleidung'])
  })
})

test.describe('the skip link', () => {
  test('is the first stop of the keyboard and leads past the header', async ({ page }) => {
    await open(page, '/de/')

    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: 'Zum Inhalt springen' })
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    await page.keyboard.press('Enter')

    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })
})
