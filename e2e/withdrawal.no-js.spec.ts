import { mailsTo } from './support/mailbox.ts'
import { heading } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

test('a customer without script withdraws from a contract in two steps and has a receipt', async ({
  page,
}) => {
  // Waits for a mail in the end.
  test.slow()
  const address = 'widerruf@saum.example'
  await page.goto('/de/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click()

  await page.getByLabel('Name').fill('Anna <b>Faden</b>')
  await page.getByLabel('E-Mail-Adresse').fill('widerruf')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('alert')).toContainText('Bitte prüfe 2 Felder')
  await expect(page.getByLabel('Name')).toHaveValue('Anna <b>Faden</b>')

  await page.getByLabel('Bestellnummer').fill('DE2600000017')
  await page.getByLabel('E-Mail-Adresse').fill(address)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(heading(page)).toHaveText('Bitte prüfe deine Angaben')
  await expect(page.getByRole('main')).toContainText('Die ganze Bestellung')

  await page.getByRole('button', { name: /^Ändern\W+Name/ }).click()
  await page.getByLabel('Name').fill('Anna Faden')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()

  await expect(heading(page)).toHaveText('Dein Widerruf ist eingegangen')
  await expect(page.getByRole('main')).toContainText(address)
  await page.reload()
  await expect(heading(page)).toHaveText('Dein Widerruf ist eingegangen')
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 15_000 }).toBe(1)
})
