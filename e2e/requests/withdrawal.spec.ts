import { newEmail } from '../support/checkout.ts'
import { mailsTo } from '../support/mailbox.ts'
import { expect, test } from '../support/request-test.ts'

const FAULTS = '[role="group"][autofocus]'

test('a customer without script withdraws from a contract in two steps and gets a receipt', async ({
  plain,
}) => {
  // Waits for a mail in the end.
  test.slow()
  const address = newEmail('widerruf')
  const main = { within: 'main' }
  await plain.open('/de/')
  await plain.follow('Vertrag widerrufen', { within: 'footer' })

  plain.fill('Name', 'Anna <b>Faden</b>', main)
  plain.fill(/^E-Mail-Adresse/, 'widerruf', main)
  await plain.press('Weiter', main)
  expect(plain.text(FAULTS)).toContain('Bitte prüfe 2 Felder')
  expect(plain.value('Name', main)).toBe('Anna <b>Faden</b>')

  plain.fill(/^Bestellnummer/, 'DE2600000017', main)
  plain.fill(/^E-Mail-Adresse/, address, main)
  await plain.press('Weiter', main)
  expect(plain.heading()).toBe('Bitte prüfe deine Angaben')
  expect(plain.text('main')).toContain('Die ganze Bestellung')

  await plain.press(/^Ändern\W+Name/, main)
  plain.fill('Name', 'Anna Faden', main)
  await plain.press('Weiter', main)
  await plain.press('Widerruf bestätigen', main)

  expect(plain.heading()).toBe('Dein Widerruf ist eingegangen')
  expect(plain.text('main')).toContain(address)
  await plain.open(plain.place)
  expect(plain.heading()).toBe('Dein Widerruf ist eingegangen')
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 15_000 }).toBe(1)
})
