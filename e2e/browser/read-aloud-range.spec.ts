import { ON_PHONE } from '../support/devices.ts'
import { expect, test } from '../support/screen-reader/test.ts'
import { mainNavigation, openAndRest, tiles } from '../support/shopper.ts'

const SHOP_SWITCH = 'Deutschland, Deutsch, Euro, Link, öffnet Dialog'
const MENU = 'Menü öffnen, Link, öffnet Dialog'
const LISTING = '/de/c/damen/bekleidung/kleider/?sort=new'

/** Areas and the title, without their counts: what a screen reader says when asked for the outline of a page. */
function outline(phrases: readonly string[]): string[] {
  const area = /(?:Kopfbereich|Hauptbereich|Fußbereich|, Navigation|, Ergänzung|, Überschrift 1)$/
  return phrases
    .filter((phrase) => area.test(phrase))
    .map((phrase) => phrase.replace(/\d+ Artikel/, '# Artikel'))
}

test('[2.2] [2.49] the home page is read in order, and its menu leads to dresses by keyboard', async ({
  page,
  reader,
}) => {
  await openAndRest(page, '/de/')
  await reader.hears('Seite Mode für Frauen, gut gemacht | Saum')
  expect(outline(await reader.readThrough(page.locator('body'))).slice(0, 6)).toEqual([
    'Hinweise, Ergänzung',
    'Kopfbereich',
    'Hauptnavigation, Navigation',
    'Hauptbereich',
    'Der Mantel bleibt an, Überschrift 1',
    'Kategorien, Navigation',
  ])
  expect(await reader.readThrough(page.getByRole('banner'))).toEqual([
    'Kopfbereich',
    'Hauptnavigation, Navigation',
    'Neu, Link',
    'Bekleidung, Link, eingeklappt',
    'Accessoires, Link',
    'Outfits, Link',
    'Magazin, Link',
    'Sale, Link',
    'Saum, zur Startseite, Link',
    'Suche, Link, öffnet Dialog',
    'Konto, Link',
    'Merkliste, leer, Link',
    'Warenkorb, leer, Link',
  ])
  const [name, first] = await reader.readThrough(
    page.getByRole('navigation', { name: 'Kategorien' }),
  )
  expect(name).toBe('Kategorien, Navigation')
  expect(first).toMatch(/^Neu \d+ Artikel, Link$/)

  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab')
  await reader.hears('Zum Inhalt springen, Link', 'Kontakt, Link', 'Filialen, Link', SHOP_SWITCH)
  await page.keyboard.press('Tab')
  await reader.hears('Hinweisleiste schließen, Schaltfläche')
  await page.keyboard.press('Enter')
  await reader.hears('Saum, zur Startseite, Link')
  await mainNavigation(page).getByRole('link', { name: 'Bekleidung', exact: true }).focus()
  await reader.hears('Hauptnavigation, Navigation', 'Bekleidung, Link, eingeklappt')
  await page.keyboard.press('Enter')
  await reader.hears('ausgeklappt')
  await page.keyboard.press('Tab')
  await reader.hears('Kleider #, Link')
  await page.keyboard.press('Escape')
  await reader.hears('Bekleidung, Link, eingeklappt')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await reader.hears('ausgeklappt', 'Kleider #, Link')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await reader.hears(
    'Alles aus Kleider, Link',
    'Kleider # Artikel, Überschrift 1',
    'Kleider | Saum',
  )
})

test('[2.5] [2.49] a filter, an order, more products and a heart of a listing are heard', async ({
  page,
  reader,
}) => {
  await openAndRest(page, LISTING)
  await reader.hears('Seite Kleider | Saum')
  expect(outline(await reader.readThrough(page.getByRole('main')))).toEqual([
    'Hauptbereich',
    'Du bist hier, Navigation',
    'Kleider # Artikel, Überschrift 1',
    'Kleider, Navigation',
    'Seiten der Liste, Navigation',
  ])
  await page.getByRole('checkbox', { name: /^Blau/ }).focus()
  await reader.hears(
    'Filter, Dialog',
    'Farbe, Gruppe',
    'Blau, # Artikel, Kontrollkästchen, nicht aktiviert',
  )
  await page.keyboard.press('Space')
  await reader.hears('aktiviert', 'Liste aktualisiert, # Artikel')
  await page.keyboard.press('Space')
  await reader.hears('nicht aktiviert', 'Liste aktualisiert, # Artikel')

  await page.getByLabel('Sortieren').focus()
  await reader.hears('Sortieren, Auswahlfeld, Neu zuerst, eingeklappt')
  await page.getByLabel('Sortieren').selectOption('price_asc')
  await reader.hears('Preis aufsteigend', 'Liste aktualisiert, # Artikel')

  await page.getByRole('link', { name: '24 weitere Artikel laden' }).focus()
  await reader.hears('24 weitere Artikel laden, Link')
  await page.keyboard.press('Enter')
  await reader.hears('…, Link', '24 weitere Artikel geladen')

  const colors = await reader.readThrough(tiles(page).first())
  expect(colors.filter((phrase) => phrase.startsWith('Farbe ')).join('\n')).toMatch(
    /^(?:Farbe \S+(?: ansehen, Link(?:, aktuell)?|, ausverkauft)\n?)+$/,
  )
  const tile = tiles(page).nth(24)
  expect(await reader.readThrough(tile.getByRole('heading'))).toEqual([
    `${await tile.getByRole('heading').innerText()}, Link, Überschrift 2`,
  ])
  const heart = tile.getByRole('button', { name: /auf die Merkliste$/ })
  await heart.focus()
  await reader.hears('… auf die Merkliste, Schaltfläche, nicht gedrückt')
  await page.keyboard.press('Enter')
  await reader.hears('gedrückt', '… ist gemerkt.')
})

test(
  'the menu and the filters of a phone are heard as dialogs, and what changes inside them',
  { tag: ON_PHONE },
  async ({ page, reader }) => {
    await openAndRest(page, LISTING)
    await reader.hears('Seite Kleider | Saum')
    await page.getByRole('banner').getByLabel('Menü öffnen').focus()
    await reader.hears('Hauptnavigation, Navigation', MENU)
    await page.keyboard.press('Enter')
    await reader.hears('Menü, Dialog', 'Menü schließen, Schaltfläche')
    await page.keyboard.press('Tab')
    await reader.hears('Menü, Navigation', 'Neu, Schaltfläche, eingeklappt')
    await page.keyboard.press('Enter')
    await reader.hears('ausgeklappt')
    await page.keyboard.press('Escape')
    await reader.hears('Hauptnavigation, Navigation', MENU)

    await page.locator('[data-filter-open]').first().focus()
    await reader.hears('Filter, Link, öffnet Dialog')
    await page.keyboard.press('Enter')
    await reader.hears('Filter, Dialog', 'Filter schließen, Schaltfläche')
    await page.getByRole('checkbox', { name: /^Blau/ }).focus()
    await reader.hears('Farbe, Gruppe', 'Blau, # Artikel, Kontrollkästchen, nicht aktiviert')
    await page.keyboard.press('Space')
    await reader.hears('aktiviert', 'Liste aktualisiert, # Artikel')
    await page.getByRole('button', { name: /Artikel anzeigen/ }).focus()
    await reader.hears('# Artikel anzeigen, Schaltfläche')
    await page.keyboard.press('Enter')
    await reader.hears('Filter 1, Link, öffnet Dialog')
  },
)
