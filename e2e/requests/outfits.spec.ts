import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP, SHOPS } from '@saum/domain/shops'
import type { HTMLElement } from 'node-html-parser'
import type { PlainBrowser } from '../support/plain/browser.ts'
import { textOf } from '../support/plain/names.ts'
import { findProduct, labelOf } from '../support/range.ts'
import { expect, test } from '../support/request-test.ts'

const PIECES = 'main ul[aria-label="Die Teile des Outfits"]'

async function openFirstOutfit(plain: PlainBrowser): Promise<void> {
  await plain.open('/de/c/outfits/')
  const link = plain.one('main [data-tile] a[href]', { nth: 0 })
  await plain.open(link.getAttribute('href') ?? '')
}

/** The first piece with a choice of sizes, and the first size of it that can be chosen. */
function firstChoice(plain: PlainBrowser) {
  const piece = plain.all(`${PIECES} > li`).find((item) => item.querySelector('select'))
  if (!piece) throw new Error('No piece has a choice of sizes')
  const select = plain.one('select[aria-label^="Größe"]', { within: piece })
  const variantId = plain
    .one('option:not([disabled]):not([value=""])', { within: select, nth: 0 })
    .getAttribute('value')
  return { piece, select, variantId: variantId ?? '' }
}

for (const { path } of SHOPS) {
  test(`[2.6] the list of outfits of /${path}/ counts outfits, and its menu counts no products`, async ({
    plain,
  }) => {
    await plain.open(`/${path}/c/outfits/`)

    expect(plain.text('main h1')).toMatch(/ \d+ ?\d+ (?:outfits|tenues)$/i)
    const counts = plain.all('dialog[id="menu"] a span').map(textOf)
    expect(counts.length).toBeGreaterThan(10)
    expect(counts.filter((count) => !(Number(count) > 0))).toEqual([])
  })
}

test('[7] a look is bought without script, whatever sizes are chosen', async ({ plain }) => {
  await openFirstOutfit(plain)
  const { piece, select, variantId } = firstChoice(plain)
  const name = textOf(plain.one('a[href]:not([aria-hidden])', { within: piece, nth: 0 }))
  plain.enter(select, variantId)

  await plain.press('Ganzen Look in den Warenkorb')

  expect(plain.place).toMatch(/^\/de\/cart\//)
  expect(plain.heading()).toBe('Warenkorb')
  expect(plain.link(name, { within: 'main ul[aria-label="Warenkorb"]' })).toBeTruthy()
})

test('[8.5] a piece of a look that is sold out is named in the basket with the rest', async ({
  request,
  plain,
  origin,
}) => {
  const isSoldOut = ({ stock }: Product['variants'][number]) =>
    stock.quantity === 0 && !stock.isSellableWithoutStock
  const gone = await findProduct(origin, DEFAULT_SHOP, ({ variants }) => variants.some(isSoldOut))
  const goneId = gone.variants.find(isSoldOut)?.id
  await openFirstOutfit(plain)
  const { variantId } = firstChoice(plain)

  const form = new URLSearchParams([
    ['intent', 'add'],
    ['variantId', variantId],
    ['variantId', String(goneId)],
  ])
  const response = await request.post('/de/cart/', {
    data: form.toString(),
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    maxRedirects: 0,
  })

  await plain.open(response.headers()['location'] ?? '')
  expect(plain.heading()).toBe('Warenkorb')
  expect(plain.text('[role="alert"]')).toContain(
    `${labelOf(gone, 'name')}: Diese Größe ist gerade ausverkauft.`,
  )
  expect(plain.all('main ul[aria-label="Warenkorb"] li')).toHaveLength(1)
})

test('an outfit costs what those of its pieces cost that can be bought', async ({ plain }) => {
  await openFirstOutfit(plain)
  const pieces = plain.all(`${PIECES} > li`)
  const sellable = pieces.filter((piece) => !textOf(piece).includes('Ausverkauft'))
  expect(sellable.length).toBeGreaterThan(1)

  // The price is the last part of a piece.
  const prices = sellable.map((piece) => centsOf(piece.querySelectorAll('div').at(-1)))
  const sum = prices.reduce((total, cents) => total + cents, 0)

  const totals = plain.all('main form p').filter((line) => textOf(line).startsWith('Summe für'))
  expect(totals.map((line) => centsOf(line.querySelectorAll('span').at(-1)))).toEqual([sum])
})

test('the address of an outfit is corrected when its name is wrong', async ({ request, plain }) => {
  await openFirstOutfit(plain)
  const id = /-(\d+)\/$/.exec(plain.place)?.[1]

  const response = await request.get(`/de/p/shop-the-look/ein-alter-name-${id}/`, {
    maxRedirects: 0,
  })

  expect(response.status()).toBe(301)
  expect(response.headers()['location']).toBe(plain.place)
})

for (const slug of ['nichts-999999999', 'ohne-nummer']) {
  test(`an outfit that does not exist is not found: ${slug}`, async ({ request }) => {
    const response = await request.get(`/de/p/shop-the-look/${slug}/`, { maxRedirects: 0 })

    expect(response.status()).toBe(404)
  })
}

/** `1.249,95 €` → 124995; the first price of an element. */
function centsOf(element: HTMLElement | undefined): number {
  const text = element ? textOf(element) : ''
  return Number(/[\d.]+,\d{2}/.exec(text)?.[0].replaceAll(/\D/g, ''))
}
