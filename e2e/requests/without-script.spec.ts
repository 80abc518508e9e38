import { DEFAULT_SHOP, SHOPS } from '@saum/domain/shops'
import { PAGE_NAMES, pathOfPage } from '../support/main-pages.ts'
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
    await plain.follow(/Land und Sprache/, { within: 'footer' })
    expect(plain.place).toBe('/de/shop-switch/')

    await plain.follow(/Schweiz, Französisch/, { within: 'main' })

    expect(plain.one('html').getAttribute('lang')).toBe('fr-CH')
    expect(plain.place).toBe('/fr-ch/c/femme/vetements/robes/')
    const { cookies } = await request.storageState()
    expect(cookies.find(({ name }) => name === 'shop')?.value).toBe('fr-ch')
  })
})

test.describe('what opens a dialog', () => {
  for (const name of PAGE_NAMES) {
    test(`leads somewhere without script on the page «${name}»`, async ({
      plain,
      request,
      origin,
    }) => {
      await plain.open(await pathOfPage(name, DEFAULT_SHOP, origin))
      const openers = plain.all('[data-opens-dialog]')
      expect(openers.length).toBeGreaterThan(0)

      for (const opener of openers) {
        expect(opener.tagName).toBe('A')
        const target = new URL(opener.getAttribute('href') ?? '#nowhere', plain.url)
        if (target.pathname === plain.url.pathname && target.hash !== '') plain.one(target.hash)
        else expect((await request.get(target.href)).status(), target.href).toBe(200)
      }
    })
  }

  test('is no button that only script or a new browser understands', async ({ plain, origin }) => {
    await plain.open(await pathOfPage('listing', DEFAULT_SHOP, origin))

    expect(plain.all('[command], [popovertarget], [closedby]')).toEqual([])
  })
})

test.describe('the menu page', () => {
  test('leads to every level of the navigation, and is in no search engine', async ({ plain }) => {
    await plain.open('/de/')
    await plain.follow('Menü öffnen')
    expect(plain.place).toBe('/de/menu/')
    expect(plain.one('meta[name="robots"]').getAttribute('content')).toBe('noindex, follow')

    await plain.follow('Maxikleider', { within: 'main' })

    expect(plain.heading()).toContain('Maxikleider')
  })
})

test.describe('the page of all shops', () => {
  const visits = [
    [
      'a category that is called differently',
      'c/damen/bekleidung/kleider/',
      'c/femme/vetements/robes/',
    ],
    ['a content page', 'datenschutz/', 'protection-des-donnees/'],
    ['a page of the shop itself', 'wishlist/', 'wishlist/'],
    ['an order, which is the customer’s own', 'account/order-details/1/', ''],
  ] as const
  for (const [what, from, to] of visits) {
    test(`leads on to ${what}`, async ({ request, plain, origin }) => {
      const headers = { referer: `${origin}/de/${from}` }
      const response = await request.get('/de/shop-switch/', { headers })

      expect(response.headers()['cache-control']).toBe('private, no-store')
      expect(await response.text()).toContain(`href="/fr-ch/${to}?shop=chosen"`)
      await plain.open(`/fr-ch/${to}`)
      expect(plain.status).toBe(200)
    })
  }

  for (const referer of ['https://evil.example/de/wishlist/', 'about:blank', '']) {
    test(`leads to the front doors when it is opened from «${referer}»`, async ({ request }) => {
      const response = await request.get('/de/shop-switch/', { headers: { referer } })

      expect(await response.text()).toContain('href="/fr-ch/?shop=chosen"')
    })
  }
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
