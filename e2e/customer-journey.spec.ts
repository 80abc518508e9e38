import { readFile } from 'node:fs/promises'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Page } from '@playwright/test'
import {
  fillBasket,
  newEmail,
  openCheckout,
  order,
  orderedNumber,
  passDelivery,
  sendButton,
  SHOPPERS,
  step,
} from './support/checkout.ts'
import { comeFromElsewhere, confirmationLink, PASSWORD } from './support/customer.ts'
import { expectToFit } from './support/layout.ts'
import { mailTo } from './support/mailbox.ts'
import { saum } from './support/operator.ts'
import { heading, open, placeOf } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const shop = DEFAULT_SHOP
const { firstName, lastName, street, zipCode, city } = SHOPPERS.de

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/de/login/?register=true')
  await expect(page.getByLabel(/Neuigkeiten per E-Mail/)).not.toBeChecked()
  await page.getByRole('main').getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(heading(page)).toHaveText('Schau in dein Postfach')
}

async function buyByInvoice(
  page: Page,
  origin: string,
): Promise<{ number: string; cents: number }> {
  const { cost } = await fillBasket(page, { origin, shop })
  await openCheckout(page, shop)
  for (const [name, value] of Object.entries(SHOPPERS.de)) {
    await page.locator(`[name="shipping.${name}"]`).fill(value)
  }
  await sendButton(step(page, 'contact')).click()
  await expect(step(page, 'delivery')).toBeVisible()
  await passDelivery(page, 'invoice')
  await order(page)
  return { number: await orderedNumber(page), cents: cost.withTax }
}

/** The rows of the history say what came and went: date, words, points. */
function pointsOf(page: Page, words: string) {
  return page
    .getByRole('table', { name: 'Punkteverlauf' })
    .getByRole('row')
    .filter({ hasText: words })
    .getByRole('cell')
    .last()
}

