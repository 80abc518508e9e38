import type { Page } from '@playwright/test'
import { heading, noteDocuments, open, placeOf } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

test.describe('[2.34] an old address', () => {
  test('is followed within a tab without a new document', async ({ page }) => {
    await open(page, '/de/impressum/')
    const documents = noteDocuments(page)

    await followLink(page, '/de/versand/')

    await expect(heading(page)).toContainText('Lieferung')
    expect(placeOf(page)).toBe('/de/lieferung/')
    expect(documents).toEqual([])
  })

  test('that redirects to another site loads a new document', async ({ page }) => {
    await page.route('https://press.saum.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Presse</title><h1>Presse</h1>' }),
    )
    await open(page, '/de/impressum/')

    await followLink(page, '/de/presse/?utm_source=mail')

    await expect(page).toHaveURL('https://press.saum.example/')
    await expect(heading(page)).toHaveText('Presse')
  })
})

/** Follows a link that an editor may have written before the page was renamed. */
async function followLink(page: Page, href: string): Promise<void> {
  await page.getByRole('main').evaluate((main, address) => {
    const link = main.ownerDocument.createElement('a')
    main.prepend(Object.assign(link, { href: address, textContent: 'Alt' }))
  }, href)
  await page.getByRole('main').getByRole('link', { name: 'Alt', exact: true }).click()
}
