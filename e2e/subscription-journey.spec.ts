import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Locator, Page } from '@playwright/test'
import { plentyOf, rowOf } from './support/basket.ts'
import {
  openCheckout,
  order,
  orderedNumber,
  passDelivery,
  sendButton,
  SHOPPERS,
  step,
} from './support/checkout.ts'
import { becomeCustomer } from './support/customer.ts'
import { expectToFit } from './support/layout.ts'
import { mailTo } from './support/mailbox.ts'
import { findProduct, labelOf, productPath } from './support/range.ts'
import { heading, open } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const shop = DEFAULT_SHOP

/** A basic at its regular price, of which a delivery costs something to bring. */
function isBasic(product: Product): boolean {
  const variant = plentyOf(product)
  if (!variant) return false
  const { price } = variant
  return (
    labelOf(variant, 'subscriptionEligibility') !== '' &&
    price.appliedReductions.length === 0 &&
    price.withTax <= 10_000
  )
}

function written(cents: number): string {
  return new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(cents / 100)
}

async function choose(page: Page, product: Product): Promise<void> {
  await open(page, `${productPath(shop, product)}?variantId=${plentyOf(product)?.id}`)
  await page.getByRole('radio', { name: /^Regelmäßig liefern lassen/ }).check()
  await page.getByLabel('Abstand der Lieferungen').selectOption('2')
  await page
    .locator('[data-buy-actions]')
    .getByRole('button', { name: 'Zum Warenkorb hinzufügen' })
    .click()
  await expect(page.getByRole('dialog')).toContainText('Abo, alle 2 Monate')
}

/** Opens what a row of a subscription offers, and sends its form. */
async function act(row: Locator, name: RegExp, send: string): Promise<void> {
  await row.locator('summary').filter({ hasText: name }).click()
  await row.getByRole('button', { name: send, exact: true }).click()
}

test('[2.24] a basic comes again and again, until its customer says otherwise', async ({
  page,
  origin,
}) => {
  test.setTimeout(120_000)
  const email = await becomeCustomer(page, origin, 'abo')
  const product = await findProduct(origin, shop, isBasic)
  const name = labelOf(product, 'name')
  const cents = plentyOf(product)?.price.withTax ?? 0
  const reduced = written(Math.floor((cents * 9 + 5) / 10))
  const said = page.getByRole('main').getByRole('status')

  await test.step('bought for a tenth less', async () => {
    await choose(page, product)
    await page.goto('/de/cart/')
    await expect(rowOf(page, product)).toContainText('Abo, alle 2 Monate')
    await expect(rowOf(page, product)).toContainText(reduced)
    await openCheckout(page, shop)
    for (const [field, value] of Object.entries(SHOPPERS.de)) {
      await page.locator(`[name="shipping.${field}"]`).fill(value)
    }
    await sendButton(step(page, 'contact')).click()
    await expect(step(page, 'delivery')).toBeVisible()
    await expect(page.locator('input[name="payment"][value="prepayment"]:enabled')).toHaveCount(0)
    await passDelivery(page, 'invoice')
    const terms = step(page, 'review').getByText(`Abo „${name}“`)
    await expect(terms).toContainText(`alle 2 Monate ${reduced}`)
    await expect(terms).toContainText('Keine Mindestlaufzeit, kündbar bis zum Tag vor der nächsten')
    await expectAccessible(page)
    await order(page)
    await mailTo(email, await orderedNumber(page))
  })

  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  const interval = row.getByRole('paragraph').filter({ hasText: /^Alle \d Monate$/ })
  await open(page, '/de/account/subscription/')
  await expect(interval).toHaveText('Alle 2 Monate')
  await expect(row).toContainText(reduced)
  const number = /AB\d{8}-\d/.exec(await row.innerText())?.[0] ?? 'no number'
  await expectToFit(page, 'a subscription')
  await expectAccessible(page)

  await test.step('a delivery is left out, and comes after all', async () => {
    const next = row.getByText(/^Nächste Lieferung am/)
    const before = await next.innerText()
    await row.getByRole('button', { name: /^Nächste Lieferung auslassen/ }).click()
    await expect(page.getByText(/lassen wir aus/)).toBeVisible()
    await expect(next).not.toHaveText(before)
    await page.getByRole('button', { name: /^Rückgängig/ }).click()
    await expect(said.filter({ hasText: 'Die Lieferung kommt wieder.' })).toBeVisible()
    await expect(next).toHaveText(before)
  })

  await test.step('it pauses, goes on and comes less often', async () => {
    await act(row, /^Pausieren/, 'Pausieren')
    await expect(row).toContainText('Pausiert bis')
    await row.getByRole('button', { name: /^Fortsetzen/ }).click()
    await expect(said.filter({ hasText: 'Dein Abo geht weiter.' })).toBeVisible()
    await row.locator('summary').filter({ hasText: 'Abstand ändern' }).click()
    await row.getByLabel('Abstand', { exact: true }).selectOption('6')
    await row.getByRole('button', { name: 'Speichern' }).first().click()
    await expect(interval).toHaveText('Alle 6 Monate')
  })

  await test.step('[2.25] it ends by one click, in writing', async () => {
    await act(row, /^Abo kündigen/, 'Jetzt kündigen')
    await expect(said.filter({ hasText: 'Dein Abo ist gekündigt.' })).toBeVisible()
    await expect(row).toContainText('Gekündigt am')
    expect(await mailTo(email, 'Bestätigung deiner Kündigung')).toContain(number)
    await page.getByRole('link', { name: 'Kündigungen' }).click()
    await expect(heading(page)).toHaveText('Kündigungen')
    await expect(page.getByRole('main')).toContainText(number)
    await expectToFit(page, 'what was cancelled')
    await expectAccessible(page)
    const receipt = page.getByRole('link', { name: /^Kündigungsbestätigung/ })
    const pdf = await page.request.get((await receipt.getAttribute('href')) ?? '')
    expect(pdf.headers()['content-type']).toContain('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })
})

test('[2.24] a guest is led to an account before a subscription is theirs', async ({
  page,
  origin,
}) => {
  await choose(page, await findProduct(origin, shop, isBasic))

  await page.goto('/de/checkout/')

  await expect(page.getByRole('main')).toContainText('Für ein Abo brauchst du ein Konto')
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click()
  await page.waitForURL(/\/de\/login\/\?redirectUrl=%2Fde%2Fcheckout/)
})
