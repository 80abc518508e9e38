import { randomUUID } from 'node:crypto'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { DEMO_PASSWORD } from '../../catalog/range/customers.ts'
import { linkIn, PASSWORD } from '../support/customer.ts'
import { mailTo } from '../support/mailbox.ts'
import { expect, test } from '../support/request-test.ts'

const FAULTS = '[role="group"][autofocus]'
const PROFILE = '/de/account/profile-details/'
const TO_PROFILE = `redirectUrl=${encodeURIComponent(PROFILE)}`

test('[2.17] an account begins with a mail, and a forgotten password ends with one', async ({
  plain,
}) => {
  test.slow()
  const email = `neu-${randomUUID()}@saum.example`

  await test.step('registering asks to look into the mailbox', async () => {
    await plain.open(`/de/login/?register=true&${TO_PROFILE}`)
    plain.fill('E-Mail-Adresse', email, { within: 'main' })
    plain.fill('Passwort', PASSWORD)
    await plain.press('Konto anlegen')
    expect(plain.heading()).toBe('Schau in dein Postfach')
  })

  await test.step('the link of the mail asks for the password once more, then leads on', async () => {
    const confirmation = await mailTo(email, 'bestätige deine E-Mail-Adresse')
    await plain.open(linkIn(confirmation, DEFAULT_SHOP, 'confirm'))
    plain.fill('Passwort', PASSWORD)
    await plain.press('Konto bestätigen')
    expect(plain.heading()).toBe('Meine Daten')
    expect(plain.place).toBe(PROFILE)
  })

  await test.step('logging out is a button, and closes the account', async () => {
    await plain.press('Abmelden', { within: 'main', nth: 0 })
    expect(plain.text('main')).toContain('Du bist abgemeldet.')
    await plain.open('/de/account/')
    expect(plain.heading()).toBe('Willkommen zurück')
  })

  await test.step('a new password is set by a link that works once', async () => {
    await plain.follow('Passwort vergessen?')
    expect(plain.heading()).toBe('Passwort neu setzen')
    plain.fill('E-Mail-Adresse', email, { within: 'main' })
    await plain.press('Link schicken')
    expect(plain.heading()).toBe('Schau in dein Postfach')
    const link = linkIn(await mailTo(email, 'neues Passwort'), DEFAULT_SHOP, 'hash')
    await plain.open(link)
    plain.fill('Neues Passwort', `${PASSWORD} und saum`)
    await plain.press('Passwort speichern')
    expect(plain.heading()).toBe('Geschafft')

    await plain.open(link)
    expect(plain.heading()).toBe('Passwort neu setzen')
    expect(plain.text('[role="alert"]')).toContain('abgelaufen oder schon benutzt')
  })
})

test('[2.20] the profile saves a valid date of birth and explains an invalid one', async ({
  plain,
}) => {
  await plain.open(`/de/login/?${TO_PROFILE}`)
  plain.fill('E-Mail-Adresse', 'existing.de@saum.example', { within: 'main' })
  plain.fill('Passwort', DEMO_PASSWORD)
  await plain.press('Anmelden', { within: 'main' })
  expect(plain.place).toBe(PROFILE)

  plain.fill(/^Geburtsdatum/, '1899-12-31')
  await plain.press('Speichern')
  expect(plain.status).toBe(422)
  expect(plain.text(FAULTS)).toContain('zwischen 1900 und heute')

  plain.fill(/^Geburtsdatum/, '1988-11-14')
  await plain.press('Speichern')
  expect(plain.text('[role="status"]')).toContain('Gespeichert')
})

test.describe('the forms of the login', () => {
  const account = { email: 'existing.at@saum.example', password: DEMO_PASSWORD }

  for (const path of ['/at/login/', '/at/logout/', '/at/account/profile-details/']) {
    test(`cannot be sent from another site: ${path}`, async ({ request }) => {
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

  test('never lead to another site', async ({ request, origin }) => {
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

  test('change nothing when they are only opened, and are not cached', async ({ request }) => {
    const queries = ['', '?register=true', '?confirm=x', '?verify=x', '?email=x', '?revoke=x']
    for (const query of queries) {
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
