import { requestTest as editedTest } from '../support/edited-shop.ts'
import { expect, test } from '../support/request-test.ts'

test.describe('[2.34] an old address', () => {
  test('leads to the page in one step and keeps the query', async ({ request }) => {
    const response = await request.get('/de/VERSAND/?utm_source=mail', { maxRedirects: 0 })

    expect(response.status()).toBe(301)
    expect(response.headers()['location']).toBe('/de/lieferung/?utm_source=mail')
    const end = await request.get('/de/lieferung/?utm_source=mail', { maxRedirects: 0 })
    expect(end.status()).toBe(200)
  })

  test('from before there were several shops leads to the first one', async ({ request }) => {
    const response = await request.get('/versand/', { maxRedirects: 0 })

    expect([response.status(), response.headers()['location']]).toEqual([301, '/de/lieferung/'])
  })

  test('that never existed is not found', async ({ request }) => {
    const response = await request.get('/de/gab-es-nie/', { maxRedirects: 0 })

    expect(response.status()).toBe(404)
  })
})

editedTest(
  '[2.34] a page that was renamed twice is found at each old address in one step',
  async ({ shop, request, plain }) => {
    const file = 'pages/returns/de-DE.md'
    const written = await shop.read(file)
    const slug = /^slug: "(.*)"$/m.exec(written)?.[1] ?? ''
    const rename = (next: string) => shop.write(file, written.replace(`"${slug}"`, `"${next}"`))
    const leadsTo = async (path: string) => {
      const response = await request.get(path, { maxRedirects: 0 })
      return [response.status(), response.headers()['location'] ?? '']
    }

    await rename('retouren')
    await expect.poll(() => leadsTo(`/de/${slug}/`)).toEqual([301, '/de/retouren/'])
    await rename('ruecksendung')

    await expect.poll(() => leadsTo('/de/retouren/')).toEqual([301, '/de/ruecksendung/'])
    expect(await leadsTo(`/de/${slug}/`)).toEqual([301, '/de/ruecksendung/'])
    await plain.open(`/de/${slug}/`)
    expect([plain.status, plain.place]).toEqual([200, '/de/ruecksendung/'])
    await shop.write(file, written)
    await expect.poll(() => leadsTo(`/de/${slug}/`)).toEqual([200, ''])
    expect(await leadsTo('/de/ruecksendung/')).toEqual([301, `/de/${slug}/`])
  },
)
