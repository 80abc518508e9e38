import type { ConsoleMessage, Request, Route } from '@playwright/test'
import {
  openSearch,
  searchDialog,
  searchField,
  suggestion,
  typeQuery,
} from '../support/search-box.ts'
import { open } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const PROVIDER = /\/rest\/organizations\//

test.describe('a search whose script or provider is missing', () => {
  // The browser itself reports requests that were refused, and the engine what came of them.
  test.use({ expectedErrors: /Failed to load resource|net::ERR|Action dispatch error commerce/ })

  const failures = {
    'is down': (route: Route) => route.abort(),
    fails: (route: Route) => route.fulfill({ status: 500 }),
    hangs: () => {},
  }

  test('keeps what was typed, and still searches with Enter', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/load-search-box/, async (route) => {
      await held
      await route.continue()
    })
    await open(page, '/de/login/')

    await test.step('what was typed before its script arrived', async () => {
      await openSearch(page)
      const plain = searchDialog(page).getByRole('textbox', { name: 'Wonach suchst du?' })
      await expect(plain).toBeFocused()
      await page.keyboard.type('hemd')
      release()

      await expect(searchField(page)).toHaveValue('hemd')
      await expect(suggestion(page, 'hemdjacke')).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/searchTerm=hemd$/)
      await expect(searchDialog(page)).toBeHidden()
    })

    for (const [name, answer] of Object.entries(failures)) {
      await test.step(`while its provider ${name}`, async () => {
        await page.route(PROVIDER, answer)
        await openSearch(page)
        const asked = page.waitForRequest(isAbout('rückg'))
        const told = page.waitForEvent('console', isAboutSuggestions)
        await typeQuery(page, 'rückg')
        await asked
        await told
        // Pages of the shop are known without it.
        await expect(suggestion(page, 'Rückgabe')).toBeVisible({ timeout: 10_000 })

        await searchField(page).fill(`kleid ${name}`)
        await page.keyboard.press('Enter')

        await expect(page).toHaveURL(`/de/search/?searchTerm=kleid+${name.replace(' ', '+')}`)
        await expect(searchDialog(page)).toBeHidden()
        await page.unroute(PROVIDER)
      })
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

/** Whether the console is told that suggestions could not be had. */
function isAboutSuggestions(message: ConsoleMessage): boolean {
  return message.text().startsWith('Action dispatch error commerce/search/querySuggest')
}

/** Whether a request asks the provider about these words. */
function isAbout(words: string): (request: Request) => boolean {
  return (request) => PROVIDER.test(request.url()) && (request.postData()?.includes(words) ?? false)
}
