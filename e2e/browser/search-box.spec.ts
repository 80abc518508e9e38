import type { Page } from '@playwright/test'
import { EVERY_ENGINE, PHONE_TOO } from '../support/devices.ts'
import {
  openSearch,
  searchDialog,
  searchField,
  searchTool,
  suggestion,
  typeQuery,
} from '../support/search-box.ts'
import { heading, noteDocuments, open, placeOf } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** A small page: the tests are about the search. */
const HERE = '/de/login/'
const RECENT = 'saum:recent-searches:de'

/** What the tab keeps: this visitor has refused that the device does. */
async function remembered(page: Page): Promise<string | null> {
  const html = page.locator('html')
  return html.evaluate(
    ({ ownerDocument }, key) => ownerDocument.defaultView.sessionStorage.getItem(key),
    RECENT,
  )
}

async function keep(page: Page, text: string): Promise<void> {
  await page
    .locator('html')
    .evaluate(
      ({ ownerDocument }, [key, value]) =>
        ownerDocument.defaultView.sessionStorage.setItem(key, value),
      [RECENT, text] as const,
    )
}

test.describe('the search of every page', () => {
  const offers = '[3.29] offers words, a category and products, and closes with Escape'
  test(offers, { tag: [PHONE_TOO, EVERY_ENGINE] }, async ({ page }) => {
    await open(page, HERE)
    await openSearch(page)

    await typeQuery(page, 'hemd')

    await expect(suggestion(page, 'hemdjacke')).toBeVisible()
    await expect(suggestion(page, /^hemd in /).first()).toHaveAttribute(
      'href',
      /&filters\[category\]=\d+$/,
    )
    await expect(suggestion(page, /Hemd.*€/).first()).toHaveAttribute('href', /^\/de\/p\//)
    await expect(suggestion(page, /Alle \d+ Treffer anzeigen/)).toBeVisible()
    await expect(searchDialog(page).getByRole('status')).toHaveText(/\d+ Vorschläge/)
    await expectAccessible(page, { within: 'dialog[open]' })

    await page.keyboard.press('Escape')
    await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(searchField(page)).toHaveValue('hemd')
    await page.keyboard.press('Escape')
    await expect(searchDialog(page)).toBeHidden()
    await expect(searchTool(page)).toBeFocused()
    // Speech input could press a shortcut of a single character, so there is none.
    await page.keyboard.press('/')
    await expect(searchDialog(page)).toBeHidden()
    await searchTool(page).press('Enter')
    await expect(searchField(page)).toHaveValue('')
  })

  test('goes through its rows by arrow keys, and leads to results, pages and products', async ({
    page,
  }) => {
    await open(page, HERE)
    const documents = noteDocuments(page)
    await openSearch(page)

    await test.step('the arrow keys go through the rows and copy them', async () => {
      await typeQuery(page, 'hemd')
      const first = searchDialog(page).getByRole('option').first()
      await expect(first).toHaveText('hemdblusenkleid')
      // Products come after words, and the last row with them.
      await expect(suggestion(page, /Alle \d+ Treffer/)).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(searchField(page)).toHaveValue('hemdblusenkleid')
      await expect(first).toHaveAttribute('aria-selected', 'true')
      await expect(searchField(page)).toHaveAttribute(
        'aria-activedescendant',
        (await first.getAttribute('id')) ?? '',
      )
      await page.keyboard.press('ArrowUp')
      await expect(searchField(page)).toHaveValue('hemd')
      await page.keyboard.press('ArrowUp')
      await expect(suggestion(page, /Alle \d+ Treffer/)).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')

      await expect(page).toHaveURL(/\/de\/search\/\?searchTerm=hemdjacke$/)
      await expect(searchDialog(page)).toBeHidden()
      await expect(heading(page)).toHaveText('Ergebnisse für „hemdjacke“')
    })

    await test.step('[4.51] a word leads to the page behind it instead of to products', async () => {
      await openSearch(page)
      await typeQuery(page, 'retoure')
      await expect(suggestion(page, 'Rücksendung anmelden')).toHaveAttribute(
        'href',
        '/de/returns-portal/',
      )

      await page.keyboard.press('Enter')

      await expect(page).toHaveURL(/\/de\/returns-portal\/$/)
      await expect(searchDialog(page)).toBeHidden()
    })

    await test.step('back from a product the search is not over the page', async () => {
      await openSearch(page)
      await typeQuery(page, 'bluse')
      // The field offers products before anything is typed; a row that is replaced loses its click.
      await expect(suggestion(page, 'bluse in Blusen')).toBeVisible()

      await suggestion(page, /€/).first().click()
      await expect(page).toHaveURL(/\/de\/p\//)
      await expect(searchDialog(page)).toBeHidden()
      await page.goBack()

      await expect(heading(page)).toHaveText('Rücksendung anmelden')
      await expect(searchDialog(page)).toBeHidden()
    })

    await test.step('ten thousand signs and markup are the text they are', async () => {
      await openSearch(page)
      await expect(searchField(page)).toBeFocused()

      await page.keyboard.insertText('<img src=x onerror=alert(1)>'.repeat(400))

      await expect.poll(async () => (await searchField(page).inputValue()).length).toBe(200)
      await page.keyboard.press('Enter')
      await expect(heading(page)).toContainText('<img src=x')
      expect(placeOf(page).length).toBeLessThan(700)
    })
    expect(documents).toEqual([])
  })

  test('[4.48] begins with the words of the results, and remembers searches until asked to forget', async ({
    page,
  }) => {
    await open(page, '/de/search/?searchTerm=weiße+bluse')
    await expect.poll(() => remembered(page)).toBe('["weiße bluse"]')
    await keep(page, '["weiße bluse","weite hose"]')
    await openSearch(page)
    await expect(searchField(page)).toHaveValue('weiße bluse')

    await searchDialog(page).getByRole('button', { name: 'Eingabe löschen' }).click()

    await expect(searchField(page)).toHaveValue('')
    await expect(searchField(page)).toBeFocused()
    await expect(suggestion(page, 'weite hose')).toBeVisible()
    await expect(searchDialog(page).getByText('Nur auf diesem Gerät gespeichert')).toBeVisible()
    await expectAccessible(page, { within: 'dialog[open]' })
    await searchDialog(page)
      .getByRole('button', { name: 'weiße bluse aus der Liste entfernen' })
      .click()
    await expect(suggestion(page, 'weiße bluse')).toBeHidden()
    expect(await remembered(page)).toBe('["weite hose"]')
    await searchDialog(page).getByRole('button', { name: 'Alle entfernen' }).click()

    await expect(searchDialog(page).getByText('Zuletzt gesucht')).toBeHidden()
    expect(await remembered(page)).toBeNull()
  })
})
