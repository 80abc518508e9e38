import { newEmail, SHOPPERS } from '../support/checkout.ts'
import { confirmationLink, newNetwork, PASSWORD } from '../support/customer.ts'
import { expect, test } from '../support/request-test.ts'

const PROFILE = '/de/account/profile-details/'
const MAIN = { within: 'main' }

// The shop limits how many accounts are registered from one network.
test.use({ extraHTTPHeaders: newNetwork() })

test('an account is created, filled in, logged out of and logged in to again without script', async ({
  plain,
}) => {
  // Waits for a mail.
  test.slow()
  const email = newEmail('ohne-skript')

  await test.step('a password that is too short is refused', async () => {
    await plain.open('/de/login/?register=true')
    plain.fill('E-Mail-Adresse', email, MAIN)
    plain.fill('Passwort', 'kurz', MAIN)
    await plain.press('Konto anlegen', MAIN)
    expect(plain.status).toBe(422)
    expect(plain.text('main')).toContain('mindestens 8 Zeichen')
    expect(plain.value('E-Mail-Adresse', MAIN)).toBe(email)
  })

  await test.step('the account is created', async () => {
    plain.fill('Passwort', PASSWORD, MAIN)
    await plain.press('Konto anlegen', MAIN)
    await plain.open(await confirmationLink(email, 'de'))
    plain.fill('Passwort', PASSWORD, MAIN)
    await plain.press('Konto bestätigen', MAIN)
    expect(plain.heading()).toBe('Dein Konto ist fertig')
  })

  await test.step('the profile is filled in', async () => {
    await plain.open(PROFILE)
    plain.fill('Vorname', 'Anna', MAIN)
    plain.fill(/^Geburtsdatum/, '2999-01-01', MAIN)
    await plain.press('Speichern', MAIN)
    expect(plain.status).toBe(422)
    expect(plain.text('main')).toContain('zwischen 1900 und heute')
    plain.fill(/^Geburtsdatum/, '1990-04-30', MAIN)
    await plain.press('Speichern', MAIN)
    expect(plain.text('main [role="status"]')).toContain('Gespeichert')
  })

  await test.step('an address is added', async () => {
    await plain.follow('Adresse hinzufügen', MAIN)
    for (const [name, value] of Object.entries(SHOPPERS.de)) {
      plain.enter(plain.one(`main [name="${name}"]`), value)
    }
    await plain.press('Adresse speichern', MAIN)
    expect(plain.text('main')).toContain('Adresse gespeichert')
    expect(plain.text('main')).toContain(SHOPPERS.de.street)
  })

  await test.step('the customer logs out and in again', async () => {
    await plain.press('Abmelden', { ...MAIN, nth: 0 })
    expect(plain.text('main')).toContain('Du bist abgemeldet.')
    await plain.open(PROFILE)
    plain.fill('E-Mail-Adresse', email, MAIN)
    plain.fill('Passwort', PASSWORD, MAIN)
    await plain.press('Anmelden', MAIN)
    expect(plain.value('Vorname', MAIN)).toBe('Anna')
    expect(plain.place).toBe(PROFILE)
  })
})
