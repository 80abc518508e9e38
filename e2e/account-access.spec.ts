import { DEFAULT_SHOP, SHOPS } from '@saum/domain/shops'
import type { APIRequestContext, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../catalog/range/customers.ts'
import { callAsVisitor, plentyOf, rowOf } from './support/basket.ts'
import { fillBasket, newEmail } from './support/checkout.ts'
import {
  becomeCustomer,
  comeFromElsewhere,
  linkIn,
  logInAs,
  newNetwork,
  PASSWORD,
  sendLogin,
} from './support/customer.ts'
import { mailTo } from './support/mailbox.ts'
import { MISSING_PAGE } from './support/main-pages.ts'
import { placeOrder } from './support/placed-order.ts'
import { findProduct } from './support/range.ts'
import { heading, open } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

const shop = DEFAULT_SHOP
const PROFILE = '/de/account/profile-details/'

async function typeLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('main').getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/** 303 for who they are, 422 for anybody else. */
async function loginStatus(
  request: APIRequestContext,
  origin: string,
  { email, password = PASSWORD }: { email: string; password?: string },
): Promise<number> {
  const form = { intent: 'login', email, password }
  return (await sendLogin(request, origin, '/de/login/', form)).status()
}

/** Whether the visitor of the page may see an account; else they are sent to the login. */
async function isInside(page: Page): Promise<boolean> {
  const answer = await page.request.get('/de/account/', { maxRedirects: 0 })
  return answer.status() === 200
}

test.describe('[2.22] an order', () => {
  test.use({ expectedErrors: MISSING_PAGE })

  test('of somebody else is as unknown as one that never was', async ({
    page,
    origin,
    browser,
  }) => {
    test.slow()
    const email = await becomeCustomer(page, origin, 'eigene')
    const product = await findProduct(origin, shop, (one) => plentyOf(one) !== undefined)
    const items = [{ variantId: plentyOf(product)?.id, quantity: 1 }]
    const number = await placeOrder(
      page.request,
      { origin, shop },
      { email, items, payment: 'prepayment' },
    )
    await open(page, '/de/account/orders/')
    const details = page.locator('main a[href*="/account/order-details/"]').first()
    const path = (await details.getAttribute('href')) ?? ''
    await open(page, path)
    await expect(page.getByRole('main')).toContainText(number)

    const context = await browser.newContext({ baseURL: origin })
    const stranger = await context.newPage()
    await logInAs(stranger, origin, { email: 'vip-card.de@saum.example', password: DEMO_PASSWORD })
    for (const foreign of [path, `${path}invoice/`, '/de/account/order-details/1/']) {
      const answer = await stranger.request.get(foreign)
      expect(answer.status(), foreign).toBe(404)
      expect(await answer.text(), foreign).not.toContain(number)
    }
    // Neither does the same customer of another shop: accounts are of one shop.
    const abroad = await page.request.get(path.replace('/de/', '/at/'), { maxRedirects: 0 })
    expect(abroad.status()).toBe(302)
    await context.close()
  })
})

test('[2.17] a new password ends every other device, and the link only works once', async ({
  page,
  origin,
  browser,
  request,
}) => {
  test.slow()
  const email = await becomeCustomer(page, origin, 'vergisst')
  const context = await browser.newContext({ baseURL: origin, locale: 'de-DE' })
  const device = await context.newPage()
  const asked = { intent: 'forgotten', email }
  await sendLogin(device.request, origin, '/de/login/?forgotten=true', asked)
  const link = linkIn(await mailTo(email, 'neues Passwort'), shop, 'hash')
  expect(await isInside(page)).toBe(true)

  await open(device, link)
  await device.getByLabel('Neues Passwort').fill(`${PASSWORD} und saum`)
  await device.getByRole('button', { name: 'Passwort speichern' }).click()

  await expect(heading(device)).toHaveText('Geschafft')
  expect([await isInside(device), await isInside(page)]).toEqual([true, false])
  await mailTo(email, 'Dein Passwort wurde geändert')
  const token = new URL(link, origin).searchParams.get('hash') ?? ''
  const stolen = { intent: 'password', token, password: 'von einem dieb gewählt' }
  const again = await sendLogin(request, origin, link, stolen)
  expect(again.headers()['location']).toContain('says=link-expired')
  expect(await loginStatus(request, origin, { email })).toBe(422)
  const password = `${PASSWORD} und saum`
  expect(await loginStatus(request, origin, { email, password })).toBe(303)
  await context.close()
})

test('[2.20] a new address counts once its mailbox says so; the old one is told', async ({
  page,
  origin,
  request,
}) => {
  test.slow()
  const email = await becomeCustomer(page, origin, 'zieht-um')
  const next = newEmail('umgezogen')
  await open(page, PROFILE)
  await page.getByText('E-Mail-Adresse ändern').first().click()
  const form = page.locator('form').filter({ has: page.getByLabel('Neue E-Mail-Adresse') })
  await form.getByLabel('Neue E-Mail-Adresse').fill(next)
  await form.getByLabel('Aktuelles Passwort').fill(PASSWORD)
  await form.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click()
  await expect(page.getByRole('main')).toContainText(`in der Mail an ${next}`)
  await expect(page.getByRole('main')).toContainText(`Du meldest dich mit ${email} an.`)

  const notice = await mailTo(email, 'soll geändert werden')
  expect(notice, 'only somebody who knows it already can read it').not.toContain(next)
  linkIn(notice, shop, 'revoke')
  await open(page, linkIn(await mailTo(next, 'deine neue E-Mail-Adresse'), shop, 'email'))
  await page.getByRole('button', { name: 'Neue Adresse bestätigen' }).click()

  await expect(heading(page)).toHaveText('Deine neue Adresse gilt')
  expect(await loginStatus(request, origin, { email })).toBe(422)
  expect(await loginStatus(request, origin, { email: next })).toBe(303)
})

test('whoever guesses is told the same of every account, and waits; its owner does not', async ({
  page,
  origin,
  request,
}) => {
  test.slow()
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
  await logInAs(page, origin, { email, password: DEMO_PASSWORD })
})

test('[2.17] basket and wishlist of the visitor come along, and stay when they leave', async ({
  page,
  origin,
  browser,
}) => {
  test.slow()
  const email = await becomeCustomer(page, origin, 'bringt-mit')
  await page.request.post(`${origin}/de/logout/`, { form: {}, headers: { origin } })
  expect(await isInside(page)).toBe(false)
  const product = await findProduct(origin, shop, (one) => plentyOf(one) !== undefined)
  const variantId = plentyOf(product)?.id
  await fillBasket(page, { origin, shop }, variantId)
  await callAsVisitor(page, { origin, shop }, 'addItemToWishlist', { productId: product.id })

  await page.goto('/de/account/orders/')
  await comeFromElsewhere(page)
  await typeLogin(page, email, PASSWORD)
  await page.waitForURL('/de/account/orders/')

  await open(page, '/de/cart/')
  await expect(rowOf(page, product)).toBeVisible()
  await open(page, '/de/wishlist/')
  await expect(page.getByRole('list', { name: 'Merkliste' }).locator('> li')).toHaveCount(1)
  const context = await browser.newContext({ baseURL: origin, locale: 'de-DE' })
  const device = await context.newPage()
  await logInAs(device, origin, { email, password: PASSWORD })
  await device.goto('/de/cart/')
  await expect(rowOf(device, product)).toBeVisible()
  await context.close()
})

test('accounts are of one shop', async ({ page, origin }) => {
  await logInAs(page, origin, {
    email: 'existing.ch@saum.example',
    password: DEMO_PASSWORD,
    path: 'ch',
  })

  for (const { path } of SHOPS) {
    const answer = await page.request.get(`/${path}/account/`, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(path === 'ch' ? 200 : 302)
  }
})