test.describe('a customer of the shop', () => {
  test.use({ expectedErrors: /status of 422/ })

  test('registers, joins the card, orders, gives back, takes the data along and leaves', async ({
    page,
    origin,
  }) => {
    // Operators do seven things meanwhile, and six mails arrive.
    test.setTimeout(150_000)
    const email = newEmail('kundin')
    await comeFromElsewhere(page)

    await test.step('[2.17] an account is made of the mail and the password', async () => {
      await register(page, email)
      await page.goto(await confirmationLink(email, 'de'))
      await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Konto bestätigen' }).click()
      await expect(heading(page)).toHaveText('Dein Konto ist fertig')
      await page.getByRole('link', { name: 'Zum Konto' }).click()
      await expect(page.getByRole('navigation', { name: 'Bereiche des Kontos' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText('Nicht angemeldet')
    })

    await test.step('[2.23] the card is there at once', async () => {
      await open(page, '/de/account/fashion-card/')
      const form = page.getByRole('main')
      const typed = { Vorname: firstName, Nachname: lastName, Postleitzahl: zipCode, Ort: city }
      for (const [label, value] of Object.entries(typed)) {
        await form.getByLabel(label, { exact: true }).first().fill(value)
      }
      await form.getByLabel(/^Straße/).fill(street)
      await form.getByLabel(/mindestens 18 Jahre/).check()
      await form.getByRole('button', { name: 'Fashion Card anlegen' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'ist da' })).toBeVisible()
      await mailTo(email, 'Deine Fashion Card ist da')
    })

    const { number, points } = await test.step('an order by invoice arrives', async () => {
      const { number: ordered, cents } = await buyByInvoice(page, origin)
      await saum('orders', 'pack', ordered)
      await saum('orders', 'ship', ordered, '--tracking', '00340434161094042557')
      await saum('orders', 'deliver', ordered)
      return { number: ordered, points: Math.floor(cents / 100) }
    })

    await test.step('[2.23] its points are noted, and counted in two weeks', async () => {
      await open(page, '/de/account/fashion-card/')
      await expect(page.getByRole('main')).toContainText(`${points} Punkte vorgemerkt`)
      await expect(pointsOf(page, `Vorgemerkt für Bestellung ${number}`)).toHaveText(`(+${points})`)
      await expectToFit(page, 'a card with points')
      await expectAccessible(page)
    })

    await test.step('[2.22] the piece goes back from the page of the order', async () => {
      await page.getByRole('link', { name: number }).click()
      await expect(heading(page)).toContainText('Zugestellt am')
      await expectToFit(page, 'an order of a customer')
      await expectAccessible(page)
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Rücksendung anmelden/ })
        .click()
      await page.getByRole('main').getByRole('checkbox').first().check()
      await page.getByLabel('Grund').selectOption('too_large')
      await page.getByRole('button', { name: 'Rücksendung anmelden' }).click()
      await expect(heading(page)).toHaveText('Deine Rücksendung ist angemeldet')
      for (const move of ['receive', 'inspect', 'refund'])
        await saum('returns', move, `${number}-R1`)
      await open(page, '/de/account/returns/')
      await expect(page.getByRole('main')).toContainText(`Rückgabe zu ${number}`)
      await open(page, '/de/account/fashion-card/')
      await expect(pointsOf(page, `Abzug für Rückgabe ${number}`)).toContainText(`−${points}`)
    })

    await test.step('everything known is one file', async () => {
      await open(page, '/de/account/data/')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Meine Daten herunterladen' }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/\.json$/)
      const text = await readFile(await download.path(), 'utf8')
      expect(JSON.parse(text)).toBeTruthy()
      for (const part of [email, number, `${number}-R1`, street]) expect(text).toContain(part)
      expect(text).not.toMatch(/argon2|password_?hash/i)
    })

    await test.step('the account is deleted with the password, and only with it', async () => {
      const main = page.getByRole('main')
      await main.getByText('Weiter zum Löschen').click()
      await main.getByLabel('Aktuelles Passwort').fill('nicht das richtige')
      await main.getByRole('button', { name: 'Konto endgültig löschen' }).click()
      await expect(main).toContainText('Das ist nicht dein Passwort.')
      await main.getByLabel('Aktuelles Passwort').fill(PASSWORD)
      await main.getByRole('button', { name: 'Konto endgültig löschen' }).click()
      await expect(heading(page)).toHaveText('Dein Konto ist gelöscht')
      await mailTo(email, 'Dein Konto ist gelöscht')
    })

    await test.step('it is as unknown as any, and the address may begin anew', async () => {
      await page.goto('/de/login/')
      await page.getByRole('main').getByLabel('E-Mail-Adresse').fill(email)
      await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
      await expect(page.getByRole('alert')).toContainText('passen nicht zusammen')
      await register(page, email)
    })
  })
})

test('[2.20] a customer of /fr-ch/ registers, says who they are, leaves and comes back', async ({
  page,
}) => {
  test.slow()
  const email = newEmail('cliente')
  const profile = '/fr-ch/account/profile-details/'
  await comeFromElsewhere(page)
  await page.goto('/fr-ch/login/?register=true')
  await page.getByRole('main').getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  await expect(heading(page)).toHaveText('Consultez votre messagerie')
  await page.goto(await confirmationLink(email, 'fr-ch'))
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirmer le compte' }).click()
  await expect(page.getByRole('link', { name: /compte/i }).first()).toBeVisible()

  await open(page, profile)
  await page.getByLabel('Prénom').fill('Zoé')
  await page.getByLabel('Nom', { exact: true }).fill("D'Aiguille")
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Enregistré' })).toBeVisible()
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).first().click()
  await expect(page.getByText('La déconnexion est faite.')).toBeVisible()

  await page.goto(profile)
  expect(placeOf(page)).toBe(`/fr-ch/login/?redirectUrl=${encodeURIComponent(profile)}`)
  await page.getByRole('main').getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()

  await page.waitForURL(profile)
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoé')
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue("D'Aiguille")
})
