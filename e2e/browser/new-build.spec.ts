import type { Page, Route } from '@playwright/test'
import {
  deployAnotherBuild,
  noteRequests,
  PAGE_DATA,
  pathOf,
  ROUTE_CODE,
} from '../support/network.ts'
import { heading, noteDocuments, open, placeOf, untilAlive } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const FAULT_TITLE = 'Hier ist eine Naht aufgegangen'

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
}

/** Follows a link that ends at the error screen, and waits until the shop was asked for its build. */
async function followAndFail(page: Page, name: string): Promise<void> {
  const asked = page.waitForResponse('**/build.json')
  await follow(page, name)
  await (await asked).finished()
  await expect(heading(page)).toHaveText(FAULT_TITLE)
}

test.describe('[2.38] [9.9] a tab that outlived a deployment', () => {
  test.use({ expectedErrors: /Failed to (load|fetch)|Error loading route module/ })

  test('gets to the page whose code is gone by one document load', async ({ page }) => {
    const known = noteRequests(page, ROUTE_CODE)
    await open(page, '/de/login/')
    await deployAnotherBuild(page)
    const ofThisBuild = new Set(known)
    const documents = noteDocuments(page)
    await page.route(ROUTE_CODE, async (route) => {
      // The document of the new build names files that exist.
      const isGone = !ofThisBuild.has(pathOf(route)) && !documents.includes('/de/impressum/')
      await (isGone ? route.fulfill({ status: 404, body: '' }) : route.continue())
    })

    await follow(page, 'Impressum')

    await expect(heading(page)).toContainText('Impressum')
    await untilAlive(page)
    expect(placeOf(page)).toBe('/de/impressum/')
    expect(documents.filter((path) => path === '/de/impressum/')).toHaveLength(1)
  })

  test('loads a failed page anew only then, once, shows the error the second time and leads on', async ({
    page,
  }) => {
    await open(page, '/de/login/')
    const documents = noteDocuments(page)
    const failing = (route: Route) => route.fulfill({ status: 500, body: '' })
    await test.step('[2.38] a tab of the running build does not reload when a page fails', async () => {
      await page.route(PAGE_DATA, failing)
      await followAndFail(page, 'Lieferung')
      await page.unroute(PAGE_DATA, failing)
      await follow(page, 'AGB')
      await expect(page).toHaveTitle(/Geschäftsbedingungen/)
      expect(documents).toEqual([])
    })

    await page.route(PAGE_DATA, failing)
    await deployAnotherBuild(page)
    await follow(page, 'Impressum')
    await expect(heading(page)).toContainText('Impressum')
    expect(documents).toEqual(['/de/impressum/'])
    await untilAlive(page)

    await followAndFail(page, 'Datenschutz')
    expect(placeOf(page)).toBe('/de/datenschutz/')
    expect(documents).toEqual(['/de/impressum/'])

    // An outdated tab takes its next link as a document load, and is up to date again.
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click()
    await expect(heading(page)).not.toHaveText(FAULT_TITLE)
    expect(documents).toEqual(['/de/impressum/', '/de/'])
  })
})
