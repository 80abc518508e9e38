import { getStores, getStoresForVariant } from '@saum/contract/branch'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { PlainBrowser } from '../support/plain/browser.ts'
import { textOf } from '../support/plain/names.ts'
import { askShop, findProduct, labelOf, productPath } from '../support/range.ts'
import { expect, test } from '../support/request-test.ts'

const STORES = '/de/location/'

const rows = (plain: PlainBrowser) => plain.all('main li[id^="store-"]')
const said = (plain: PlainBrowser) => plain.text('main [role="status"]')

test('[2.16] a town is searched by its name, and the nearest store comes first', async ({
  plain,
}) => {
  await plain.open(STORES)
  plain.fill('Ort oder Postleitzahl', 'Berlin')
  await plain.press('Filialen suchen')

  expect(plain.place).toMatch(/^\/de\/location\/\?q=Berlin/)
  expect(said(plain)).toMatch(/^\d+ Filialen im Umkreis von Berlin$/m)
  expect(plain.text('head title')).toBe('Filialen bei Berlin | Saum')
  const [nearest] = rows(plain)
  expect(nearest?.querySelector('h2')?.textContent).toMatch(/^Berlin, /)
  const route = plain.link('Route öffnen', nearest ? { within: nearest } : {})
  expect(route.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\/directions/)
})

test('[2.16] the search says when no store is near, and when the place is unknown', async ({
  plain,
}) => {
  await plain.open(`${STORES}?q=Westerland&radius=10`)
  expect(plain.text('main')).toContain('Im Umkreis von 10 km um Westerland')
  expect(rows(plain).length).toBe(3)

  await plain.open(`${STORES}?q=Atlantis`)
  expect(plain.text('main')).toContain('„Atlantis“ kennen wir nicht')
  expect(rows(plain).length).toBeGreaterThan(20)
})

test('[2.16] the page of a store says the same to people and to programs', async ({ plain }) => {
  await plain.open(`${STORES}berlin-lindenhof/`)

  expect(plain.heading()).toBe('Saum Lindenhof')
  const days = plain.all('main tr').map(textOf)
  expect(days.filter((day) => day.includes('heute'))).toHaveLength(1)
  expect(days.find((day) => day.startsWith('Freitag'))).toMatch(/\d–\d+.Uhr$/)
  const graphs = plain
    .all('script[type="application/ld+json"]')
    .map(({ textContent }) => JSON.parse(textContent) as object)
  const store = graphs
    .flatMap((one) => ('@graph' in one ? (one['@graph'] as Record<string, unknown>[]) : []))
    .find((one) => one['@type'] === 'ClothingStore')
  expect(store).toMatchObject({ name: 'Saum Lindenhof', telephone: '+49 30 23125 101' })
  plain.link(String(store?.['telephone']), { within: 'main' })
})

test('[2.16] the page of a size leads to the stores that have it, which lead back', async ({
  plain,
  origin,
}) => {
  const product = await findProduct(origin, DEFAULT_SHOP, ({ isSoldOut }) => !isSoldOut)
  const variantId = product.variants.find(({ stock }) => stock.quantity > 0)?.id ?? 0
  const payload = { variantId, perPage: 500 }
  const { stores } = (await askShop(origin, DEFAULT_SHOP, getStoresForVariant, payload)).data
  const page = `${productPath(DEFAULT_SHOP, product)}?variantId=${variantId}`
  await plain.open(page)

  await plain.follow('In der Filiale verfügbar?')

  expect(plain.url.searchParams.get('variant')).toBe(String(variantId))
  expect(rows(plain).length).toBe(stores.length)
  const back = plain.link(labelOf(product, 'name'), { within: 'main' })
  expect(back.getAttribute('href')).toBe(page)
})

test('[2.16] all stores are listed, and every one has a page', async ({
  plain,
  request,
  origin,
}) => {
  const { data } = await askShop(origin, DEFAULT_SHOP, getStores, { perPage: 500 })

  await plain.open(STORES)

  expect(rows(plain).length).toBe(data.length)
  const missing = []
  for (const { slug } of data) {
    const answer = await request.get(`${STORES}${slug}/`, { maxRedirects: 0 })
    if (answer.status() !== 200) missing.push(slug)
  }
  expect(missing).toEqual([])
})
