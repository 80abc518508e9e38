import { aDress } from '@saum/testing/basket-shopper'
import { aCategory } from '@saum/testing/catalog-builders'
import { startTestBackend } from '@saum/testing/test-backend'
import { createTestFolder, STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openCheckout } from '../checkout/open-checkout.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../operations/log.ts'
import { createTestApp } from '../test-app.ts'
import { newSessionToken } from './session-cookie.ts'
import { openBrowser, type TestBrowser } from './test-browser.ts'

const DRESS = { variantId: 701, quantity: 1 }
const EMAIL = 'marlene@saum.example'
const NO_SESSION = { status: 400, body: { kind: 'no-session' } }
const CONTACT = {
  email: EMAIL,
  'shipping.countryCode': 'DE',
  'shipping.firstName': 'Marlene',
  'shipping.lastName': 'Vogt',
  'shipping.street': 'Ackerstraße 12',
  'shipping.zipCode': '10115',
  'shipping.city': 'Berlin',
  isSame: 'yes',
}

describe.each(STORAGE_ENGINES)('a session cookie from outside on %s', (engine) => {
  /** The server as it is composed, over the real shop and checkout host. */
  async function aServer(origin = 'http://localhost:3000') {
    const clock = { aheadMs: 0 }
    const catalog = { categories: [aCategory()], products: [aDress()] }
    const now = () => Date.now() + clock.aheadMs
    const backend = await startTestBackend({ engine, catalog, now })
    const env = { NODE_ENV: 'test', PUBLIC_ORIGIN: origin, DATA_DIR: await createTestFolder() }
    const log = createLog({ level: 'error', format: 'json' }, { write() {} })
    const rpc = backend.transport
    const checkout = openCheckout(readConfig(env), { rpc, log })
    onTestFinished(() => checkout.close())
    const app = createTestApp({ rpc, checkout, env })
    return {
      backend,
      clock,
      browser: (cookie: string | null = null, plantedName?: string) =>
        openBrowser({ app, origin, cookie, ...(plantedName && { plantedName }) }),
    }
  }

  it('that the server has not issued is never used: the first write brings another one', async () => {
    const { browser } = await aServer()
    const planted = newSessionToken()
    const victim = browser(planted)

    await victim.call('addItemToBasket', DRESS)

    expect(victim.cookie()).not.toContain(planted)
    expect(await browser(planted).call('getBasket')).toMatchObject(NO_SESSION)
    expect(await victim.call('getBasket')).toMatchObject({ status: 200 })
  })

  it('with the name of before counts for nothing where shoppers come by https', async () => {
    const { browser } = await aServer('https://www.saum.example')
    const attacker = browser()
    await attacker.call('addItemToBasket', DRESS)
    const planted = attacker.cookie()

    const victim = browser(planted, '$session-10028')
    const read = await victim.call('getBasket')
    await victim.call('addItemToBasket', DRESS)

    expect(planted).toMatch(/^[\w-]{43}\.\d+$/)
    expect(read).toMatchObject(NO_SESSION)
    expect(victim.cookie()).not.toBe(planted)
    expect((await browser(planted).call('getBasket')).body).toMatchObject({
      basket: { items: [{ quantity: 1 }] },
    })
  })

  it('shows its owner neither what the victim types nor the order and its token', async () => {
    const { browser, backend } = await aServer()
    const attacker = browser()
    await attacker.call('addItemToBasket', DRESS)
    const planted = attacker.cookie()
    const early = await tokenOf(browser(planted))
    const victim = browser(planted)

    const token = await tokenOf(victim)
    await victim.step('contact', token, CONTACT)
    const typing = victim.cookie()
    const whileTyping = await everythingSeenBy(browser, planted, early)
    const placed = await order(victim, token)
    const recent = await victim.call('getRecentOrder')

    expect(placed.location).toMatch(/^\/de\/success\/\?cbd=/)
    expect(recent.body).toMatchObject({ order: { customer: { email: EMAIL } } })
    expect(victim.cookie()).not.toBe(typing)
    const afterwards = await everythingSeenBy(browser, planted, early)
    const byTypingCookie = await everythingSeenBy(browser, typing, token)
    for (const seen of [whileTyping, afterwards, byTypingCookie]) {
      expect(seen.statuses).toEqual([400, 400, 400, 401])
      expect(seen.text).not.toContain('Marlene')
      expect(seen.text).not.toContain(EMAIL)
    }
    expect(await backend.db.sql`select id from customer_order`).toHaveLength(1)
  })

  it('of another site is not set by the answer to a form it sends with a token of its own', async () => {
    const { browser } = await aServer()
    const attacker = browser()
    await attacker.call('addItemToBasket', DRESS)
    const token = await tokenOf(attacker)
    await attacker.step('contact', token, CONTACT)
    const victim = browser()

    const placed = await order(victim, token, 'https://evil.example')

    expect(placed.status).toBe(200)
    expect(victim.cookie()).toBeNull()
  })

  it('that is lost with the answer to an order is issued again by the same click', async () => {
    const { browser, backend, clock } = await aServer()
    const shopper = browser()
    await shopper.call('addItemToBasket', DRESS)
    const token = await tokenOf(shopper)
    await shopper.step('contact', token, CONTACT)
    const offline = browser(shopper.cookie())
    await order(offline, token)

    clock.aheadMs = 31_000
    await order(shopper, token)

    expect(await backend.db.sql`select id from customer_order`).toHaveLength(1)
    expect((await shopper.call('getRecentOrder')).body).toMatchObject({
      order: { id: expect.any(Number) },
    })
  })
})

async function tokenOf(browser: TestBrowser): Promise<string> {
  const { body } = await browser.call('getCheckoutToken')
  return (body as { checkoutJwt: string }).checkoutJwt
}

interface StepAnswer {
  html?: string
  location?: string
}

async function order(browser: TestBrowser, token: string, origin?: string) {
  const choice = { option: 'standard', payment: 'prepayment' }
  const delivery = (await (await browser.step('delivery', token, choice)).json()) as StepAnswer
  const fields = { ...hiddenFields(delivery.html ?? ''), terms: 'yes' }
  const response = await browser.step('review', token, fields, origin)
  return { status: response.status, ...((await response.json()) as StepAnswer) }
}

function hiddenFields(html: string): Record<string, string> {
  const found = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]))
}

/** With a cookie and a token of the checkout that was made for it. */
async function everythingSeenBy(
  browser: (cookie: string | null) => TestBrowser,
  cookie: string | null,
  checkoutJwt: string,
) {
  const answers = [
    await browser(cookie).call('getBasket'),
    await browser(cookie).call('getRecentOrder'),
    await browser(cookie).call('getCheckoutToken'),
    await browser(null).call('startCheckout', { checkoutJwt }),
  ]
  return { statuses: answers.map(({ status }) => status), text: JSON.stringify(answers) }
}
