import type { Locator, Page } from '@playwright/test'
import { PHONE_TOO } from './support/devices.ts'
import { heading, noteDocuments, open, placeOf } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const PROVIDER = /\/rest\/organizations\//

function tool(page: Page): Locator {
  return page.locator('[data-tool="search"]')
}

function search(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Suche' })
}

function field(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Wonach suchst du?' })
}

function row(page: Page, name: string | RegExp): Locator {
  return search(page).getByRole('option', { name })
}

const RECENT = 'saum:recent-searches:de'

/** What the device keeps. */
async function remembered(page: Page): Promise<string | null> {
  const html = page.locator('html')
  return html.evaluate(
    ({ ownerDocument }, key) => ownerDocument.defaultView.localStorage.getItem(key),
    RECENT,
  )
}

async function keep(page: Page, text: string): Promise<void> {
  await page
    .locator('html')
    .evaluate(
      ({ ownerDocument }, [key, value]) =>
        ownerDocument.defaultView.localStorage.setItem(key, value),
      [RECENT, text] as const,
    )
}

/** Opens the search once the page has its script for it; a small page, because it is about the search. */
async function openSearch(page: Page, path = '/de/login/'): Promise<void> {
  await open(page, path)
  await expect(tool(page)).toHaveAttribute('aria-haspopup', 'dialog')
  await tool(page).click()
  await expect(search(page)).toBeVisible()
}

async function type(page: Page, text: string): Promise<void> {
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(text)
}

test.describe('the search of every page', () => {
  const offers = '[3.29] offers words, a category, and products for what is typed'
  test(offers, { tag: PHONE_TOO }, async ({ page }) => {
    await openSearch(page)

    await type(page, 'hemd')

    await expect(row(page, 'hemdjacke')).toBeVisible()
    await expect(row(page, /^hemd in /).first()).toHaveAttribute(
      'href',
      /&filters\[category\]=\d+$/,
    )
    await expect(row(page, /Hemd.*€/).first()).toHaveAttribute('href', /^\/de\/p\//)
    await expect(row(page, /Alle \d+ Treffer anzeigen/)).toBeVisible()
    await expect(search(page).getByRole('status')).toHaveText(/\d+ Vorschläge/)
    await expectAccessible(page)
  })

  test('goes through the rows with the arrow keys and copies them', async ({ page }) => {
    await openSearch(page)
    await type(page, 'hemd')
    const first = search(page).getByRole('option').first()
    await expect(first).toHaveText('hemdblusenkleid')

    await page.keyboard.press('ArrowDown')
    await expect(field(page)).toHaveValue('hemdblusenkleid')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    )
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toHaveValue('hemd')
    await page.keyboard.press('ArrowUp')
    await expect(row(page, /Alle \d+ Treffer/)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/de\/search\/\?searchTerm=hemdjacke$/)
    await expect(search(page)).toBeHidden()
    await expect(heading(page)).toHaveText('Ergebnisse für „hemdjacke“')
  })

  const closes = 'closes its rows, then itself, with Escape, and the focus is back'
  test(closes, { tag: PHONE_TOO }, async ({ page }) => {
    await openSearch(page)
    await type(page, 'bluse')
    await expect(search(page).getByRole('option').first()).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(field(page)).toHaveValue('bluse')
    await page.keyboard.press('Escape')

    await expect(search(page)).toBeHidden()
    await expect(tool(page)).toBeFocused()
    // Speech input could press a shortcut of a single character, so there is none.
    await page.keyboard.press('/')
    await expect(search(page)).toBeHidden()
    await tool(page).press('Enter')
    await expect(field(page)).toHaveValue('')
  })

  test('[4.48] remembers searches on this device only, and forgets them when asked', async ({
    page,
  }) => {
    await open(page, '/de/search/?searchTerm=strickkleid')
    await expect.poll(() => remembered(page)).toBe('["strickkleid"]')
    await keep(page, '["strickkleid","weite hose"]')
    await openSearch(page)

    await expect(row(page, 'weite hose')).toBeVisible()
    await expect(search(page).getByText('Nur auf diesem Gerät gespeichert')).toBeVisible()
    await expectAccessible(page)
    await search(page).getByRole('button', { name: 'strickkleid aus der Liste entfernen' }).click()
    await expect(row(page, 'strickkleid')).toBeHidden()
    expect(await remembered(page)).toBe('["weite hose"]')
    await search(page).getByRole('button', { name: 'Alle entfernen' }).click()

    await expect(search(page).getByText('Zuletzt gesucht')).toBeHidden()
    expect(await remembered(page)).toBeNull()
  })

  test('begins with the words of the page of results, and clears them', async ({ page }) => {
    await openSearch(page, '/de/search/?searchTerm=weiße+bluse')
    await expect(field(page)).toHaveValue('weiße bluse')

    await search(page).getByRole('button', { name: 'Eingabe löschen' }).click()

    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
  })

  test('[4.51] leads to the page behind a word instead of to products', async ({ page }) => {
    await openSearch(page)
    const documents = noteDocuments(page)
    await type(page, 'retoure')
    await expect(row(page, 'Rücksendung anmelden')).toHaveAttribute('href', '/de/returns-portal/')

    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/de\/returns-portal\/$/)
    await expect(search(page)).toBeHidden()
    expect(documents).toEqual([])
  })

  test('opens a product, and back leads to a page without the search over it', async ({ page }) => {
    await openSearch(page)
    await type(page, 'bluse')

    await row(page, /€/).first().click()
    await expect(page).toHaveURL(/\/de\/p\//)
    await expect(search(page)).toBeHidden()
    await page.goBack()

    await expect(page).toHaveURL(/\/de\/login\/$/)
    await expect(search(page)).toBeHidden()
  })

  test('takes ten thousand signs and markup as the text they are', async ({ page }) => {
    await openSearch(page)
    await expect(field(page)).toBeFocused()

    await page.keyboard.insertText('<img src=x onerror=alert(1)>'.repeat(400))

    await expect.poll(async () => (await field(page).inputValue()).length).toBe(200)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toContainText('<img src=x')
    expect(placeOf(page).length).toBeLessThan(700)
  })
})

test.describe('a search whose provider does not answer', () => {
  // The browser itself reports requests that were refused.
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

  for (const [name, answer] of [
    ['is down', (page: Page) => page.route(PROVIDER, (route) => route.abort())],
    ['fails', (page: Page) => page.route(PROVIDER, (route) => route.fulfill({ status: 500 }))],
    ['hangs', (page: Page) => page.route(PROVIDER, () => {})],
  ] as const) {
    test(`because it ${name} still searches with Enter`, async ({ page }) => {
      await answer(page)
      await openSearch(page)
      await type(page, 'rückg')
      // Pages of the shop are known without it.
      await expect(row(page, 'Rückgabe')).toBeVisible({ timeout: 10_000 })

      await field(page).fill('kleid')
      await page.keyboard.press('Enter')

      await expect(page).toHaveURL(/\/de\/search\/\?searchTerm=kleid$/)
      await expect(search(page)).toBeHidden()
    })
  }

  test('keeps what was typed before its script arrived', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/load-search-box/, async (route) => {
      await held
      await route.continue()
    })
    await openSearch(page)
    const plain = search(page).getByRole('textbox', { name: 'Wonach suchst du?' })
    await expect(plain).toBeFocused()
    await page.keyboard.type('hemd')
    release()

    await expect(field(page)).toHaveValue('hemd')
    await expect(row(page, 'hemdjacke')).toBeVisible()
  })
})
