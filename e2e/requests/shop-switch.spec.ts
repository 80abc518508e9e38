import { isShopChoice } from '@saum/domain/locale-choice'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { PAGE_NAMES, pathOfPage, type PageName } from '../support/main-pages.ts'
import type { PlainBrowser } from '../support/plain/browser.ts'
import { accessibleName } from '../support/plain/names.ts'
import { findSharedProduct } from '../support/range.ts'
import { expect, test } from '../support/request-test.ts'

/** A page that does not exist, and one that each shop redirects to its own name by its number. */
const WITHOUT_TWIN: ReadonlySet<PageName> = new Set(['error', 'outfit'])

function shopSwitch(plain: PlainBrowser) {
  const dialog = plain.all('dialog').find((one) => accessibleName(one) === 'Land und Sprache')
  if (!dialog) throw new Error('The page has no shop switch')
  return { within: dialog }
}

async function switchToFrench(plain: PlainBrowser): Promise<void> {
  await plain.follow(/Schweiz, Französisch/, shopSwitch(plain))
}

test('[1.11] the shop switch shows a flag beside the words of each shop', async ({ plain }) => {
  await plain.open('/de/')

  const shops = shopSwitch(plain).within.querySelectorAll('li > a')
  const flags = shops.map((link) => link.querySelector('use')?.getAttribute('href'))
  expect(flags.map((href) => href?.split('#')[1])).toEqual([
    'flag-de',
    'flag-at',
    'flag-ch',
    'flag-ch',
    'flag-eu',
  ])
  expect(shops.map(accessibleName)[3]).toMatch(/^Schweiz, Französisch/)
})

test.describe('the same page in another shop', () => {
  const journeys = [
    [
      'a category that is called differently',
      '/de/c/damen/bekleidung/kleider/',
      '/fr-ch/c/femme/vetements/robes/',
    ],
    ['a content page', '/de/datenschutz/', '/fr-ch/protection-des-donnees/'],
    ['a fixed page', '/de/wishlist/', '/fr-ch/wishlist/'],
    ['the home page', '/de/', '/fr-ch/'],
  ] as const
  for (const [what, from, to] of journeys) {
    test(`is found for ${what}`, async ({ plain }) => {
      await plain.open(from)

      await switchToFrench(plain)

      expect(plain.place).toBe(to)
      expect(plain.one('html').getAttribute('lang')).toBe('fr-CH')
      plain.link(/^Pays et langue/, { within: 'footer' })
    })
  }

  test('is found for a product, by its number and under its French name', async ({
    plain,
    origin,
  }) => {
    const product = await findSharedProduct(origin)
    await plain.open(product.de)

    await switchToFrench(plain)

    expect(plain.one('html').getAttribute('lang')).toBe('fr-CH')
    expect(plain.place).toBe(product['fr-ch'])
  })

  test('exists in every shop', async ({ plain, request, origin }) => {
    // Every page of the list in five shops, none of them rendered before.
    test.slow()
    for (const name of PAGE_NAMES.filter((found) => !WITHOUT_TWIN.has(found))) {
      const path = await pathOfPage(name, DEFAULT_SHOP, origin)
      await plain.open(path)
      const links = shopSwitch(plain).within.querySelectorAll('a[href]')
      expect(links.length, path).toBeGreaterThan(1)
      for (const link of links) {
        const href = link.getAttribute('href') ?? ''
        expect(isShopChoice(new URL(href, origin).search), href).toBe(true)
        const chosen = await request.get(href, { maxRedirects: 0 })
        const target = chosen.headers()['location'] ?? ''
        const answer = await request.get(target, { maxRedirects: 0 })
        expect(answer.status(), `${target} from ${path}`).toBe(200)
      }
    }
  })
})
