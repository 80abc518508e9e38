import { randomUUID } from 'node:crypto'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { DEMO_PASSWORD } from '../../catalog/range/customers.ts'
import { EVERY_ENGINE } from '../support/devices.ts'
import {
  becomeCustomer,
  comeFromElsewhere,
  linkIn,
  PASSWORD,
  sendLogin,
} from '../support/customer.ts'
import { mailTo } from '../support/mailbox.ts'
import { heading, open, openAndRest, untilIdle } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('[2.17] a new account is told how strong its password is, and to look for a mail', async ({
  page,
}) => {
  await comeFromElsewhere(page)
  await open(page, '/de/login/?register=true')
  await page.getByRole('main').getByLabel('E-Mail-Adresse').fill(`neu-${randomUUID()}@saum.example`)
  await page.getByLabel('Passwort', { exact: true }).fill('nadel')
  await expect(page.getByText('Noch 3 Zeichen.')).toBeVisible()
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await expect(page.getByText(/^Stark\./)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Konto anlegen' }).click()

  await expect(heading(page)).toHaveText('Schau in dein Postfach')
})

const passwordByMail =
  '[2.17] a customer changes the profile, logs out, and sets a new password by the link of a mail'
test(passwordByMail, { tag: EVERY_ENGINE }, async ({ page, origin }) => {
  test.slow()
  const email = await becomeCustomer(page, origin, 'vergesslich')
  await open(page, '/de/account/')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Profil und Adressen' }).first().click()
  await main.getByLabel('Vorname').fill('Frieda')
  await main.getByLabel('Nachname').fill('Vergesslich')
  await main.getByRole('button', { name: 'Speichern', exact: true }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByText('Du bist abgemeldet.')).toBeVisible()
  const asked = { intent: 'forgotten', email }
  await sendLogin(page.request, origin, '/de/login/?forgotten=true', asked)

  await open(page, linkIn(await mailTo(email, 'neues Passwort'), DEFAULT_SHOP, 'hash'))
  await expectAccessible(page)
  await page.getByLabel('Neues Passwort').fill(`${PASSWORD} und saum`)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()

  await expect(heading(page)).toHaveText('Geschafft')
})

test('[4.16] a page asks for the profile of a customer, but not of a guest', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const call = /\/api\/ch\/rpc\/(getUser|refreshUser)$/.exec(request.url())?.[1]
    if (call !== undefined) asked.push(call)
  })
  await openAndRest(page, '/ch/')
  expect(asked).toEqual([])

  await page.goto('/ch/login/')
  await page.getByRole('main').getByLabel('E-Mail-Adresse').fill('new.ch@saum.example')
  await page.getByLabel('Passwort', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.waitForURL('/ch/')

  await expect(page.locator('html')).toHaveAttribute('data-customer', 'new')
  expect(asked).toEqual(['getUser', 'refreshUser'])

  await test.step('not of a customer who has logged out in another tab meanwhile', async () => {
    await page.route('**/rpc/getUser', async (route) => {
      const response = await route.fetch()
      await page.context().clearCookies()
      await route.fulfill({ response })
    })
    asked.length = 0
    const answered = page.waitForResponse('**/rpc/getUser')
    await openAndRest(page, '/ch/')
    await answered
    // Time for the page to send what it would send after the answer.
    await untilIdle(page)
    expect(asked).toEqual(['getUser'])
    await expect(page.locator('html')).not.toHaveAttribute('data-customer')
  })
})
