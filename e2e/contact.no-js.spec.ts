import { newEmail } from './support/checkout.ts'
import { mailTo } from './support/mailbox.ts'
import { heading } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: /status of 422/ })

test('a shopper without script writes to the shop, is corrected and gets a receipt', async ({
  page,
}) => {
  // Waits for a mail.
  test.slow()
  const email = newEmail('kontakt-ohne-skript')
  const main = page.getByRole('main')
  await page.goto('/de/kontakt/')

  await main.getByLabel('Worum geht es?').selectOption('product')
  await main.getByLabel('Dein Name').fill('Anna Faden')
  await main.getByLabel('E-Mail-Adresse').fill('anna')
  await main.getByLabel('Deine Nachricht').fill('Kratzt die Wolle?')
  await main.getByRole('button', { name: 'Nachricht senden' }).click()

  await expect(heading(page)).toHaveText('Nachricht an Saum')
  await expect(main).toContainText('Bitte gib eine Adresse in der Form')
  await expect(main.getByLabel('Worum geht es?')).toHaveValue('product')
  await expect(main.getByLabel('Deine Nachricht')).toHaveValue('Kratzt die Wolle?')
  await main.getByLabel('E-Mail-Adresse').fill(email)
  await main.getByRole('button', { name: 'Nachricht senden' }).click()

  await expect(heading(page)).toHaveText('Danke, deine Nachricht ist da')
  const [, caseNumber = ''] = /Vorgangsnummer: ([\w-]+)/.exec(await main.innerText()) ?? []
  expect(caseNumber).toMatch(/^(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}$/)
  const receipt = await mailTo(email, 'Deine Nachricht ist angekommen')
  expect(receipt).toContain(caseNumber)
  expect(receipt).toContain('Thema: Produkt')
  // Whoever types a stranger's address must not be able to write to them through us.
  expect(receipt).not.toContain('Kratzt')

  await page.goto(`/de/contact-message/?sent&case=${caseNumber}`)
  await expect(heading(page)).toHaveText('Nachricht an Saum')
})
