import type { Page } from '@playwright/test'
import { PHONE_IN_DEEP } from '../support/devices.ts'
import { heading, noteDocuments, open, openAndRest, tiles } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** A busy machine takes its time for a search. */
const PATIENTLY = { timeout: 15_000 }

/** What the tab asks the search provider, and the shop for access to it. */
function watchSearch(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/rest/') || pathname.endsWith('/getSearchAccess')) {
      asked.push(pathname.split('/').at(-1) ?? '')
    }
  })
  return asked
}

function field(page: Page) {
  return page.getByRole('main').getByRole('searchbox', { name: 'Wonach suchst du?' })
}

test.describe('[7.30] a search', () => {
  test('comes with its products from the server, and the tab asks for nothing again', async ({
    page,
  }) => {
    const asked = watchSearch(page)

    await openAndRest(page, '/de/search/?searchTerm=kleid')

    await expect(heading(page)).toHaveText('Ergebnisse für „kleid“')
    await expect(page).toHaveTitle('Ergebnisse für „kleid“ | Saum')
    await expect(field(page)).toHaveValue('kleid')
    expect(await tiles(page).count()).toBe(24)
    expect(asked).toEqual([])
  })

  test('[4.32] more products come below the others, and the page is kept by its address', async ({
    page,
  }) => {
    await openAndRest(page, '/de/search/?searchTerm=kleid')
    const asked = watchSearch(page)
    const first = await tiles(page).first().innerText()

    await page.getByRole('link', { name: /weitere Artikel laden/ }).click()

    await expect.poll(() => tiles(page).count(), PATIENTLY).toBeGreaterThan(24)
    expect(await tiles(page).first().innerText()).toBe(first)
    expect(asked).toEqual([])
    const links = await tiles(page).getByRole('heading').getByRole('link').all()
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('is changed in its field without loading a document, and back returns to it', async ({
    page,
  }) => {
    await openAndRest(page, '/de/search/?searchTerm=kleid')
    const documents = noteDocuments(page)

    await page.getByRole('main').getByRole('link', { name: 'Eingabe löschen' }).click()
    await expect(field(page)).toBeFocused()
    await field(page).fill('rock')
    await field(page).press('Enter')

    await expect(heading(page)).toHaveText('Ergebnisse für „rock“', PATIENTLY)
    await page.goBack()
    await expect(heading(page)).toHaveText('Ergebnisse für „kleid“')
    await expect(field(page)).toHaveValue('kleid')
    expect(documents).toEqual([])
  })
})

test.describe('a search whose filter fails on the way', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch/ })

  test('is tried again with what was chosen', async ({ page }) => {
    await openAndRest(page, '/de/search/?searchTerm=kleid')
    await page.route(/\.data.*sort=price_asc/, (route) => route.abort(), { times: 1 })

    await page.getByLabel('Sortieren').selectOption('price_asc')
    await expect(page.getByRole('alert')).toContainText('konnten nicht geladen werden')
    await page.getByRole('link', { name: 'Noch einmal laden' }).click()

    await expect(page).toHaveURL(/\?searchTerm=kleid&sort=price_asc$/)
    await expect(tiles(page).first()).toBeVisible(PATIENTLY)
  })
})

test('everyone can use a search that finds nothing', { tag: PHONE_IN_DEEP }, async ({ page }) => {
  await open(page, '/de/search/?searchTerm=xqzvwp')
  await expect(heading(page)).toHaveText('Nichts gefunden für „xqzvwp“')
  await expectAccessible(page)

  await page.getByRole('main').getByRole('link', { name: 'Neues ansehen' }).click()

  await expect(page).toHaveURL(/\/de\/c\/new\/$/)
})

test.describe('any search term', () => {
  const ODD = {
    markup: '"><img src=x onerror=alert(1)><script>alert(1)</script>',
    'three thousand letters': 'ab '.repeat(1_000),
    'faces and joined faces': '👗👩‍👩‍👧 🧵',
    'right to left': 'فستان أحمر \u202E xyz',
    'control characters': 'xq\u0001zv\u0007wp\u001B[31m\u0085',
    'half a character': 'xqzvwp\uD83D',
    'another language of templates': '{{7*7}} ${7*7} <%= 7 %> __proto__ constructor',
  }
  test('is shown as text', async ({ page }) => {
    test.slow()
    page.on('dialog', (dialog) => expect(dialog.message(), 'a script of the visitor ran').toBe(''))
    for (const [name, term] of Object.entries(ODD)) {
      const response = await open(
        page,
        `/de/search/?searchTerm=${encodeURIComponent(term.toWellFormed())}`,
      )

      expect(response?.status(), name).toBe(200)
      expect(await page.getByRole('main').locator('script, img[onerror]').count(), name).toBe(0)
      await expect(heading(page)).toHaveText(/Nichts gefunden für|Ergebnisse für/)
    }
  })
})
