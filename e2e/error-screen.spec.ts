import { SHOPS } from '@saum/domain/shops'
import { PHONE_TOO } from './support/devices.ts'
import { MISSING_PAGE } from './support/main-pages.ts'
import { PAGE_DATA } from './support/network.ts'
import { heading, mainNavigation, noteDocuments, open, placeOf } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

const NOT_FOUND_TITLE = 'Hier hängt nichts mehr'
const FAULT_TITLE = 'Hier ist eine Naht aufgegangen'

test.describe('[2.30] [2.39] an address nobody knows', () => {
  test.use({ expectedErrors: MISSING_PAGE })

  const unknown = [
    ['an unknown shop', '/xx/'],
    ['a page of an unknown shop', '/xx/c/new/'],
    ['a product without a number', '/de/p/kleid/'],
    ['a product that is not sold', '/de/p/kleid-999999999/'],
    ['an unknown category', '/de/c/gibt-es-nicht/'],
    ['a page beyond the last of a listing', '/de/c/new/?page=9999'],
    ['a way out of the folder', '/de/..%2f..%2fetc/passwd'],
  ] as const
  for (const [what, path] of unknown) {
    test(`is a 404 with the error screen: ${what}`, async ({ request }) => {
      const answer = await request.get(path)

      expect(answer.status()).toBe(404)
      const html = await answer.text()
      expect(html).toContain(NOT_FOUND_TITLE)
      expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
      for (const part of ['<header', '<footer', 'error-large.webp']) expect(html).toContain(part)
      expect(html).not.toContain('<pre')
    })
  }

  const leadsHome = '[2.41] is told with its picture and leads home, and the error is gone'
  test(leadsHome, { tag: PHONE_TOO }, async ({ page }) => {
    const response = await open(page, '/de/gibt-es-nicht/')
    const documents = noteDocuments(page)
    expect(response?.status()).toBe(404)
    await expect(heading(page)).toHaveText(NOT_FOUND_TITLE)
    await expect(page.getByRole('img', { name: 'Error page image' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('pre')).toHaveCount(0)

    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click()

    await expect(heading(page)).not.toHaveText(NOT_FOUND_TITLE)
    await expect(page).toHaveTitle(/\| Saum$/)
    expect(placeOf(page)).toBe('/de/')
    expect(documents).toEqual([])
  })

  test('[2.45] keeps a header that works', { tag: PHONE_TOO }, async ({ page, isMobile }) => {
    await open(page, '/de/gibt-es-nicht/')

    if (isMobile) await page.getByRole('button', { name: 'Menü öffnen' }).click()
    const navigation = isMobile ? page.getByRole('dialog', { name: 'Menü' }) : mainNavigation(page)
    await navigation.getByRole('link', { name: 'Magazin' }).click()

    await expect(page).toHaveURL(/\/de\/magazin\/$/)
    await expect(heading(page)).not.toHaveText(NOT_FOUND_TITLE)
  })

  for (const { path, locale } of SHOPS) {
    // Whether everybody can use it is looked at with the other pages.
    test(`is told in the language of /${path}/`, async ({ request }) => {
      const html = await (await request.get(`/${path}/nothing-hangs-here/`)).text()

      expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`))
      const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? ''
      expect(main).toContain(`href="/${path}/"`)
    })
  }
})

test.describe('[2.43] [9.10] the picture of the error screen', () => {
  test.use({ expectedErrors: MISSING_PAGE })

  const sizes = [
    [390, 'error-small.webp'],
    [767, 'error-small.webp'],
    [768, 'error-medium.webp'],
    [900, 'error-medium.webp'],
    [1024, 'error-large.webp'],
    [1440, 'error-large.webp'],
  ] as const

  test('comes in three sizes, by the width of the window', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await open(page, '/de/gibt-es-nicht/')
    const picture = page.getByRole('img', { name: 'Error page image' })

    for (const [width, file] of sizes) {
      await page.setViewportSize({ width, height: 900 })
      await expect(picture, `${width} px`).toHaveJSProperty('currentSrc', expectedSource(file))
      await expect(picture).toHaveJSProperty('complete', true)
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    }

    function expectedSource(file: string) {
      return new URL(`/pictures/${file}`, page.url()).href
    }
  })
})

test.describe('[2.40] a page that fails on the way', () => {
  test.use({ expectedErrors: /status of 500/ })

  test('says that the request was not processed; the way home clears it', async ({ page }) => {
    await open(page, '/de/')
    const documents = noteDocuments(page)
    await page.route(PAGE_DATA, (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
    await expect(heading(page)).toHaveText(FAULT_TITLE)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByText('broken')).toHaveCount(0)

    await page.unroute(PAGE_DATA)
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click()

    await expect(heading(page)).not.toHaveText(FAULT_TITLE)
    expect(placeOf(page)).toBe('/de/')
    expect(documents).toEqual([])
  })
})

test.describe('[2.30] an address no server can read', () => {
  const unreadable = [
    ['a malformed percent-encoding', '/de/%E0%A4%A', 400],
    ['a null byte', '/de/%00', 400],
    ['a null byte in the query', '/de/?q=%00', 400],
    ['seventeen kilobytes', `/de/${'a'.repeat(17 * 1024)}/`, 414],
  ] as const
  for (const [what, path, status] of unreadable) {
    test(`is refused with ${status} and a way home: ${what}`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 })

      expect(response.status()).toBe(status)
      expect(response.headers()['content-type']).toContain('text/html')
      const html = await response.text()
      expect(html).toMatch(/<html[^>]* lang="de-DE"/)
      expect(html).toMatch(/<a [^>]*href="\/de\/"[^>]*>Zur Startseite</)
    })
  }
})
