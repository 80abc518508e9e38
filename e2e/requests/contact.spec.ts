import { newEmail } from '../support/checkout.ts'
import { mailTo } from '../support/mailbox.ts'
import { expect, test } from '../support/request-test.ts'

test('a shopper without script writes to the shop, is corrected and gets a receipt', async ({
  plain,
}) => {
  // Waits for a mail.
  test.slow()
  const email = newEmail('kontakt-ohne-skript')
  const main = { within: 'main' }
  await plain.open('/de/kontakt/')

  plain.choose('Worum geht es?', 'Produkt', main)
  plain.fill('Dein Name', 'Anna Faden', main)
  plain.fill('E-Mail-Adresse', 'anna', main)
  plain.fill('Deine Nachricht', 'Kratzt die Wolle?', main)
  await plain.press('Nachricht senden', main)

  expect(plain.status).toBe(422)
  expect(plain.heading()).toBe('Nachricht an Saum')
  expect(plain.text('main')).toContain('Bitte gib eine Adresse in der Form')
  expect(plain.value('Worum geht es?', main)).toBe('product')
  expect(plain.value('Deine Nachricht', main)).toBe('Kratzt die Wolle?')
  plain.fill('E-Mail-Adresse', email, main)
  await plain.press('Nachricht senden', main)

  expect(plain.heading()).toBe('Danke, deine Nachricht ist da')
  const [, caseNumber = ''] = /Vorgangsnummer: ([\w-]+)/.exec(plain.text('main p')) ?? []
  expect(caseNumber).toMatch(/^(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}$/)
  const receipt = await mailTo(email, 'Deine Nachricht ist angekommen')
  expect(receipt).toContain(caseNumber)
  expect(receipt).toContain('Thema: Produkt')
  // The form must not be usable to send words of one's own to a stranger's address.
  expect(receipt).not.toContain('Kratzt')

  await plain.open(`/de/contact-message/?sent&case=${caseNumber}`)
  expect(plain.heading()).toBe('Nachricht an Saum')
})
