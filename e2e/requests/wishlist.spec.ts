import type { HTMLElement } from 'node-html-parser'
import { openPlainBrowser, type PlainBrowser } from '../support/plain/browser.ts'
import { textOf } from '../support/plain/names.ts'
import { expect, test } from '../support/request-test.ts'

const LISTING = '/de/c/damen/bekleidung/kleider/'
const WISHLIST = '/de/wishlist/'
const FIRST_HEART = { within: 'main', nth: 0 }

function entries(plain: PlainBrowser): HTMLElement[] {
  return plain.all('ul[aria-label="Merkliste"] > li')
}

async function openWithOne(plain: PlainBrowser): Promise<string> {
  await plain.open(LISTING)
  const heart = plain.button(/auf die Merkliste$/, FIRST_HEART)
  await plain.press(heart)
  expect(plain.place).toBe(LISTING)
  await plain.open(WISHLIST)
  expect(entries(plain)).toHaveLength(1)
  return heart.getAttribute('data-name') ?? ''
}

test('an entry is removed from the wishlist and put back without script', async ({ plain }) => {
  const name = await openWithOne(plain)

  await plain.press(`${name} von der Merkliste nehmen`)
  expect(plain.heading()).toBe('Noch nichts gemerkt')
  expect(plain.text('main [role="status"]')).toContain(`${name} ist nicht mehr gemerkt.`)
  await plain.press('Rückgängig')

  expect(entries(plain)).toHaveLength(1)
  expect(plain.place).toBe(WISHLIST)
})

test('a size is asked for, remembered and moved to the basket without script', async ({
  plain,
}) => {
  const name = await openWithOne(plain)
  const size = `Größe von ${name}`
  const labels = plain.field(size).querySelectorAll('option').map(textOf)
  const left = labels.slice(1).find((label) => !label.includes('ausverkauft')) ?? ''

  await plain.press(/^In den Warenkorb/)
  expect(plain.text('[role="alert"]')).toBe('Bitte wähle zuerst eine Größe.')
  plain.choose(size, left)
  const chosen = plain.value(size)
  await plain.press('Größe merken')
  expect(plain.place).toBe(WISHLIST)
  expect(plain.value(size)).toBe(chosen)
  await plain.press(/^In den Warenkorb/)

  expect(plain.text('main [role="status"]')).toContain(`${name} liegt im Warenkorb.`)
  await plain.press('Wieder merken')
  expect(plain.value(size)).toBe(chosen)
  await plain.open('/de/cart/')
  expect(plain.link(name, { within: 'main ul[aria-label="Warenkorb"]', nth: 0 })).toBeTruthy()
})

test('the wishlist is shared, revoked and emptied without script', async ({
  plain,
  playwright,
  origin,
}) => {
  await openWithOne(plain)
  await plain.press('Link erstellen')
  expect(plain.heading()).toBe('Geteilte Merkliste')
  const link = plain.place

  const other = await playwright.request.newContext({ baseURL: origin })
  const friend = openPlainBrowser(other, origin)
  const answer = await other.get(link)
  expect(answer.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex, nofollow',
  })
  await friend.open(link)
  expect(friend.one('meta[name="robots"]').getAttribute('content')).toMatch(/noindex/)
  await friend.press(/auf die Merkliste$/, FIRST_HEART)
  expect(friend.place).toBe(link)
  expect(friend.heading()).toBe('Geteilte Merkliste')
  await friend.open(WISHLIST)
  expect(entries(friend)).toHaveLength(1)

  await plain.open(WISHLIST)
  await plain.press('Link ungültig machen')
  expect(entries(plain)).toHaveLength(1)
  await friend.open(link)
  expect(friend.status).toBe(404)
  expect(friend.heading()).toBe('Hier ist keine Merkliste')
  await other.dispose()
  await plain.press('Alles entfernen')
  expect(plain.heading()).toBe('Noch nichts gemerkt')
})

test('a refused change of the wishlist starts no session', async ({ request, origin }) => {
  for (const form of [
    { intent: 'toggle', productId: '999999999' },
    { intent: 'add', variantId: '999999999' },
    { intent: 'remove', itemKey: 'unknown' },
    { intent: 'share' },
    { intent: 'burn' },
  ]) {
    const response = await request.post(WISHLIST, { form, headers: { origin }, maxRedirects: 0 })

    expect(response.status()).toBe(303)
    expect(response.headers()['set-cookie'] ?? '').not.toContain('session')
  }
})
