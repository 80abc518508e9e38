import { newEmail } from './support/checkout.ts'
import { mailsTo, mailTo } from './support/mailbox.ts'
import { heading } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

/** The one mail to an address that holds an address of ours, from the shop on. */
async function linkIn(recipient: string, page: string): Promise<string> {
  const link = new RegExp(`/de/${page}/\\?token=[\\w.-]+`)
  const found = async () => (await mailsTo(recipient)).map((mail) => link.exec(mail)?.[0])
  await expect.poll(async () => (await found()).find(Boolean), { timeout: 15_000 }).toBeTruthy()
  return (await found()).find((address) => address !== undefined) ?? ''
}

test('a shopper without script gets letters by two yeses and ends them by one click', async ({
  page,
  request,
}) => {
  // Waits for two mails.
  test.slow()
  const address = newEmail('post-ohne-skript')
  // The home page has a form of its own instead of the footer's.
  await page.goto('/de/impressum/')

  await page.locator('footer').getByLabel('Deine E-Mail').fill(address)
  await page.locator('footer').getByRole('button', { name: 'Newsletter bestellen' }).click()
  await expect(heading(page)).toHaveText('Sieh in dein Postfach')
  await page.goto(await linkIn(address, 'newsletter-confirmation'))
  await page.getByRole('button', { name: 'Newsletter bestätigen' }).click()
  await expect(heading(page)).toHaveText('Schön, dass du dabei bist')

  const welcome = await mailTo(address, 'Hier ist dein Code')
  expect(welcome).toMatch(/^\W*POST(-\w{4}){3}\r?$/m)
  expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const end = await linkIn(address, 'newsletter-end')
  await page.goto(end)
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()
  // As a mail program sends it (RFC 8058): nothing but the address and one field.
  const clicked = await request.post(end, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(clicked.status()).toBe(200)
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(heading(page)).toHaveText('Du bist abgemeldet')
})
