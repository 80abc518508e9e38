import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Locator } from '@playwright/test'
import { plentyOf } from '../support/basket.ts'
import { findProduct, labelOf, productPath } from '../support/range.ts'
import { expect, test } from '../support/screen-reader/test.ts'
import { heading, openAndRest } from '../support/shopper.ts'
import { searchField, searchTool } from '../support/search-box.ts'

/** In several colors, with a size of which there are many and one that is sold out. */
function isPartlySoldOut(product: Product): boolean {
  const { variants, siblings, isSoldOut } = product
  const gone = variants.some(({ stock }) => stock.quantity === 0 && !stock.isSellableWithoutStock)
  const plenty = plentyOf(product)
  return !isSoldOut && siblings.length > 1 && gone && plenty !== undefined
}

const ASKS_FOR_SIZE = 'Bitte wähle zuerst eine Größe.'

/** The button that buys, not that of the bar at the foot. */
function buyButton(main: Locator): Locator {
  return main.locator('[data-buy-actions] button[form="buy"]')
}

test('[2.7] [4.8] [2.11] [2.49] a size is chosen, bought, changed, taken out and put back by ear', async ({
  page,
  reader,
  origin,
}) => {
  const product = await findProduct(origin, DEFAULT_SHOP, isPartlySoldOut)
  const name = labelOf(product, 'name')
  const plenty = plentyOf(product)
  const size = plenty ? labelOf(plenty, 'shopSize') : ''
  const main = page.getByRole('main')
  await openAndRest(page, productPath(DEFAULT_SHOP, product))
  await reader.hears('Seite … | Saum')

  await test.step('colors and sizes say which is current and which is sold out', async () => {
    const colors = await reader.readThrough(main.getByRole('list', { name: 'Farben' }))
    expect(colors[0]).toBe('Farben, Liste')
    expect(colors).toContain(`${labelOf(product, 'color')}, Link, aktuell`)
    const [group, ...sizes] = await reader.readThrough(main.getByRole('group', { name: 'Größe' }))
    expect(group).toBe('Größe, Gruppe')
    expect(sizes.join('\n')).toMatch(/, ausverkauft, Optionsfeld, nicht aktiviert$/m)
    expect(sizes.join('\n')).not.toContain('ungültig')
  })

  await test.step('without a size the button leads to the sizes and says why', async () => {
    await buyButton(main).focus()
    await reader.hears('Größe wählen, Schaltfläche')
    await page.keyboard.press('Enter')
    await reader.hears(
      'Größe, Gruppe',
      `…, Optionsfeld, nicht aktiviert, ungültig, ${ASKS_FOR_SIZE}`,
    )
    await page.keyboard.press('Shift+Tab')
    await reader.hears('Größentabelle, Link, öffnet Dialog')
  })

  await test.step('what was added is heard as a dialog, and the focus goes back', async () => {
    await page.locator(`input[name="variantId"][value="${plenty?.id}"]`).first().focus()
    await reader.hears(`${size}, Optionsfeld, nicht aktiviert, ungültig, ${ASKS_FOR_SIZE}`)
    await page.keyboard.press('Space')
    await reader.hears('aktiviert')
    await buyButton(main).focus()
    await reader.hears('Zum Warenkorb hinzufügen, Schaltfläche')
    await page.keyboard.press('Enter')
    await reader.hears(
      'Das liegt jetzt in deinem Warenkorb, Dialog',
      'Schließen, Schaltfläche',
      `In den Warenkorb gelegt: ${name}, …, Größe ${size}.`,
    )
    const dialog = await reader.readThrough(page.getByRole('dialog'))
    expect(dialog.slice(0, 3)).toEqual([
      'Das liegt jetzt in deinem Warenkorb, Dialog',
      'Das liegt jetzt in deinem Warenkorb, Überschrift 2',
      'Schließen, Schaltfläche',
    ])
    expect(dialog[3]).toContain(name)
    expect(dialog.slice(-2)).toEqual(['Weiter einkaufen, Schaltfläche', 'Zum Warenkorb, Link'])
    await page.keyboard.press('Escape')
    await reader.hears('Zum Warenkorb hinzufügen, Schaltfläche')
  })

  await test.step('the basket says every change, once', async () => {
    await openAndRest(page, '/de/cart/')
    await reader.hears('Seite Warenkorb | Saum')
    expect(await reader.readThrough(heading(page))).toEqual(['Warenkorb, Überschrift 1'])
    await page.getByRole('button', { name: `Einen mehr von ${name}` }).focus()
    await reader.hears(`Einen mehr von ${name}, Schaltfläche`)
    await page.keyboard.press('Enter')
    await reader.hears(`${name}: 2 Stück. Warenwert # €.`)
    await page.getByRole('button', { name: `${name} entfernen` }).focus()
    await reader.hears(`${name} entfernen, Schaltfläche`)
    await page.keyboard.press('Enter')
    await reader.hears('Rückgängig, Schaltfläche', `${name} wurde entfernt.`)
    expect(await reader.readThrough(heading(page))).toEqual([
      'Dein Warenkorb ist leer, Überschrift 1',
    ])
    await page.keyboard.press('Enter')
    await reader.hears('Warenkorb, Überschrift 1', `${name} ist wieder im Warenkorb.`)
  })
})

test('[3.29] suggestions are counted and read row by row, and the results are announced', async ({
  page,
  reader,
}) => {
  await openAndRest(page, '/de/login/')
  await reader.hears('Seite Anmelden | Saum')
  await searchTool(page).focus()
  await reader.hears('Suche, Link, öffnet Dialog')
  await page.keyboard.press('Enter')
  // A plain field until its suggestions have loaded.
  await reader.hears('Suche, Dialog', 'Wonach suchst du?, …', 'ausgeklappt')
  expect(await reader.readThrough(searchField(page))).toEqual([
    'Wonach suchst du?, Auswahlfeld, ausgeklappt',
  ])
  await page.keyboard.type('hemd')
  await reader.hears('# Vorschläge, mit den Pfeiltasten wählen')
  await page.keyboard.press('ArrowDown')
  await reader.hears('SUCHVORSCHLÄGE, Gruppe', 'hemdblusenkleid, Eintrag, ausgewählt')
  await page.keyboard.press('ArrowDown')
  await reader.hears('hemdjacke, Eintrag, ausgewählt')
  await page.keyboard.press('Enter')
  await reader.hears(
    'Suche, Link, öffnet Dialog',
    'Ergebnisse für „hemdjacke“, Überschrift 1',
    'Ergebnisse für „hemdjacke“ | Saum',
  )
})
