import { aCatalog } from '@saum/testing/catalog-builders'
import { aCustomer } from '@saum/testing/catalog-extras'
import { aCustomerWithPassword, PASSWORD } from '@saum/testing/customer-visit'
import { startTestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { findSessionCookie, newSessionToken } from '../session/session-cookie.ts'
import { createTestApp } from '../test-app.ts'

const DRESS = { variantId: 330_101, quantity: 1 }
const CREDENTIALS = { email: aCustomer().email, password: PASSWORD }

describe.each(TEST_ENGINES)('[6.1] from visitor to customer and back on %s', (engine) => {
  it('takes the basket along, and leaves nothing to whoever kept an old cookie', async () => {
    const browser = await aBrowser()
    await browser.call('addItemToBasket', DRESS)
    const asVisitor = browser.token()

    const login = await browser.call('oauthLogin', CREDENTIALS)
    const asCustomer = browser.token()
    const basket = await browser.basket()

    expect(login).toEqual({ status: 204, body: null })
    expect(asCustomer).not.toBe(asVisitor)
    expect(basket).toMatchObject({ items: [{ quantity: 1 }] })
    const thief = browser.another(asVisitor)
    expect(await thief.basket()).toMatchObject({ items: [] })
    expect(await thief.call('oauthRevokeToken', {})).toMatchObject({ status: 401 })

    await browser.call('oauthRevokeToken', {})

    const afterwards = browser.another(asCustomer)
    expect(browser.token()).toBeNull()
    expect(await browser.call('getBasket', {})).toMatchObject({ status: 400 })
    expect(await afterwards.call('getBasket', {})).toMatchObject({ status: 400 })
  })

  it('is the customer’s again on another device, with all they had', async () => {
    const phone = await aBrowser()
    await phone.call('addItemToBasket', DRESS)
    await phone.call('oauthLogin', CREDENTIALS)
    const laptop = phone.another(null)
    await laptop.call('addItemToBasket', DRESS)

    await laptop.call('oauthLogin', CREDENTIALS)

    expect(await phone.basket()).toEqual(await laptop.basket())
    expect(await phone.basket()).toMatchObject({ items: [{ quantity: 2 }] })
  })

  it('goes on under another cookie after another password; every other device is out', async () => {
    const phone = await aBrowser()
    await phone.call('oauthLogin', CREDENTIALS)
    const laptop = phone.another(null)
    await laptop.call('oauthLogin', CREDENTIALS)
    const before = laptop.token()

    const passwords = { oldPassword: PASSWORD, newPassword: 'drei Faeden am vierten' }
    const changed = await laptop.call('updatePassword', passwords)

    const thief = laptop.another(before)
    expect(changed.status).toBe(200)
    expect(laptop.token()).not.toBe(before)
    expect(await laptop.call('getSessions', {})).toMatchObject({ body: [{ isCurrent: true }] })
    expect(await phone.call('getSessions', {})).toMatchObject({ body: { kind: 'no-session' } })
    expect(await thief.call('getSessions', {})).toMatchObject({ body: { kind: 'no-session' } })
  })

  it.each([
    ['made up', newSessionToken()],
    ['the hash that is kept of it', 'a'.repeat(64)],
    ['far too long', 'a'.repeat(10_000)],
    ['a number of a customer', '91'],
    ['text of a database', `' or '1'='1`],
  ])('is nobody with a cookie that is %s', async (_, token) => {
    const browser = await aBrowser()
    await browser.call('oauthLogin', CREDENTIALS)
    await browser.call('addItemToBasket', DRESS)

    const { body } = await browser.another(token).call('getBasket', {})

    expect(JSON.stringify(body)).not.toContain('"quantity":1')
  })

  async function aBrowser() {
    const customers = [aCustomerWithPassword()]
    const backend = await startTestBackend({ engine, catalog: aCatalog({ customers }) })
    const app = createTestApp({ rpc: backend.transport })
    return open(app, null)
  }
})

/** Keeps its cookie as browsers do. */
function open(app: ReturnType<typeof createTestApp>, first: string | null) {
  let token = first

  async function call(name: string, payload: object) {
    const response = await app.fetch(`/api/de/rpc/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { cookie: `$session-10028=${token}` }),
      },
      body: JSON.stringify({ payload }),
    })
    const [cookie] = response.headers.getSetCookie()
    if (cookie !== undefined)
      token = findSessionCookie(cookie, { shopId: 10_028, isSecure: false })?.token ?? null
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
  }

  return {
    call,
    token: () => token,
    another: (other: string | null) => open(app, other),
    async basket() {
      return ((await call('getBasket', {})).body as { basket: object }).basket
    },
  }
}
