import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Page } from '@playwright/test'
import {
  fillBasket,
  newEmail,
  openCheckout,
  sendButton,
  SHOPPERS,
  step,
} from '../support/checkout.ts'
import type { Listener } from '../support/screen-reader/listener.ts'
import { expect, test } from '../support/screen-reader/test.ts'

const FORMAT = 'So sieht eine Postleitzahl in Deutschland aus: 10115'
const NO_TERMS = 'Bitte stimme den AGB zu, dann kannst du bestellen.'
const TERMS = 'Ich habe die AGB gelesen und stimme ihnen zu., Kontrollkästchen, nicht aktiviert'
const BUSY = 'Einen Moment, bitte.'
const ORDERING = 'Deine Bestellung wird aufgegeben. Bitte warte einen Moment.'

/** Tabs into the next field, hears what it is called, and fills it. */
async function fillNext({ page, reader }: By, label: string, text: string): Promise<void> {
  await page.keyboard.press('Tab')
  await reader.hears(`${label}, Eingabefeld, erforderlich`)
  await page.keyboard.type(text)
}

interface By {
  page: Page
  reader: Listener
}

/** The steps above the form: which is done, which is shown. */
function steps({ page, reader }: By): Promise<string[]> {
  return reader.readThrough(page.getByRole('list', { name: 'Schritte der Kasse' }))
}

async function send({ page, reader }: By, name: 'contact' | 'delivery' | 'review', words: string) {
  await sendButton(step(page, name)).focus()
  await reader.hears(`${words}, Schaltfläche`)
  await page.keyboard.press('Enter')
}

test('[2.12] [2.49] [7.58] a guest orders by ear, and hears every mistake where it is', async ({
  page,
  reader,
  origin,
}) => {
  const by = { page, reader }
  const shopper = SHOPPERS.de
  await fillBasket(page, { origin, shop: DEFAULT_SHOP })
  await openCheckout(page, DEFAULT_SHOP)
  await reader.hears('Seite Kasse | Saum')

  await test.step('contact: every field says its name, and a wrong postcode why it is wrong', async () => {
    expect(await steps(by)).toEqual([
      'Schritte der Kasse, Liste',
      '1 Kontakt und Adresse, aktuell',
      '2 Lieferung und Zahlung',
      '3 Prüfen und bestellen',
    ])
    await page.locator('[name="email"]').focus()
    await reader.hears(
      'Kontakt, Gruppe',
      'E-Mail-Adresse, Eingabefeld, erforderlich, Hierhin schicken wir Bestätigung und Sendungsstatus.',
    )
    await page.keyboard.type(newEmail('hoert-zu'))
    await page.keyboard.press('Tab')
    await reader.hears('Lieferadresse, Gruppe', 'Vorname, Eingabefeld, erforderlich')
    await page.keyboard.type(shopper.firstName)
    await fillNext(by, 'Nachname', shopper.lastName)
    await page.keyboard.press('Tab')
    await reader.hears('An eine Packstation liefern, Kontrollkästchen, nicht aktiviert')
    await fillNext(by, 'Straße und Hausnummer', shopper.street)
    await fillNext(by, 'Postleitzahl', '1011')
    await fillNext(by, 'Ort', shopper.city)

    await send(by, 'contact', 'Weiter zu Lieferung und Zahlung')
    await reader.hears(
      BUSY,
      'Lieferadresse, Gruppe',
      `Postleitzahl, Eingabefeld, 1011, erforderlich, ungültig, ${FORMAT}`,
      `Eine Angabe stimmt noch nicht Postleitzahl: ${FORMAT}`,
    )
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(shopper.zipCode)
    await send(by, 'contact', 'Weiter zu Lieferung und Zahlung')
    await reader.hears(BUSY, 'Wie kommt es zu dir?, Überschrift 1')
  })

  await test.step('delivery: the step is current, the groups say what is chosen', async () => {
    expect(await steps(by)).toEqual([
      'Schritte der Kasse, Liste',
      'Kontakt und Adresse, Link',
      '2 Lieferung und Zahlung, aktuell',
      '3 Prüfen und bestellen',
    ])
    for (const words of ['Kontakt', 'Lieferung an']) {
      await page.keyboard.press('Tab')
      await reader.hears(`Ändern : ${words}, Link`)
    }
    await page.keyboard.press('Tab')
    await reader.hears('Lieferart, Gruppe', 'Standard, DHL …, Optionsfeld, aktiviert')
    await page.keyboard.press('Tab')
    await reader.hears('Zahlungsart, Gruppe', '…, Optionsfeld, nicht aktiviert')
    await page.locator('[name="payment"][value="prepayment"]').focus()
    await reader.hears('Vorkasse …, Optionsfeld, nicht aktiviert')
    await page.keyboard.press('Space')
    await reader.hears('aktiviert')
    await send(by, 'delivery', 'Weiter zu Prüfen und bestellen')
    await reader.hears(BUSY, 'Stimmt alles?, Überschrift 1')
  })

  await test.step('review: what is missing has the focus, then the order is confirmed', async () => {
    const group = await reader.readThrough(step(page, 'review'))
    expect(group).toContain(TERMS)
    await send(by, 'review', 'Zahlungspflichtig bestellen')
    await reader.hears(
      ORDERING,
      `${TERMS}, ungültig, ${NO_TERMS}`,
      `Eine Angabe stimmt noch nicht ${NO_TERMS}`,
    )
    await page.keyboard.press('Space')
    await reader.hears('aktiviert')
    await send(by, 'review', 'Zahlungspflichtig bestellen')
    await reader.hears(ORDERING, 'Seite Bestellbestätigung | Saum')
    const confirmed = await reader.readThrough(page.getByRole('main'))
    expect(confirmed[0]).toBe('Hauptbereich')
    expect(confirmed[1]).toMatch(/^Bestellnummer DE\d{10}$/)
    expect(confirmed[2]).toBe(`Danke, ${shopper.firstName}, Überschrift 1`)
  })
})
