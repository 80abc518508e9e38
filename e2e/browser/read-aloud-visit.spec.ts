import { DEMO_PASSWORD } from '../../catalog/range/customers.ts'
import { choiceIn } from '../support/consent-choice.ts'
import { comeFromElsewhere } from '../support/customer.ts'
import { NEW_VISITOR } from '../support/decided-visitor.ts'
import { MISSING_PAGE } from '../support/main-pages.ts'
import { expect, test } from '../support/screen-reader/test.ts'
import { openAndRest } from '../support/shopper.ts'

const MISMATCH =
  'E-Mail-Adresse und Passwort passen nicht zusammen. Prüfe beides oder setze das Passwort neu.'

test.describe('[2.17] [2.20] [2.49] a login and a profile by ear', () => {
  test.use({ expectedErrors: /status of 4\d\d/ })

  test('say what went wrong first, and what is saved', async ({ page, reader }) => {
    await comeFromElsewhere(page)
    await openAndRest(page, '/de/login/?redirectUrl=%2Fde%2Faccount%2Fprofile-details%2F')
    await reader.hears('Seite Anmelden | Saum')
    const password = page.getByLabel('Passwort', { exact: true })
    await page.getByRole('main').getByLabel('E-Mail-Adresse').focus()
    await reader.hears('E-Mail-Adresse, Eingabefeld, erforderlich')
    await page.keyboard.type('existing.de@saum.example')
    await page.keyboard.press('Tab')
    await reader.hears('Passwort, Eingabefeld, erforderlich')
    await page.keyboard.type('falsch und daneben')
    await page.keyboard.press('Enter')
    await reader.hears('Seite Anmelden | Saum', 'Warnung', MISMATCH)
    await page.keyboard.press('Tab')
    await reader.hears('E-Mail-Adresse, Eingabefeld, existing.de@saum.example, erforderlich')

    await password.focus()
    await reader.hears('Passwort, Eingabefeld, erforderlich')
    await page.keyboard.type(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await reader.hears('Seite Meine Daten | Saum')
    const account = page.getByRole('navigation', { name: 'Bereiche des Kontos' })
    expect(await reader.readThrough(account)).toContain('Profil und Adressen, Link, aktuell')

    const birthday = page.getByLabel(/^Geburtsdatum/)
    await birthday.focus()
    const wrong = 'Bitte gib ein Datum zwischen 1900 und heute ein.'
    const hint = 'Nur für den Geburtstagsgutschein der Fashion Card.'
    await reader.hears(`Geburtsdatum (freiwillig), Datumsfeld, …, ${hint}`)
    await birthday.fill('1899-12-31')
    await birthday.press('Enter')
    await reader.hears(
      'ungültig',
      `Bitte prüfe 1 Feld, Gruppe, Geburtsdatum (freiwillig): ${wrong}`,
    )
    await birthday.focus()
    await reader.hears(`Geburtsdatum (freiwillig), Datumsfeld, …, ungültig, ${wrong} ${hint}`)
    await birthday.fill('1988-11-14')
    await birthday.press('Enter')
    await reader.hears('Gespeichert')
    await expect(page.locator('[data-tool="account"]')).toHaveAttribute('aria-label', /Mein Konto/)
  })
})

test('[2.16] stores that were found are counted aloud', async ({ page, reader }) => {
  await openAndRest(page, '/de/location/')
  await reader.hears('Seite Filialen | Saum')
  const field = page.getByLabel('Ort oder Postleitzahl')
  await field.focus()
  await reader.hears('Ort oder Postleitzahl, Suchfeld')
  await page.keyboard.type('10115')
  await page.keyboard.press('Enter')
  await reader.hears('# Filialen im Umkreis von 10115')
  await field.fill('Atlantis')
  await page.keyboard.press('Enter')
  await reader.hears('„Atlantis“ kennen wir nicht. … # Filialen')
})

test.describe('a page that is missing', () => {
  test.use({ expectedErrors: MISSING_PAGE })

  test('says so in its title, its heading and its links', async ({ page, reader }) => {
    await page.goto('/de/nothing-hangs-here/')
    await reader.hears('Seite Hier hängt nichts mehr | Saum')
    expect(await reader.readThrough(page.getByRole('main'))).toEqual([
      'Hauptbereich',
      'Ein Kleiderbügel an einer leeren Stange, Bild',
      '404',
      'Hier hängt nichts mehr, Überschrift 1',
      'Diese Seite gibt es nicht oder nicht mehr. Such nach dem, was du möchtest, oder fang vorne an.',
      'Zur Startseite, Link',
      'Fehler melden, Link',
    ])
  })
})

test.describe('[6.5] a visitor who is asked for a choice', () => {
  test.use({ storageState: NEW_VISITOR })

  test('meets the dialog first, chooses single services, and goes on at the heading', async ({
    page,
    context,
    reader,
  }) => {
    await openAndRest(page, '/de/location/')
    await reader.hears('Seite Filialen | Saum')
    await expect(page.getByRole('dialog', { name: 'Deine Wahl zu Cookies' })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const dialog = 'Deine Wahl zu Cookies, Dialog, Notwendige Cookies halten …'
    await reader.hears('Zum Inhalt springen, Link', dialog, 'Alles ablehnen, Schaltfläche')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await reader.hears('Alles annehmen, Schaltfläche', 'Einzeln wählen, Schaltfläche, eingeklappt')
    await page.keyboard.press('Enter')
    await reader.hears(dialog)
    await page.keyboard.press('Tab')
    await reader.hears(
      'Statistik, Gruppe',
      'Alles aus Statistik, Kontrollkästchen, nicht aktiviert',
    )
    await page.keyboard.press('Space')
    await reader.hears('aktiviert')
    await page.keyboard.press('Tab')
    await reader.hears('Besuche zählen, Kontrollkästchen, aktiviert, Zählt …')
    await page.keyboard.press('Tab')
    await reader.hears('Suche verbessern, Kontrollkästchen, aktiviert, …')
    await page.keyboard.press('Space')
    await reader.hears('nicht aktiviert')
    await page.getByRole('button', { name: 'Auswahl speichern' }).focus()
    await reader.hears('Auswahl speichern, Schaltfläche')
    await page.keyboard.press('Enter')
    await reader.hears(
      'Filialen, Überschrift 1',
      'Deine Wahl ist gespeichert. Wir fragen in 12 Monaten wieder.',
    )
    expect(await choiceIn(context)).toMatchObject({ granted: ['visit-statistics'] })
  })
})
