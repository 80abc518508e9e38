import { expect, test } from './support/edited-shop.ts'
import { heading, noteDocuments, open, placeOf } from './support/shopper.ts'

test.describe('[2.34] an old address', () => {
  test('leads to the page in one step, with what the visitor came with', async ({ request }) => {
    const answer = await request.get('/de/VERSAND/?utm_source=mail', { maxRedirects: 0 })

    expect(answer.status()).toBe(301)
    expect(answer.headers()['location']).toBe('/de/lieferung/?utm_source=mail')
    const end = await request.get('/de/lieferung/?utm_source=mail', { maxRedirects: 0 })
    expect(end.status()).toBe(200)
  })

  test('may be from before there were shops', async ({ request }) => {
    const answer = await request.get('/versand/', { maxRedirects: 0 })

    expect([answer.status(), answer.headers()['location']]).toEqual([301, '/de/lieferung/'])
  })

  test('is followed within a tab without a new document', async ({ page }) => {
    await open(page, '/de/impressum/')
    const documents = noteDocuments(page)

    await followLink(page, '/de/versand/')

    await expect(heading(page)).toContainText('Lieferung')
    expect(placeOf(page)).toBe('/de/lieferung/')
    expect(documents).toEqual([])
  })

  test('of another site is a whole page load, within a tab as well', async ({ page }) => {
    await page.route('https://press.saum.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Presse</title><h1>Presse</h1>' }),
    )
    await open(page, '/de/impressum/')

    await followLink(page, '/de/presse/?utm_source=mail')

    await expect(page).toHaveURL('https://press.saum.example/')
    await expect(heading(page)).toHaveText('Presse')
  })

  test('that nobody knows stays missing', async ({ request }) => {
    const answer = await request.get('/de/gab-es-nie/', { maxRedirects: 0 })

    expect(answer.status()).toBe(404)
  })
})

test.describe('[2.34] a page whose address an editor changes', () => {
  test('is found at its old addresses, in one step however often it moved', async ({
    shop,
    page,
    request,
  }) => {
    const file = 'pages/returns/de-DE.md'
    const written = await shop.read(file)
    const slug = /^slug: "(.*)"$/m.exec(written)?.[1] ?? ''
    const rename = (next: string) => shop.write(file, written.replace(`"${slug}"`, `"${next}"`))
    const leadsTo = async (path: string) => {
      const answer = await request.get(`${shop.origin}${path}`, { maxRedirects: 0 })
      return [answer.status(), answer.headers()['location'] ?? '']
    }

    await rename('retouren')
    await expect.poll(() => leadsTo(`/de/${slug}/`)).toEqual([301, '/de/retouren/'])
    await rename('ruecksendung')

    await expect.poll(() => leadsTo('/de/retouren/')).toEqual([301, '/de/ruecksendung/'])
    expect(await leadsTo(`/de/${slug}/`)).toEqual([301, '/de/ruecksendung/'])
    await page.goto(`${shop.origin}/de/${slug}/`)
    expect(placeOf(page)).toBe('/de/ruecksendung/')
    await shop.write(file, written)
    await expect.poll(() => leadsTo(`/de/${slug}/`)).toEqual([200, ''])
    expect(await leadsTo('/de/ruecksendung/')).toEqual([301, `/de/${slug}/`])
  })
})

/** A link as an editor may have written it long ago. */
async function followLink(page: Parameters<typeof open>[0], href: string): Promise<void> {
  await page
    .getByRole('main')
    .evaluate(
      (main, address) => main.insertAdjacentHTML('afterbegin', address),
      `<a href="${href}">Alt</a>`,
    )
  await page.getByRole('main').getByRole('link', { name: 'Alt', exact: true }).click()
}
