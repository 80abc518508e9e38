import { PHONE_TOO } from './support/devices.ts'
import { expectValidHtml } from './support/html-validity.ts'
import { heading, noteDocuments, open } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.describe('[2.3] a content page', () => {
  test('[2.4] has two addresses, and search engines keep the first', async ({
    request,
    origin,
  }) => {
    const first = await (await request.get('/de/lieferung/')).text()
    const second = await (await request.get('/de/s/lieferung/')).text()
    const canonical = `<link rel="canonical" href="${origin}/de/lieferung/"/>`

    expect(first).toContain(canonical)
    expect(second).toContain(canonical)
    expect(first).not.toContain('noindex')
    expect(second).toContain('noindex, follow')
    await expectValidHtml(first)
    await expectValidHtml(second)
  })

  test('comes once: the data of its document does not repeat its words', async ({ request }) => {
    const sentence = 'Nach Helgoland und Büsingen'
    const document = await (await request.get('/de/lieferung/')).text()
    const data = await (await request.get('/de/lieferung.data')).text()

    expect(document.split(sentence)).toHaveLength(2)
    expect(data.split(sentence)).toHaveLength(2)
  })

  const soft = 'is come to, gone from and come back to without a document load'
  test(soft, { tag: PHONE_TOO }, async ({ page }) => {
    await open(page, '/de/lieferung/')
    const documents = noteDocuments(page)
    const main = page.getByRole('main')

    await main.getByRole('link', { name: 'Fragen und Antworten' }).click()
    await expect(heading(page)).toHaveText('Fragen und Antworten')
    await page.goBack()
    await expect(heading(page)).toHaveText('Lieferung')
    await expect(main).toContainText('Nach Helgoland und Büsingen')
    await page.goForward()
    await expect(heading(page)).toHaveText('Fragen und Antworten')
    await main.getByRole('link', { name: 'Saum', exact: true }).click()
    await expect(page).toHaveURL(/\/de\/$/)
    await expect(heading(page)).toHaveText(/Mantel/)
    await page.goBack()
    await expect(heading(page)).toHaveText('Fragen und Antworten')

    expect(documents).toEqual([])
  })

  test('opens an answer and keeps it open while the page comes to life', async ({ page }) => {
    await page.goto('/de/fragen-und-antworten/', { waitUntil: 'commit' })
    const answer = page.getByRole('main').locator('details').first()

    await answer.locator('summary').click()
    await expect(page.locator('html')).toHaveAttribute('data-script', '')

    await expect(answer).toHaveAttribute('open', '')
    await expectAccessible(page)
  })

  test('leads to its parts, and each part has an address', async ({ page }) => {
    await open(page, '/de/agb/')
    const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' })

    await contents.getByRole('link').nth(4).click()

    const title = page.getByRole('heading', { level: 2 }).nth(4)
    await expect(title).toBeInViewport()
    await expect(page).toHaveURL(/\/de\/agb\/#/)
    await title.hover()
    await expect(page.getByRole('link', { name: /^Link zum Abschnitt/ }).nth(4)).toHaveCSS(
      'opacity',
      '1',
    )
    await expectAccessible(page)
  })

  test('draws the signs of care labels and says what they show', async ({ page }) => {
    await open(page, '/de/pflege/')
    const row = page.getByRole('row').filter({ hasText: 'Handwäsche' })

    await expect(row.getByRole('img', { name: 'Hand im Waschbottich' })).toBeVisible()
    await expect(page.getByRole('table').getByRole('img')).toHaveCount(22)
    await expectAccessible(page)
  })

  test('[2.3] shows pictures to leaf through and a piece among the words of a story', async ({
    page,
  }) => {
    // Two pages full of pictures, and axe.
    test.slow()
    await open(page, '/de/magazin/wolle/')
    const pictures = page.getByRole('region', { name: 'Gewebt und gestrickt' })
    await pictures.getByRole('button', { name: /Nächste/ }).click()
    await expect(pictures).toContainText('2 / 4')
    await expectAccessible(page)

    await open(page, '/de/magazin/das-weisse-hemd/')
    await expect(page.getByText('der Saum hinten rund und lang genug')).toBeVisible()
  })

  for (const [path, words] of [
    ['/de/rueckgabe/', 'Mindestens 2 Jahre'],
    ['/at/agb/', 'Mindestens 2 Jahre'],
    ['/en/returns/', 'At least 2 years'],
    ['/ch/rueckgabe/', 'Art. 210 OR'],
    ['/fr-ch/retours/', 'art. 210 CO'],
  ] as const) {
    test(`names the guarantee of its law: ${path}`, async ({ request }) => {
      const document = await (await request.get(path)).text()

      expect(document).toContain(words)
      expect(document.includes('europa.eu/youreurope')).toBe(!path.includes('ch/'))
    })
  }

  test('tells search engines the questions it answers, in its own words', async ({ page }) => {
    await open(page, '/de/fragen-und-antworten/')
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const faq = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'FAQPage')
    const questions = await page.getByRole('main').locator('summary').allTextContents()

    expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(questions)
  })
})

test.describe('nonsense', () => {
  test.use({ expectedErrors: /404/ })

  test.describe('is not found', () => {
    for (const path of [
      '/de/s/gibt-es-nicht/',
      '/de/lieferung/mehr/',
      '/de/livraison/',
      '/de/s/home/',
    ]) {
      test(path, async ({ request }) => {
        expect((await request.get(path)).status()).toBe(404)
      })
    }
  })
})
