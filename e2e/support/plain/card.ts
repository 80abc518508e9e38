import { SHOPPERS } from '../checkout.ts'
import type { PlainBrowser } from './browser.ts'

/** A customer joins the Fashion Card of the German shop. */
export async function joinCard(plain: PlainBrowser): Promise<void> {
  const { firstName, lastName, street, zipCode, city } = SHOPPERS.de
  await plain.open('/de/account/fashion-card/')
  const typed = { Vorname: firstName, Nachname: lastName, Postleitzahl: zipCode, Ort: city }
  const first = { within: 'main', nth: 0 }
  for (const [label, value] of Object.entries(typed)) plain.fill(label, value, first)
  plain.fill(/^Straße/, street, first)
  plain.check(/mindestens 18 Jahre/)
  await plain.press('Fashion Card anlegen')
}
