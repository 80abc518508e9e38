import type { Page } from '@playwright/test'
import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { DEMO_PASSWORD } from '../../catalog/range/customers.ts'
import { plentyOf } from '../support/basket.ts'
import { untilTakenOver } from '../support/checkout.ts'
import { expectDecided } from '../support/consent-choice.ts'
import { NEW_VISITOR } from '../support/decided-visitor.ts'
import { findProduct, productPath } from '../support/range.ts'
import { openSearch, searchField, suggestion, typeQuery } from '../support/search-box.ts'
import { heading, openAndRest } from '../support/shopper.ts'
import { expect, isDeep, test } from '../support/test.ts'
import { noteStored, recordTraces, storageFaults, type Traces } from '../support/traces.ts'

test.use({ storageState: NEW_VISITOR })
test.slow()

const LISTING = '/de/c/damen/bekleidung/kleider/'

function hasNumbers(product: Product): boolean {
  const isNumbered = product.variants.some(({ attributes }) =>
    JSON.stringify(attributes).includes('"38"'),
  )
  return isNumbered && plentyOf(product) !== undefined
}

/** Everything a visitor does without asking the shop to remember it. */
async function useTheShop(page: Page, address: string): Promise<void> {
  await openAndRest(page, '/de/')

  await test.step('search by the box, with suggestions, and filter what was found', async () => {
    await openSearch(page)
    await typeQuery(page, 'kleid')
    await expect(suggestion(page, /kleid/).first()).toBeVisible()
    await searchField(page).press('Enter')
    await expect(heading(page)).toContainText('kleid')
    await expectInTab(page, 'saum:recent-searches:de')
    await openAndRest(page, `${LISTING}?sort=new`)
    const filters = page.getByRole('dialog', { name: 'Filter' })
    await filters.getByRole('checkbox', { disabled: false }).first().check({ force: true })
    await expect(page).toHaveURL(/filters/)
  })

  await test.step('look at a product, its sizes, and put it into basket and wishlist', async () => {
    await openAndRest(page, address)
    await page.getByRole('link', { name: 'Größentabelle' }).click()
    const chart = page.getByRole('dialog', { name: 'Größentabelle' })
    const fields = chart.getByRole('textbox')
    await expect(fields.first()).toBeVisible()
    for (const field of await fields.all()) await field.fill('88')
    await chart.getByRole('button', { name: 'Größe finden' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Zum Warenkorb hinzufügen' }).first().click()
    await expect(page.locator('[data-tool="basket"]')).toHaveAccessibleName(/1 Artikel/)
    await openAndRest(page, LISTING)
    await page
      .getByRole('main')
      .getByRole('button', { name: /auf die Merkliste$/ })
      .first()
      .click()
    await expect(page.locator('[data-tool="wishlist"]')).toHaveAccessibleName(/1 Artikel/)
  })

  await test.step('type into the checkout, report a fault, log in', async () => {
    await page.goto('/de/checkout/')
    await untilTakenOver(page)
    await page.getByLabel('E-Mail-Adresse').fill('marlene@saum.example')
    await expectInTab(page, 'saum-checkout:10028')
    await openAndRest(page, '/de/impressum/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fehler melden' }).click()
    await page.getByRole('textbox', { name: /Nachricht|Was ist passiert/ }).fill('Nichts geht.')
    await openAndRest(page, '/de/login/')
    const main = page.getByRole('main')
    await main.getByLabel('E-Mail-Adresse').fill('vip-card.de@saum.example')
    await main.getByLabel('Passwort', { exact: true }).fill(DEMO_PASSWORD)
    await main.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await page.waitForURL(/\/de\/(?!login)/)
    await openAndRest(page, '/de/account/fashion-card/')
    await expect.poll(() => page.evaluate("caches.has('saum-card')")).toBe(true)
  })
}

async function expectInTab(page: Page, name: string): Promise<void> {
  const names = () => page.evaluate<string[]>('Object.keys(sessionStorage)')
  await expect.poll(names, { timeout: 3000 }).toContain(name)
}

/** What a visitor asks the shop to remember. */
async function askToRemember(page: Page, address: string): Promise<void> {
  await openAndRest(page, address)
  await page.getByRole('link', { name: 'In der Filiale verfügbar?' }).click()
  const stores = page.getByRole('dialog', { name: 'Verfügbarkeit in Filialen' })
  await stores.getByLabel('Ort oder Postleitzahl').fill('Berlin')
  await stores.getByRole('button', { name: 'Filialen suchen' }).click()
  await stores
    .getByRole('button', { name: /Als meine Filiale merken/ })
    .first()
    .click()
  await page.keyboard.press('Escape')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Land und Sprache/ })
    .click()
  await page
    .getByRole('dialog', { name: 'Land und Sprache' })
    .getByRole('link', { name: /Österreich/ })
    .click()
  await expect(page).toHaveURL(/\/at\//)
}

function namesIn({ writes }: Traces): string[] {
  return writes.map(({ name }) => name)
}

/** The deep run adds the visit before any choice. */
const VISITS = [
  ['after everything was refused', 'Alles ablehnen'],
  ...(isDeep ? [['before a choice', null] as const] : []),
] as const

for (const [when, choose] of VISITS) {
  test(`[6.5] a visit leaves only what is listed ${when}`, async ({ page, origin, context }) => {
    page.setDefaultTimeout(15_000)
    const product = await findProduct(origin, DEFAULT_SHOP, hasNumbers)
    const address = `${productPath(DEFAULT_SHOP, product)}?variantId=${plentyOf(product)?.id}`
    const traces = await recordTraces(page, origin)
    if (choose !== null) {
      await openAndRest(page, '/de/')
      await page.getByRole('button', { name: choose }).click()
      await expectDecided(context)
    }

    await useTheShop(page, address)
    await noteStored(page, traces)

    expect(storageFaults(traces, [])).toEqual([])
    // The walk has led past what writes: the session, the search of the visit, measurements, the draft.
    expect(namesIn(traces)).toEqual(
      expect.arrayContaining([
        '$session-10028',
        'saum:recent-searches:de',
        'saum.body',
        'saum-checkout:10028',
        'saum-basket-10028',
        'saum-card',
      ]),
    )

    await askToRemember(page, address)
    await noteStored(page, traces)

    expect(storageFaults(traces, [], { hasAsked: true })).toEqual([])
    expect(namesIn(traces)).toEqual(expect.arrayContaining(['shop', 'saum.branch.de']))
  })
}
