import type { Page } from '@playwright/test'
import { PHONE_TOO } from './support/devices.ts'
import { heading, noteDocuments, open, openAndRest, placeOf, tiles } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** A busy machine takes its time for a search. */
const PATIENTLY = { timeout: 15_000 }

/** What the tab asks the search provider, and the shop for access to it. */
function watchSearch(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/rest/') || pathname.endsWith('/getSearchAccess')) {
      asked.push(pathname.split('/').at(-1) ?? '')
    }
  })
  return asked
}

function field(page: Page) {
  return page.getByRole('main').getByRole('searchbox', { name: 'Wonach suchst du?' })
}

test.describe('[7.30] a search', () => {
  test('comes with its products from the server, and the tab asks for nothing again', async ({
    page,
  }) => {
    const asked = watchSearch(page)

    await openAndRest(page, '/de/search/?searchTerm=kleid')

    await expect(heading(page)).toHaveText('Ergebnisse für „kleid“')
    await expect(page).toHaveTitle('Ergebnisse für „kleid“ | Saum')
    await expect(field(page)).toHaveValue('kleid')
    expect(await tiles(page).count()).toBe(24)
    expect(asked).toEqual([])
  })

  test('[4.32] more products come below the others, and the page is kept by its address', async ({
    page,
  }) => {
    await openAndRest(page, '/de/search/?searchTerm=kleid')
    const asked = watchSearch(page)
    const first = await tiles(page).first().innerText()

    await page.getByRole('link', { name: /weitere Artikel laden/ }).click()

    await expect.poll(() => tiles(page).count(), PATIENTLY).toBeGreaterThan(24)
    expect(await tiles(page).first().innerText()).toBe(first)
    expect(asked).toEqual([])
    const links = await tiles(page).getByRole('heading').getByRole('link').all()
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('[4.37] says what it searched for instead of a misspelt word, and can be told not to', async ({
    page,
  }) => {
    await open(page, '/de/search/?searchTerm=kleidd')
    await expect(page.getByText('Wir zeigen Ergebnisse für „kleid“.')).toBeVisible()

    await page.getByRole('link', { name: 'Stattdessen nach „kleidd“ suchen' }).click()

    await expect(page).toHaveURL(/searchTerm=kleidd&exact=1$/)
    await expect(page.getByText('Wir zeigen Ergebnisse für')).toHaveCount(0)
    await expect(field(page)).toHaveValue('kleidd')
  })

  test('is changed in its field without loading a document, and back returns to it', async ({
    page,
  }) => {
    await openAndRest(page, '/de/search/?searchTerm=kleid')
    const documents = noteDocuments(page)

    await page.getByRole('main').getByRole('link', { name: 'Eingabe löschen' }).click()
    await expect(field(page)).toBeFocused()
    await field(page).fill('rock')
    await field(page).press('Enter')

    await expect(heading(page)).toHaveText('Ergebnisse für „rock“', PATIENTLY)
    await page.goBack()
    await expect(heading(page)).toHaveText('Ergebnisse für „kleid“')
    await expect(field(page)).toHaveValue('kleid')
    expect(documents).toEqual([])
  })

  test('takes filters from its address, and gives them back one by one', async ({ page }) => {
    await open(page, '/de/search/?searchTerm=kleid&filters[sale]=true&sort=price_asc')
    const reduced = page.getByRole('link', { name: /^Filter .* entfernen$/ })
    await expect(reduced).toHaveCount(1)

    await reduced.click()

    await expect(page).toHaveURL(/\?searchTerm=kleid&sort=price_asc$/)
    await expect(reduced).toHaveCount(0)
    await expect(heading(page)).toHaveText('Ergebnisse für „kleid“')
  })

  test('for what the shop has a page for leads there', async ({ page }) => {
    await page.goto('/de/search/?searchTerm=retoure')

    expect(placeOf(page)).toBe('/de/returns-portal/')
  })

  test('passes on what the shop has to say', async ({ page }) => {
    await open(page, '/de/search/?searchTerm=kaschmir')

    await expect(page.getByText('Kaschmir wäschst du am besten von Hand.')).toBeVisible()
  })
})

test.describe('a search whose filter fails on the way', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch/ })

  test('is tried again with what was chosen', async ({ page }) => {
    await openAndRest(page, '/de/search/?searchTerm=kleid')
    await page.route(/\.data.*sort=price_asc/, (route) => route.abort(), { times: 1 })

    await page.getByLabel('Sortieren').selectOption('price_asc')
    await expect(page.getByRole('alert')).toContainText('konnten nicht geladen werden')
    await page.getByRole('link', { name: 'Noch einmal laden' }).click()

    await expect(page).toHaveURL(/\?searchTerm=kleid&sort=price_asc$/)
    await expect(tiles(page).first()).toBeVisible(PATIENTLY)
  })
})

