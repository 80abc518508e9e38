import { PHONE_IN_DEEP, PHONE_TOO } from '../support/devices.ts'
import { MISSING_PAGE } from '../support/main-pages.ts'
import type { Page } from '@playwright/test'
import { PAGE_DATA, ROUTE_CODE } from '../support/network.ts'
import {
  heading,
  mainNavigation,
  noteDocuments,
  open,
  placeOf,
  untilAlive,
} from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const NOT_FOUND_TITLE = 'Hier hängt nichts mehr'
const FAULT_TITLE = 'Hier ist eine Naht aufgegangen'

test.describe('[2.30] [2.39] an unknown address', () => {
  test.use({ expectedErrors: MISSING_PAGE })

  const leadsHome = '[2.41] shows its picture and leads home, where the error is gone'
  test(leadsHome, { tag: PHONE_IN_DEEP }, async ({ page }) => {
    const response = await open(page, '/de/gibt-es-nicht/')
    const documents = noteDocuments(page)
    expect(response?.status()).toBe(404)
    await expect(heading(page)).toHaveText(NOT_FOUND_TITLE)
    await expect(
      page.getByRole('img', { name: 'Ein Kleiderbügel an einer leeren Stange' }),
    ).toBeVisible()
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

    if (isMobile) await page.getByRole('link', { name: 'Menü öffnen' }).click()
    const navigation = isMobile ? page.getByRole('dialog', { name: 'Menü' }) : mainNavigation(page)
    await navigation.getByRole('link', { name: 'Magazin' }).click()

    await expect(page).toHaveURL(/\/de\/magazin\/$/)
    await expect(heading(page)).not.toHaveText(NOT_FOUND_TITLE)
  })
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
    const picture = page.getByRole('img', { name: 'Ein Kleiderbügel an einer leeren Stange' })

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

  test('says that the request was not processed; the link home clears it', async ({ page }) => {
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

test.describe('[4.64] [4.65] a page that cannot be started', () => {
  test.use({ expectedErrors: /setup|JSON|module|Failed to load/i })

  /** Changes the document before any of its modules runs. */
  async function openSpoiled(page: Page, spoil: (html: string) => string) {
    await page.route('**/de/impressum/', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: spoil(await response.text()) })
    })
    await page.goto('/de/impressum/')
  }

  test('[4.64] without markup fetches it and works', async ({ page }) => {
    await page.addInitScript(
      "document.addEventListener('DOMContentLoaded', () => document.body.replaceChildren())",
    )
    const documents = noteDocuments(page)
    await page.goto('/de/impressum/')

    await expect(heading(page)).toContainText('Impressum')
    await expect(page.getByRole('banner')).toBeVisible()
    await untilAlive(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click()
    await expect(page).toHaveTitle(/Geschäftsbedingungen/)
    expect(documents).toEqual(['/de/impressum/'])
  })

  test('[4.65] with settings that cannot be read shows the error screen', async ({ page }) => {
    await openSpoiled(page, (html) => html.replace(/data-settings="/, 'data-settings="setup:'))

    await expect(heading(page)).toHaveText(FAULT_TITLE)
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/de/')
    await expect(page.getByRole('banner')).toBeVisible()
  })

  test('[4.65] with a part that throws shows the error screen; where it is missing, the page stays', async ({
    page,
  }) => {
    let isThrowing = true
    await page.route(ROUTE_CODE, (route) =>
      isThrowing
        ? route.fulfill({ contentType: 'text/javascript', body: "throw new Error('setup')" })
        : route.abort(),
    )
    await page.goto('/de/impressum/')
    await expect(heading(page)).toHaveText(FAULT_TITLE)

    isThrowing = false
    const reported = page.waitForEvent('console', (line) => /module/.test(line.text()))
    await page.reload()
    await reported
    await expect(heading(page)).toContainText('Impressum')
  })
})
