import { randomUUID } from 'node:crypto'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { DEMO_PASSWORD } from '../catalog/range/customers.ts'
import type { Page } from '@playwright/test'
import { comeFromElsewhere, linkIn, PASSWORD } from './support/customer.ts'
import { mailTo } from './support/mailbox.ts'
import { heading, open, openAndRest, placeOf } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/test.ts'

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('main').getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

test('[2.17] an account begins with a mail, and a forgotten password ends with one', async ({
  page,
}) => {
  test.slow()
  const email = `neu-${randomUUID()}@saum.example`
  await comeFromElsewhere(page)

  await test.step('registering says the same to everybody', async () => {
    await open(page, '/de/login/?register=true&redirectUrl=%2Fde%2Faccount%2Fprofile-details%2F')
    await page.getByRole('main').getByLabel('E-Mail-Adresse').fill(email)
    await page.getByLabel('Passwort', { exact: true }).fill('nadel')
    await expect(page.getByText('Noch 3 Zeichen.')).toBeVisible()
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await expect(page.getByText(/^Stark\./)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(heading(page)).toHaveText('Schau in dein Postfach')
  })

  await test.step('the link of the mail asks for the password once more, then leads on', async () => {
    const confirmation = await mailTo(email, 'bestätige deine E-Mail-Adresse')
    await open(page, linkIn(confirmation, DEFAULT_SHOP, 'confirm'))
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Konto bestätigen' }).click()
    await expect(heading(page)).toHaveText('Meine Daten')
    expect(placeOf(page)).toBe('/de/account/profile-details/')
  })

  await test.step('logging out is a button, and the account is closed', async () => {
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(page.getByText('Du bist abgemeldet.')).toBeVisible()
    await page.goto('/de/account/')
    await expect(heading(page)).toHaveText('Willkommen zurück')
  })

  await test.step('a new password by a link that works once', async () => {
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
    // Both pages ask for an address: what is typed before the second is there would be lost.
    await expect(heading(page)).toHaveText('Passwort neu setzen')
    await page.getByRole('main').getByLabel('E-Mail-Adresse').fill(email)
    await page.getByRole('button', { name: 'Link schicken' }).click()
    await expect(heading(page)).toHaveText('Schau in dein Postfach')
    const link = linkIn(await mailTo(email, 'neues Passwort'), DEFAULT_SHOP, 'hash')
    await open(page, link)
    await expectAccessible(page)
    await page.getByLabel('Neues Passwort').fill(`${PASSWORD} und saum`)
    await page.getByRole('button', { name: 'Passwort speichern' }).click()
    await expect(heading(page)).toHaveText('Geschafft')

    await page.goto(link)
    await expect(heading(page)).toHaveText('Passwort neu setzen')
    await expect(page.getByRole('alert')).toContainText('abgelaufen oder schon benutzt')
  })
})

test.describe('[2.20] the profile', () => {
  test.use({ expectedErrors: /status of 422/ })

  test('keeps what is right and says what is not', async ({ page }) => {
    await page.goto('/de/login/?redirectUrl=%2Fde%2Faccount%2Fprofile-details%2F')
    await logIn(page, 'existing.de@saum.example', DEMO_PASSWORD)
    await open(page, '/de/account/profile-details/')
    await expectAccessible(page)

    await page.getByLabel(/^Geburtsdatum/).fill('1899-12-31')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('alert')).toContainText('zwischen 1900 und heute')

    await page.getByLabel(/^Geburtsdatum/).fill('1988-11-14')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible()
    await expect(page.locator('[data-tool="account"]')).toHaveAttribute('aria-label', /Mein Konto/)
  })
})

test('[4.16] a page asks for the profile of a customer, and of nobody else', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const call = /\/api\/ch\/rpc\/(getUser|refreshUser)$/.exec(request.url())?.[1]
    if (call !== undefined) asked.push(call)
  })
  await openAndRest(page, '/ch/')
  expect(asked).toEqual([])

  await page.goto('/ch/login/')
  await logIn(page, 'new.ch@saum.example', DEMO_PASSWORD)
  await page.waitForURL('/ch/')

  await expect(page.locator('html')).toHaveAttribute('data-customer', 'new')
  expect(asked).toEqual(['getUser', 'refreshUser'])
})

test.describe('the forms of the login', () => {
  const account = { email: 'existing.at@saum.example', password: DEMO_PASSWORD }

  for (const path of ['/at/login/', '/at/logout/', '/at/account/profile-details/']) {
    test(`are out of reach for another site: ${path}`, async ({ request }) => {
      for (const origin of ['https://evil.example', 'null']) {
        const answer = await request.post(path, {
          form: { intent: 'login', ...account },
          headers: { origin, 'sec-fetch-site': 'cross-site' },
          maxRedirects: 0,
        })

        expect(answer.status(), origin).toBe(403)
        expect(answer.headers()['set-cookie']).toBeUndefined()
      }
    })
  }

  test('lead nobody to another site', async ({ request, origin }) => {
    for (const target of ['https://evil.example/', '//evil.example/', '/\\evil.example/']) {
      const answer = await request.post(`/at/login/?redirectUrl=${encodeURIComponent(target)}`, {
        form: { intent: 'login', ...account },
        headers: { origin },
        maxRedirects: 0,
      })

      expect(answer.status()).toBe(303)
      expect(answer.headers()['location'], target).toBe('/at/')
    }
  })

  test('change nothing when they are only opened, and are kept by nobody', async ({ request }) => {
    for (const query of [
      '',
      '?register=true',
      '?confirm=x',
      '?verify=x',
      '?email=x',
      '?revoke=x',
    ]) {
      const answer = await request.get(`/at/login/${query}`)

      expect(answer.status(), query).toBe(200)
      expect(answer.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex, nofollow',
      })
      expect(answer.headers()['set-cookie'] ?? '').not.toContain('session')
    }
    const logout = await request.get('/at/logout/', { maxRedirects: 0 })
    expect([logout.status(), logout.headers()['location']]).toEqual([302, '/at/account/'])
  })
})
