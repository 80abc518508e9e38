import type { Page } from '@playwright/test'
import { heading, open, openAndRest, tiles } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

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

test.describe('[7.30] a search', () => {
  test('comes with its products from the server, and the tab asks for nothing again', async ({
    page,
  }) => {
    const asked = watchSearch(page)

    await openAndRest(page, '/de/search/?searchTerm=kleid')

    await expect(heading(page)).toHaveText('Ergebnisse für „kleid“')
    expect(await tiles(page).count()).toBe(24)
    expect(asked).toEqual([])
  })

  test('[4.32] more products come below the others, with one question', async ({ page }) => {
    await openAndRest(page, '/de/search/?searchTerm=kleid')
    const asked = watchSearch(page)
    const first = await tiles(page).first().innerText()

    await page.getByRole('link', { name: /weitere Artikel laden/ }).click()

    // A pointer on the link has the next page fetched as well; a busy machine does one after the other.
    await expect.poll(() => tiles(page).count(), { timeout: 15_000 }).toBeGreaterThan(24)
    expect(await tiles(page).first().innerText()).toBe(first)
    expect(asked).toEqual(['getSearchAccess', 'search'])
    const links = await tiles(page).getByRole('heading').getByRole('link').all()
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('[4.37] says what it searched for instead of a misspelt word', async ({ page }) => {
    await open(page, '/de/search/?searchTerm=kleidd')

    await expect(page.getByText('Wir zeigen Ergebnisse für „kleid“.')).toBeVisible()
  })

  test('that finds nothing says so and leads on', async ({ page }) => {
    await open(page, '/de/search/?searchTerm=xqzvwp')

    await expect(heading(page)).toHaveText('Nichts gefunden für „xqzvwp“')
    await page.getByRole('main').getByRole('link', { name: 'Neues ansehen' }).click()
    await expect(page).toHaveURL(/\/de\/c\/new\/$/)
  })
})
