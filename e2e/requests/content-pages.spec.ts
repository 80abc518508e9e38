import { expectValidHtml } from '../support/html-validity.ts'
import { textOf } from '../support/plain/names.ts'
import { expect, test } from '../support/request-test.ts'

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

  test('is sent once: the data of its document does not repeat its words', async ({ request }) => {
    const sentence = 'Nach Helgoland und Büsingen'
    const document = await (await request.get('/de/lieferung/')).text()
    const data = await (await request.get('/de/lieferung.data')).text()

    expect(document.split(sentence)).toHaveLength(2)
    expect(data.split(sentence)).toHaveLength(2)
  })

  test('[1.11] shows the marks of the ways to pay by their names', async ({ plain }) => {
    await plain.open('/de/zahlung/')

    const marks = plain.all('main svg[role="img"]').map((mark) => mark.getAttribute('aria-label'))
    expect(marks).toEqual([
      'Rechnung',
      'PayPal',
      'Visa',
      'Mastercard',
      'Vorkasse',
      'Gutscheinkarte',
    ])
  })

  test('shows a product among the words of a story', async ({ plain }) => {
    await plain.open('/de/magazin/das-weisse-hemd/')

    expect(plain.text('main')).toContain('der Saum hinten rund und lang genug')
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

  test('the page of the guarantee carries the EU notice in the shops of the EU only', async ({
    plain,
  }) => {
    const notice = {
      '/de/gewaehrleistung/': [
        'Mindestens 2 Jahre',
        'Reparatur oder Ersatz',
        'Geld zurück',
        'Ländern',
      ],
      '/en/legal-guarantee/': [
        'At least 2 years',
        'Repair or replacement',
        'money back',
        'countries',
      ],
    }
    for (const [path, words] of Object.entries(notice)) {
      await plain.open(path)
      for (const one of words) expect(plain.text('main')).toContain(one)
      expect(plain.link(/Your Europe/, { within: 'main' })).toBeTruthy()
    }
    for (const path of ['/ch/gewaehrleistung/', '/fr-ch/garantie/']) {
      await plain.open(path)
      expect(plain.text('main')).not.toMatch(/EU|Your Europe/)
    }
  })

  test('tells search engines the questions it answers, in its own words', async ({ plain }) => {
    await plain.open('/de/fragen-und-antworten/')
    const faq = plain
      .all('script[type="application/ld+json"]')
      .map(({ textContent }) => JSON.parse(textContent))
      .find((data) => data['@type'] === 'FAQPage')
    const questions = plain.all('main summary').map(textOf)

    expect(questions.length).toBeGreaterThan(0)
    expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(questions)
  })
})

for (const path of [
  '/de/s/gibt-es-nicht/',
  '/de/lieferung/mehr/',
  '/de/livraison/',
  '/de/s/home/',
]) {
  test(`an unknown content page is not found: ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
}
