import { expectValidHtml } from '../support/html-validity.ts'
import { expect, test } from '../support/request-test.ts'

const STORES = '/de/location/'

test('[2.16] a form finds stores without script, by postcode and by what they offer', async ({
  plain,
}) => {
  await plain.open(STORES)
  plain.fill('Ort oder Postleitzahl', '8001')
  plain.check('Änderungsservice')
  plain.check('Stufenlos zugänglich')
  await plain.press('Filialen suchen')

  expect(plain.url.search).toMatch(/q=8001.*access=step-free.*services=alterations/)
  const first = plain.one('main li[id^="store-"]', { nth: 0 })
  expect(first.textContent).toMatch(/\d k?m/)
  expect(plain.isChecked('Änderungsservice')).toBe(true)
  await plain.open(plain.one('a', { within: first, nth: 0 }).getAttribute('href') ?? '')
  expect(plain.heading()).toMatch(/^Saum /)
})

test('[2.16] an older address leads to the store, an unknown one is not found', async ({
  request,
}) => {
  const ask = (slug: string) => request.get(`${STORES}${slug}/`, { maxRedirects: 0 })
  const old = await ask('ein-alter-name-3001')

  expect([old.status(), old.headers()['location']]).toEqual([301, `${STORES}berlin-lindenhof/`])
  expect((await ask('nowhere')).status()).toBe(404)
  expect((await ask('%00')).status()).toBeGreaterThanOrEqual(400)
})

test('[2.16] search engines index the list and the stores, not the searches', async ({
  request,
}) => {
  const list = await (await request.get(STORES)).text()
  const search = await request.get(`${STORES}?q=Berlin&open=now`)
  const html = await search.text()

  expect(list).not.toContain('noindex')
  expect(list).toMatch(/rel="canonical" href="[^"]+\/de\/location\/"/)
  expect(html).toContain('name="robots" content="noindex, follow"')
  // A page that is not indexed must not name a canonical one: the two contradict each other.
  expect(html).not.toContain('rel="canonical"')
  expect(search.headers()['cache-control']).toBe('private, no-cache')
  const sitemap = await (await request.get('/de/sitemap/stores.xml')).text()
  expect(sitemap).toContain('/de/location/berlin-lindenhof/</loc>')
  expect(sitemap).toContain('hreflang="fr-CH"')
  expect(await (await request.get('/de/sitemap.xml')).text()).toContain('/de/sitemap/stores.xml')
})

test('[2.16] the HTML of the store search is valid in every state', async ({ request }) => {
  const states = ['', '?q=Berlin&view=map', '?q=Atlantis', '?lat=999&lng=1', '?variant=1']
  for (const state of states) {
    const response = await request.get(STORES + state)
    expect(response.status(), state).toBe(200)
    await expectValidHtml(await response.text())
  }
})
