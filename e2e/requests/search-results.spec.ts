import { tileNames } from '../support/plain/tiles.ts'
import type { PlainBrowser } from '../support/plain/browser.ts'
import { expect, test } from '../support/request-test.ts'

const FIELD = 'Wonach suchst du?'

const titleOf = (plain: PlainBrowser) => plain.text('head title')
const typed = (plain: PlainBrowser) => plain.value(FIELD, { within: 'main' })

test.describe('[7.30] a search', () => {
  test('comes with its products from the server', async ({ plain }) => {
    await plain.open('/de/search/?searchTerm=kleid')

    expect(plain.heading()).toBe('Ergebnisse für „kleid“')
    expect(titleOf(plain)).toBe('Ergebnisse für „kleid“ | Saum')
    expect(typed(plain)).toBe('kleid')
    expect(tileNames(plain)).toHaveLength(24)
  })

  test('[4.37] says how it corrected a misspelt word, and offers the word as typed', async ({
    plain,
  }) => {
    await plain.open('/de/search/?searchTerm=kleidd')
    expect(plain.text('main')).toContain('Wir zeigen Ergebnisse für „kleid“.')

    await plain.follow('Stattdessen nach „kleidd“ suchen')

    expect(plain.place).toMatch(/searchTerm=kleidd&exact=1$/)
    expect(plain.text('main')).not.toContain('Wir zeigen Ergebnisse für')
    expect(typed(plain)).toBe('kleidd')
  })

  test('takes filters from its address, and each is removed by its link', async ({ plain }) => {
    await plain.open('/de/search/?searchTerm=kleid&filters[sale]=true&sort=price_asc')

    await plain.follow(/^Filter .* entfernen$/)

    expect(plain.place).toBe('/de/search/?searchTerm=kleid&sort=price_asc')
    expect(() => plain.link(/^Filter .* entfernen$/)).toThrow(/^0 times/)
    expect(plain.heading()).toBe('Ergebnisse für „kleid“')
  })

  test('[3.45] shows a price it was asked for in words among its filters, and takes it back', async ({
    plain,
  }) => {
    await plain.open('/de/search/?searchTerm=kleid+unter+100+euro')

    expect(plain.text('main')).toContain('bis 100')
    await plain.follow(/^Filter .*100.* entfernen$/)

    expect(plain.place).toBe('/de/search/?searchTerm=kleid+unter+100+euro&exact=1')
    expect(tileNames(plain)).toHaveLength(24)
  })

  test('for a topic with a page of its own leads there', async ({ plain }) => {
    await plain.open('/de/search/?searchTerm=retoure')

    expect(plain.place).toBe('/de/returns-portal/')
  })

  test('[4.41] for advice leads to the branches that give it, unless it insists', async ({
    plain,
  }) => {
    await plain.open('/de/search/?searchTerm=beratung')
    expect(plain.place).toBe('/de/location/?services=personal-shopping')

    await plain.open('/de/search/?searchTerm=beratung&exact=1')
    expect(plain.place).toBe('/de/search/?searchTerm=beratung&exact=1')
  })

  test('shows the notice the shop has for its words', async ({ plain }) => {
    await plain.open('/de/search/?searchTerm=kaschmir')

    expect(plain.text('main')).toContain('Kaschmir wäschst du am besten von Hand.')
  })

  test('for the number of a product leads to it', async ({ plain }) => {
    await plain.open('/de/c/damen/bekleidung/')
    const product = plain.one('main [data-tile] a', { nth: 0 }).getAttribute('href') ?? ''
    const id = /-(\d+)\/$/.exec(product)?.[1] ?? ''

    await plain.open(`/de/search/?searchTerm=${id}`)
    expect(plain.place).toBe(product)
    const number = /\b\d{5}-\d{3}\b/.exec(plain.html)?.[0] ?? 'none'
    await plain.open(`/de/search/?searchTerm=${number}`)

    expect(plain.place).toBe(product)
  })

  test('for no words at all is a page to search from', async ({ plain }) => {
    await plain.open('/de/search/?searchTerm=%20')

    expect(plain.status).toBe(200)
    expect(plain.heading()).toBe('Suche')
    expect(tileNames(plain).length).toBeGreaterThan(3)
    plain.fill(FIELD, 'bluse', { within: 'main' })
    await plain.press('Suchen', { within: 'main' })
    expect(plain.heading()).toBe('Ergebnisse für „bluse“')
  })

  test('that finds nothing says so, stays helpful and leads on', async ({ plain }) => {
    await plain.open('/de/search/?searchTerm=xqzvwp')

    expect(plain.status).toBe(200)
    expect(plain.heading()).toBe('Nichts gefunden für „xqzvwp“')
    expect(plain.one('meta[name="robots"]').getAttribute('content')).toContain('noindex')
    expect(typed(plain)).toBe('xqzvwp')
    expect(tileNames(plain).length).toBeGreaterThan(3)
    plain.link('Kontakt', { within: 'main' })
    await plain.follow('Neues ansehen', { within: 'main' })
    expect(plain.place).toBe('/de/c/new/')
  })

  for (const [term, status] of [
    ['ab '.repeat(3_334), 414],
    ['xq\u0000zv', 400],
  ] as const) {
    test(`is refused with ${status} where no search can be meant, and leads home`, async ({
      request,
    }) => {
      const response = await request.get(`/de/search/?searchTerm=${encodeURIComponent(term)}`)

      expect(response.status()).toBe(status)
      expect(await response.text()).toContain('href="/de/"')
    })
  }

  test('that was cut to its first 200 characters says so', async ({ plain }) => {
    await plain.open(`/de/search/?searchTerm=${'kleid+'.repeat(100)}`)

    expect(plain.text('main')).toContain('Wir haben nach den ersten 200 Zeichen gesucht.')
  })
})
