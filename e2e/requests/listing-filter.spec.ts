import { accessibleName } from '../support/plain/names.ts'
import { tileNames } from '../support/plain/tiles.ts'
import { expect, test } from '../support/request-test.ts'

const LISTING = '/de/c/damen/bekleidung/kleider/'
const COLORS = 'fieldset input[name="filters[color]"]'
/** The first field of each name is a slider, which is hidden without script. */
const TEXT_FIELD = { nth: 1 }

test.describe('[2.26] without script', () => {
  test('the filters are a form that leads to the one address of a choice', async ({ plain }) => {
    await plain.open(LISTING)
    const group = plain.one(COLORS, { nth: 0 }).closest('fieldset')
    expect(group?.querySelector('legend')?.textContent).toBe('Farbe')
    plain.enter(plain.one(COLORS, { nth: 0 }), true)
    plain.enter(plain.one(COLORS, { nth: 1 }), true)
    plain.fill('Preis bis', '150', TEXT_FIELD)

    await plain.press(/Filter anwenden$/)

    expect(plain.url.search).toMatch(/^\?filters\[color\]=\d+,\d+&filters\[maxPrice\]=15000$/)
    expect(plain.one(COLORS, { nth: 0 }).hasAttribute('checked')).toBe(true)
    expect(plain.all('ul[aria-label="Gewählte Filter"] a[href]')).toHaveLength(3)
  })

  test('a chosen filter is removed by its link, the order is sent with the rest', async ({
    plain,
  }) => {
    await plain.open(`${LISTING}?filters[maxPrice]=15000`)
    plain.choose('Sortieren', 'Preis aufsteigend')
    await plain.press('Liste sortieren')
    expect(plain.url.search).toBe('?filters[maxPrice]=15000&sort=price_asc')

    await plain.follow(/^Filter bis .* entfernen$/)

    expect(plain.url.search).toBe('?sort=price_asc')
  })

  test('an amount with cents is kept as it is', async ({ plain }) => {
    await plain.open(`${LISTING}?filters[minPrice]=4999`)
    expect(plain.value('Preis von', TEXT_FIELD)).toBe('49,99')

    await plain.press(/Filter anwenden$/)

    expect(plain.url.search).toBe('?filters[minPrice]=4999')
  })

  test('the next page is a link', async ({ plain }) => {
    await plain.open('/de/c/damen/bekleidung/')

    await plain.follow(/weitere Artikel laden/)

    expect(plain.place).toBe('/de/c/damen/bekleidung/?page=2')
    expect(plain.status).toBe(200)
  })
})

test('[2.26] filters that leave no product say which one to remove', async ({ plain }) => {
  await plain.open(`${LISTING}?filters[maxPrice]=100`)
  expect(plain.text('main h2')).toMatch(/gerade nichts/)
  expect(tileNames(plain)).toEqual([])
  const remove = plain
    .all('main a[href]')
    .filter((link) => accessibleName(link) === 'Filter „bis 1,00 €“ entfernen')

  await plain.open(remove.at(-1)?.getAttribute('href') ?? '')

  expect(plain.place).toBe(LISTING)
  expect(tileNames(plain).length).toBeGreaterThan(0)
})