test.describe('a search for the number of a product', () => {
  test('leads to it', async ({ page }) => {
    await page.goto('/de/c/damen/bekleidung/')
    const product = await tiles(page).first().getByRole('link').first().getAttribute('href')
    const id = /-(\d+)\/$/.exec(product ?? '')?.[1] ?? ''

    await page.goto(`/de/search/?searchTerm=${id}`)
    expect(placeOf(page)).toBe(product)
    const number = /\b\d{5}-\d{3}\b/.exec(await page.content())?.[0] ?? 'none'
    await page.goto(`/de/search/?searchTerm=${number}`)

    expect(placeOf(page)).toBe(product)
  })
})

test.describe('a search that finds nothing', () => {
  test('says so, stays helpful and leads on', { tag: PHONE_TOO }, async ({ page }) => {
    const response = await open(page, '/de/search/?searchTerm=xqzvwp')

    expect(response?.status()).toBe(200)
    await expect(heading(page)).toHaveText('Nichts gefunden für „xqzvwp“')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(field(page)).toHaveValue('xqzvwp')
    expect(await tiles(page).count()).toBeGreaterThan(3)
    await expect(page.getByRole('main').getByRole('link', { name: 'Kontakt' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Neues ansehen' }).click()
    await expect(page).toHaveURL(/\/de\/c\/new\/$/)
  })

  test('for no words at all is a page to search from', async ({ page }) => {
    const response = await open(page, '/de/search/?searchTerm=%20')

    expect(response?.status()).toBe(200)
    await expect(heading(page)).toHaveText('Suche')
    expect(await tiles(page).count()).toBeGreaterThan(3)
    await field(page).fill('bluse')
    await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click()
    await expect(heading(page)).toHaveText('Ergebnisse für „bluse“', PATIENTLY)
  })
})

test.describe('whatever is searched for', () => {
  const ODD = {
    markup: '"><img src=x onerror=alert(1)><script>alert(1)</script>',
    'three thousand letters': 'ab '.repeat(1_000),
    'faces and joined faces': '👗👩‍👩‍👧 🧵',
    'right to left': 'فستان أحمر \u202E xyz',
    'control characters': 'xq\u0001zv\u0007wp\u001B[31m\u0085',
    'half a character': 'xqzvwp\uD83D',
    'another language of templates': '{{7*7}} ${7*7} <%= 7 %> __proto__ constructor',
  }
  test('is shown as text', async ({ page }) => {
    test.slow()
    page.on('dialog', (dialog) => expect(dialog.message(), 'a script of the visitor ran').toBe(''))
    for (const [name, term] of Object.entries(ODD)) {
      const response = await open(
        page,
        `/de/search/?searchTerm=${encodeURIComponent(term.toWellFormed())}`,
      )

      expect(response?.status(), name).toBe(200)
      expect(await page.getByRole('main').locator('script, img[onerror]').count(), name).toBe(0)
      await expect(heading(page)).toHaveText(/Nichts gefunden für|Ergebnisse für/)
    }
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

  test('a text that was cut says so', async ({ page }) => {
    await open(page, `/de/search/?searchTerm=${'kleid+'.repeat(100)}`)

    await expect(page.getByText('Wir haben nach den ersten 200 Zeichen gesucht.')).toBeVisible()
  })
})
