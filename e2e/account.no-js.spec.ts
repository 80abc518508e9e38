import { newEmail, SHOPPERS } from './support/checkout.ts'
import { comeFromElsewhere, confirmationLink, PASSWORD } from './support/customer.ts'
import { heading, placeOf } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

const PROFILE = '/de/account/profile-details/'

test.use({ expectedErrors: /status of 422/ })

test('an account is made, filled, left and entered again without script', async ({ page }) => {
  test.slow()
  const email = newEmail('ohne-skript')
  const main = page.getByRole('main')
  await comeFromElsewhere(page)

  await test.step('made', async () => {
    await page.goto('/de/login/?register=true')
    await main.getByLabel('E-Mail-Adresse').fill(email)
    await main.getByLabel('Passwort', { exact: true }).fill('kurz')
    await main.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(main).toContainText('mindestens 8 Zeichen')
    await expect(main.getByLabel('E-Mail-Adresse')).toHaveValue(email)
    await main.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await main.getByRole('button', { name: 'Konto anlegen' }).click()
    await page.goto(await confirmationLink(email, 'de'))
    await main.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await main.getByRole('button', { name: 'Konto bestätigen' }).click()
    await expect(heading(page)).toHaveText('Dein Konto ist fertig')
  })

  await test.step('filled', async () => {
    await page.goto(PROFILE)
    await main.getByLabel('Vorname').fill('Anna')
    await main.getByLabel(/^Geburtsdatum/).fill('2999-01-01')
    await main.getByRole('button', { name: 'Speichern' }).click()
    await expect(main).toContainText('zwischen 1900 und heute')
    await main.getByLabel(/^Geburtsdatum/).fill('1990-04-30')
    await main.getByRole('button', { name: 'Speichern' }).click()
    await expect(main.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible()
    await main.getByRole('link', { name: 'Adresse hinzufügen' }).click()
    for (const [name, value] of Object.entries(SHOPPERS.de)) {
      await main.locator(`[name="${name}"]`).fill(value)
    }
    await main.getByRole('button', { name: 'Adresse speichern' }).click()
    await expect(main).toContainText('Adresse gespeichert')
    await expect(main).toContainText(SHOPPERS.de.street)
  })

  await test.step('left and entered again', async () => {
    await main.getByRole('button', { name: 'Abmelden', exact: true }).first().click()
    await expect(main).toContainText('Du bist abgemeldet.')
    await page.goto(PROFILE)
    await main.getByLabel('E-Mail-Adresse').fill(email)
    await main.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await main.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(main.getByLabel('Vorname')).toHaveValue('Anna')
    expect(placeOf(page)).toBe(PROFILE)
  })
})
