import { plentyOf } from '../support/basket.ts'
import { newEmail } from '../support/checkout.ts'
import { expectToFit } from '../support/layout.ts'
import { mailTo } from '../support/mailbox.ts'
import { saum } from '../support/operator.ts'
import { linkTo, orderTwo } from '../support/ordered-goods.ts'
import { labelOf } from '../support/range.ts'
import { heading, open } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('everyone can use the status of an order, before and after the code', async ({
  page,
  origin,
}) => {
  test.slow()
  const email = newEmail('verfolgt')
  const { number } = await orderTwo(page.request, origin, email)
  await open(page, '/de/order-trackform/')

  await page.getByLabel('Bestellnummer').fill(number)
  await page.getByLabel('Postleitzahl').fill('10115')
  await page.getByRole('button', { name: 'Status anzeigen' }).click()
  await expect(page.getByRole('region', { name: /^Kommt/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Code schicken' }).click()
  await expect(page.getByRole('heading', { name: 'Code eingeben' })).toBeVisible()
  const mail = await mailTo(email, 'Dein Code')
  const code = /^\W*(\d{6})\W*$/m.exec(mail)?.[1] ?? ''
  await page.getByLabel('Code aus der Mail').fill(code)
  await page.getByRole('button', { name: 'Anzeigen', exact: true }).click()
  await expect(heading(page)).toContainText('Kommt')
  await expectAccessible(page)
})

test('a return shows what is refunded while it is chosen, fits small windows and suits everyone', async ({
  page,
  origin,
}) => {
  // Three commands of operators.
  test.setTimeout(120_000)
  const email = newEmail('zurueck')
  const { number, product } = await orderTwo(page.request, origin, email)
  const confirmation = await mailTo(email, `Deine Bestellung ${number} ist bestätigt`)
  await saum('orders', 'pack', number)
  await saum('orders', 'ship', number, '--tracking', '00340434161094042557')
  await open(page, linkTo('order-trackform', confirmation))
  await expect(page.getByRole('main')).toContainText('00340434161094042557')
  await expectToFit(page, 'an order on its way')

  await saum('orders', 'deliver', number)
  await open(page, linkTo('returns-portal', confirmation))
  await page.getByRole('checkbox', { name: labelOf(product, 'name') }).check()
  await page.getByLabel('Menge').selectOption('1')
  await page.getByLabel('Grund').selectOption('too_large')
  const cents = plentyOf(product)?.price.withTax ?? 0
  const amount = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(cents / 100)
  const preview = page.getByRole('complementary', { name: 'Erstattung' })
  await expect(preview).toContainText('1 Artikel zurück')
  await expect(preview).toContainText(amount)
  await page.getByRole('radio', { name: /^Etikett drucken/ }).check()
  await expectToFit(page, 'what goes back')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Rücksendung anmelden' }).click()
  await expect(heading(page)).toHaveText('Deine Rücksendung ist angemeldet')
  await expectToFit(page, 'a return')
  await expectAccessible(page)
})

test('[25] everyone can use a withdrawal, and its receipt fits small windows', async ({
  page,
  origin,
}) => {
  test.slow()
  const email = newEmail('widerrufen')
  await orderTwo(page.request, origin, email)
  const confirmation = await mailTo(email, 'ist bestätigt')
  await open(page, linkTo('order-trackform', confirmation))

  await page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(heading(page)).toHaveText('Bitte prüfe deine Angaben')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  await expect(heading(page)).toHaveText('Dein Widerruf ist eingegangen')
  await expectToFit(page, 'a withdrawal')
  await expectAccessible(page)
})

test('everyone can use the receipt of a cancelled contract', async ({ page }) => {
  await open(page, '/de/cancel-contract/')
  await page.getByLabel('Name').fill('Anna <i>Faden</i>')
  await page.getByLabel(/^Vertrag/).fill('Abo Socken')
  await page.getByLabel(/^E-Mail-Adresse/).fill(newEmail('kuendigt'))
  await page.getByRole('button', { name: 'jetzt kündigen' }).click()

  await expect(heading(page)).toHaveText('Deine Kündigung ist eingegangen')
  await expectAccessible(page)
})
