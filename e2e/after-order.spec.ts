import { DEFAULT_SHOP, SHOPS } from '@saum/domain/shops'
import type { APIRequestContext, Page } from '@playwright/test'
import { plentyOf } from './support/basket.ts'
import { newEmail } from './support/checkout.ts'
import { expectToFit } from './support/layout.ts'
import { mailsTo, mailTo } from './support/mailbox.ts'
import { saum } from './support/operator.ts'
import { placeOrder } from './support/placed-order.ts'
import { findProduct, labelOf } from './support/range.ts'
import { heading, open } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const shop = DEFAULT_SHOP

/** Two pieces of one kind, small enough for an invoice. */
async function orderTwo(page: Page, origin: string, email: string) {
  const product = await findProduct(origin, shop, (one) => {
    const cents = plentyOf(one)?.price.withTax ?? 0
    return cents > 0 && cents <= 6_000
  })
  const items = [{ variantId: plentyOf(product)?.id, quantity: 2 }]
  const wish = { email, items, payment: 'invoice' } as const
  return { product, number: await placeOrder(page.request, { origin, shop }, wish) }
}

/** The signed link of a mail, on the shop that is visited. */
function linkTo(page: string, mail: string): string {
  return (
    new RegExp(`/de/${page}/\\?order=[\\w-]+\\.[\\w-]+`).exec(mail)?.[0] ?? `no link to ${page}`
  )
}

async function expectPdf(request: APIRequestContext, url: string | null): Promise<void> {
  const answer = await request.get(url ?? '')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
}

test('a guest follows an order by number and postcode, and sees the goods by a code', async ({
  page,
  origin,
}) => {
  test.slow()
  const email = newEmail('verfolgt')
  const { number } = await orderTwo(page, origin, email)
  await open(page, '/de/order-trackform/')
  const alert = page.getByRole('alert')

  await page.getByLabel('Bestellnummer').fill(number)
  await page.getByLabel('Postleitzahl').fill('99999')
  await page.getByRole('button', { name: 'Status anzeigen' }).click()
  await expect(alert).toContainText('passen zu keiner Bestellung')
  const words = await alert.innerText()
  await page.getByLabel('Bestellnummer').fill('DE2699999999')
  await page.getByLabel('Postleitzahl').fill('10115')
  await page.getByRole('button', { name: 'Status anzeigen' }).click()
  await expect(page.getByLabel('Postleitzahl')).toHaveValue('10115')
  await expect(alert).toHaveText(words)

  await page.getByLabel('Bestellnummer').fill(number)
  await page.getByRole('button', { name: 'Status anzeigen' }).click()
  await expect(page.getByRole('region', { name: /^Kommt/ })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Ackerstraße')
  await expectAccessible(page)

  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Code schicken' }).click()
  await expect(page.getByRole('heading', { name: 'Code eingeben' })).toBeVisible()
  const mail = await mailTo(email, 'Dein Code')
  const code = /^\W*(\d{6})\W*$/m.exec(mail)?.[1] ?? ''
  await page.getByLabel('Code aus der Mail').fill(code)
  await page.getByRole('button', { name: 'Anzeigen', exact: true }).click()

  await expect(heading(page)).toContainText('Kommt')
  await expect(page.getByRole('main')).toContainText('Ackerstraße 12')
  await expectAccessible(page)
})

test('a parcel is followed from the mail to the door, and one piece of it sent back', async ({
  page,
  origin,
}) => {
  // Operators do seven things meanwhile.
  test.setTimeout(120_000)
  const email = newEmail('zurueck')
  const { number, product } = await orderTwo(page, origin, email)
  const confirmation = await mailTo(email, `Deine Bestellung ${number} ist bestätigt`)

  await test.step('on its way', async () => {
    await saum('orders', 'pack', number)
    await saum('orders', 'ship', number, '--tracking', '00340434161094042557')
    const shipped = await mailTo(email, 'Dein Paket ist unterwegs')
    expect(shipped).toMatch(/Content-Type: application\/pdf; name="\S*(?:rechnung|invoice)/i)
    await open(page, linkTo('order-trackform', confirmation))
    await expect(page.getByRole('main')).toContainText('00340434161094042557')
    await expectToFit(page, 'an order on its way')
    await expectPdf(page.request, await fileLink(page, /^Rechnung/))
  })

  await test.step('there', async () => {
    await saum('orders', 'deliver', number)
    await page.reload()
    await expect(heading(page)).toContainText('Zugestellt am')
  })

  const returnId = await test.step('one of two pieces goes back', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Rücksendung anmelden/ })
      .click()
    await expect(heading(page)).toHaveText('Was möchtest du zurückgeben?')
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
    await expectPdf(page.request, await fileLink(page, /^Rücksendeetikett/))
    await expectToFit(page, 'a return')
    await expectAccessible(page)
    const words = await page.getByText(/^Rücksendung \S+-R\d+$/).innerText()
    return words.split(' ').at(-1) ?? ''
  })

  await test.step('and the money comes back', async () => {
    await mailTo(email, `Deine Rücksendung ${returnId} ist angemeldet`)
    for (const move of ['receive', 'inspect', 'refund']) await saum('returns', move, returnId)
    await page.reload()
    await expect(heading(page)).toHaveText('Dein Geld ist unterwegs')
    await mailTo(email, `für ${number}`)
    await open(page, linkTo('returns-portal', confirmation))
    await expect(page.getByRole('main')).toContainText('Erstattet')
  })
})

