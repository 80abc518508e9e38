import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { APIRequestContext } from '@playwright/test'
import { DEMO_PASSWORD } from '../../catalog/range/customers.ts'
import { newEmail } from '../support/checkout.ts'
import {
  becomeCustomer,
  isInside,
  linkIn,
  logInAs,
  newNetwork,
  PASSWORD,
  sendLogin,
} from '../support/customer.ts'
import { mailTo } from '../support/mailbox.ts'
import { openPlainBrowser } from '../support/plain/browser.ts'
import { expect, test } from '../support/request-test.ts'

const shop = DEFAULT_SHOP
const PROFILE = '/de/account/profile-details/'
const NEW_PASSWORD = `${PASSWORD} und saum`

// Mails are delivered in the background, and every password is hashed slowly on purpose.
test.slow()

/** 303 for the owner of an account, 422 for everyone else. */
async function loginStatus(
  request: APIRequestContext,
  origin: string,
  { email, password = PASSWORD }: { email: string; password?: string },
): Promise<number> {
  const form = { intent: 'login', email, password }
  return (await sendLogin(request, origin, '/de/login/', form)).status()
}

test('[2.17] a new password logs out every other device, and its link works only once', async ({
  request,
  origin,
  playwright,
}) => {
  const email = await becomeCustomer({ request }, origin, 'vergisst')
  const device = await playwright.request.newContext({ baseURL: origin })
  const asked = { intent: 'forgotten', email }
  await sendLogin(device, origin, '/de/login/?forgotten=true', asked)
  const link = linkIn(await mailTo(email, 'neues Passwort'), shop, 'hash')
  expect(await isInside(request)).toBe(true)

  const plain = openPlainBrowser(device, origin)
  await plain.open(link)
  plain.fill('Neues Passwort', NEW_PASSWORD)
  await plain.press('Passwort speichern')

  expect(plain.heading()).toBe('Geschafft')
  expect([await isInside(device), await isInside(request)]).toEqual([true, false])
  await mailTo(email, 'Dein Passwort wurde geändert')
  const token = new URL(link, origin).searchParams.get('hash') ?? ''
  const stolen = { intent: 'password', token, password: 'von einem dieb gewählt' }
  const stranger = await playwright.request.newContext({ baseURL: origin })
  const again = await sendLogin(stranger, origin, link, stolen)
  expect(again.headers()['location']).toContain('says=link-expired')
  expect(await loginStatus(stranger, origin, { email })).toBe(422)
  expect(await loginStatus(stranger, origin, { email, password: NEW_PASSWORD })).toBe(303)
  await device.dispose()
  await stranger.dispose()
})

test('[2.20] a new e-mail address counts once it is confirmed, and the old one is notified', async ({
  plain,
  request,
  origin,
  playwright,
}) => {
  const email = await becomeCustomer({ request }, origin, 'zieht-um')
  const next = newEmail('umgezogen')
  await plain.open(PROFILE)
  const form = plain.field('Neue E-Mail-Adresse').closest('form')
  if (!form) throw new Error('The field is part of no form')
  plain.fill('Neue E-Mail-Adresse', next)
  plain.fill('Aktuelles Passwort', PASSWORD, { within: form })
  await plain.press('E-Mail-Adresse ändern', { within: form })
  expect(plain.text('main')).toContain(`in der Mail an ${next}`)
  expect(plain.text('main')).toContain(`Du meldest dich mit ${email} an.`)

  const notice = await mailTo(email, 'soll geändert werden')
  expect(notice, 'the old mailbox does not learn the new address').not.toContain(next)
  linkIn(notice, shop, 'revoke')
  await plain.open(linkIn(await mailTo(next, 'deine neue E-Mail-Adresse'), shop, 'email'))
  await plain.press('Neue Adresse bestätigen')

  expect(plain.heading()).toBe('Deine neue Adresse gilt')
  const stranger = await playwright.request.newContext({ baseURL: origin })
  expect(await loginStatus(stranger, origin, { email })).toBe(422)
  expect(await loginStatus(stranger, origin, { email: next })).toBe(303)
  await stranger.dispose()
})

test('guessing passwords gets the same refusals for every account, then a wait that spares the owner', async ({
  request,
  origin,
  playwright,
}) => {
  const email = 'temporary-card.de@saum.example'
  const headers = { origin, ...newNetwork() }
  async function guess(address: string): Promise<string[]> {
    const told: string[] = []
    for (let tries = 1; tries <= 7; tries += 1) {
      const form = { intent: 'login', email: address, password: `geraten-${tries}` }
      const answer = await request.post('/de/login/', { form, headers })
      const words = /role="alert"[^]*?<\/div>/.exec(await answer.text())?.[0] ?? ''
      told.push(`${answer.status()} ${words}`)
    }
    return told
  }

  const [known, unknown] = [await guess(email), await guess(newEmail('niemand'))]

  expect(known).toEqual(unknown)
  expect(known.slice(0, 5).map((said) => said.includes('passen nicht zusammen'))).toEqual(
    Array<boolean>(5).fill(true),
  )
  expect(known.at(-1)).toMatch(/^429 .*Zu viele Versuche/s)
  const owner = await playwright.request.newContext({ baseURL: origin })
  await logInAs({ request: owner }, origin, { email, password: DEMO_PASSWORD })
  await owner.dispose()
})
