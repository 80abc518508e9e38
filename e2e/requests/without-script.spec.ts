import { SHOPS } from '@saum/domain/shops'
import { tileNames } from '../support/plain/tiles.ts'
import { expect, test } from '../support/request-test.ts'

const NAVIGATION = 'nav[aria-label="Hauptnavigation"]'
const LINKS_AT_ONCE = 8

test.describe('without script', () => {
  test('the shop is browsed by links: category, page two, product, and back', async ({ plain }) => {
    await plain.open('/de/')
    await plain.follow('Neu', { within: NAVIGATION, nth: 0 })
    expect(plain.heading()).toContain('Neu')
    const [firstOfPageOne = ''] = tileNames(plain)

    await plain.follow('Nächste Seite')
    expect(plain.place).toBe('/de/c/new/?page=2')
    const [name = ''] = tileNames(plain)
    expect(name).not.toBe(firstOfPageOne)
    await plain.follow(name, { within: 'main', nth: 0 })
    expect(plain.url.pathname).toMatch(/^\/de\/p\//)
    expect(plain.heading()).toContain(name)

    await plain.open('/de/c/new/?page=2')
    await plain.follow('Seite 1')
    expect(plain.place).toBe('/de/c/new/')
    expect(tileNames(plain)[0]).toBe(firstOfPageOne)
  })

  test('an entry of the menu is a link to its page', async ({ plain }) => {
    await plain.open('/de/')

    await plain.follow('Bekleidung', { within: NAVIGATION })

    expect([plain.status, plain.place]).toEqual([200, '/de/c/damen/bekleidung/'])
  })

  test('the shop switch changes the shop and keeps the page', async ({ plain, request }) => {
    await plain.open('/de/c/damen/bekleidung/kleider/')
    const button = plain.button(/Land und Sprache/, { within: 'footer' })

    await plain.follow(/Schweiz, Französisch/, {
      within: `dialog#${button.getAttribute('commandfor')}`,
    })

    expect(plain.one('html').getAttribute('lang')).toBe('fr-CH')
    expect(plain.place).toBe('/fr-ch/c/femme/vetements/robes/')
    const { cookies } = await request.storageState()
    expect(cookies.find(({ name }) => name === 'shop')?.value).toBe('fr-ch')
  })
})

test.describe('header and footer', () => {
  for (const { path, locale } of SHOPS) {
    test(`exist in /${path}/ and have no dead links`, async ({ plain, request, origin }) => {
      test.slow()
      await plain.open(`/${path}/`)
      expect(plain.status).toBe(200)
      expect(plain.one('html').getAttribute('lang')).toBe(locale)
      expect(plain.all('footer a[href]').length).toBeGreaterThan(0)
      const links = plain.all('[data-chrome] a[href]')
      const found = links.map((link) => new URL(link.getAttribute('href') ?? '', plain.url).href)
      const own = [...new Set(found)].filter((href) => href.startsWith(`${origin}/`))
      expect(own.length).toBeGreaterThan(80)

      const dead: string[] = []
      async function follow() {
        for (let href = own.pop(); href !== undefined; href = own.pop()) {
          const response = await request.get(href, { maxRedirects: 0 })
          const isGuarded = response.status() === 302 && href.endsWith('/account/')
          if (response.status() !== 200 && !isGuarded) dead.push(`${response.status()} ${href}`)
        }
      }
      await Promise.all(Array.from({ length: LINKS_AT_ONCE }, follow))
      expect(dead).toEqual([])
    })
  }
})
