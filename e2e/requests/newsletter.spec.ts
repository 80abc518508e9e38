import { newEmail } from '../support/checkout.ts'
import { mailsTo, mailTo } from '../support/mailbox.ts'
import { expect, test } from '../support/request-test.ts'

/** The first link to a page of the shop in the mails to an address, as a path. */
async function linkIn(recipient: string, page: string): Promise<string> {
  const link = new RegExp(`/de/${page}/\\?token=[\\w.-]+`)
  const found = async () => (await mailsTo(recipient)).map((mail) => link.exec(mail)?.[0])
  await expect.poll(async () => (await found()).find(Boolean), { timeout: 15_000 }).toBeTruthy()
  return (await found()).find((address) => address !== undefined) ?? ''
}

test('a shopper without script confirms the newsletter by mail and ends it with one click', async ({
  request,
  plain,
}) => {
  // Waits for two mails.
  test.slow()
  const address = newEmail('post-ohne-skript')
  // The home page has a form of its own instead of the footer's.
  await plain.open('/de/impressum/')

  plain.fill('Deine E-Mail', address, { within: 'footer' })
  await plain.press('Newsletter bestellen', { within: 'footer' })
  expect(plain.heading()).toBe('Sieh in dein Postfach')
  await plain.open(await linkIn(address, 'newsletter-confirmation'))
  await plain.press('Newsletter bestätigen')
  expect(plain.heading()).toBe('Schön, dass du dabei bist')

  const welcome = await mailTo(address, 'Hier ist dein Code')
  expect(welcome).toMatch(/^\W*POST(-\w{4}){3}\r?$/m)
  expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const end = await linkIn(address, 'newsletter-end')
  await plain.open(end)
  expect(plain.button('Abmelden', { within: 'main' })).toBeTruthy()
  // As a mail program sends it (RFC 8058): nothing but the address and one field.
  const clicked = await request.post(end, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(clicked.status()).toBe(200)
  await plain.press('Abmelden', { within: 'main' })
  expect(plain.heading()).toBe('Du bist abgemeldet')
})