async function fileLink(page: Page, name: RegExp): Promise<string | null> {
  return page.getByRole('link', { name }).getAttribute('href')
}

test('[25] who withdraws from a known order is asked for nothing twice, and has it in writing', async ({
  page,
  origin,
}) => {
  test.slow()
  const email = newEmail('widerrufen')
  const { number } = await orderTwo(page, origin, email)
  const confirmation = await mailTo(email, 'ist bestätigt')
  await open(page, linkTo('order-trackform', confirmation))

  await page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click()

  await expect(page.getByLabel('Bestellnummer')).toHaveValue(number)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(heading(page)).toHaveText('Bitte prüfe deine Angaben')
  await expectAccessible(page)
  expect(await mailsTo(email), 'the confirmation of the order alone').toHaveLength(1)
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  await expect(heading(page)).toHaveText('Dein Widerruf ist eingegangen')
  await expect(page.getByRole('main')).not.toContainText('nicht automatisch zuordnen')
  await expectToFit(page, 'a withdrawal')
  await expectAccessible(page)
  await expectPdf(page.request, await fileLink(page, /herunterladen/))
  expect(await mailTo(email, 'Eingangsbestätigung deines Widerrufs')).toContain(number)
})

test('a contract is cancelled in one step, without an account', async ({ page }) => {
  test.slow()
  const email = newEmail('kuendigt')
  await open(page, '/de/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Verträge .*kündigen/ })
    .click()

  await page.getByRole('button', { name: 'jetzt kündigen' }).click()
  await expect(page.getByRole('alert')).toContainText('Name')
  await page.getByLabel('Name').fill('Anna <i>Faden</i>')
  await page.getByLabel(/^Vertrag/).fill('Abo Socken')
  await page.getByLabel(/^E-Mail-Adresse/).fill(email)
  await page.getByRole('button', { name: 'jetzt kündigen' }).click()

  await expect(heading(page)).toHaveText('Deine Kündigung ist eingegangen')
  await expectAccessible(page)
  await expectPdf(page.request, await fileLink(page, /herunterladen/))
  expect(await mailTo(email, 'Bestätigung deiner Kündigung')).toContain('Abo Socken')
})

for (const path of ['ch', 'fr-ch']) {
  test(`the law of /${path}/ knows no withdrawal, so the page leads to the returns`, async ({
    page,
  }) => {
    await page.goto(`/${path}/withdrawal/`)

    await expect(page.getByRole('main').locator('form')).toHaveCount(0)
    await page.getByRole('main').locator(`a[href="/${path}/returns-portal/"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`/${path}/returns-portal/$`))
  })
}

test('no search engine lists what comes after an order', async ({ request }) => {
  for (const { path } of SHOPS) {
    for (const name of ['success', 'order-trackform', 'returns-portal', 'withdrawal', 'checkout']) {
      const answer = await request.get(`/${path}/${name}/`)

      expect(answer.status(), name).toBe(200)
      expect(await answer.text(), name).toMatch(/<meta name="robots" content="noindex/)
    }
  }
})
