import { addItemToBasket, getBasket } from '@saum/contract/basket'
import { oauthRevokeToken } from '@saum/contract/login'
import { getUser } from '@saum/contract/user'
import { aCatalog } from '@saum/testing/catalog-builders'
import { aCustomer, aGroupPrice } from '@saum/testing/catalog-extras'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import { aSessionKey } from '@saum/testing/session-key'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { createOwnerKeys, DEFAULT_KEYS } from './owner-key.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const DRESS = { variantId: 330_101, quantity: 1 }

const keys = createOwnerKeys(DEFAULT_KEYS)

describe.each(TEST_ENGINES)('[6.1] logging in on %s', (engine) => {
  async function aShop(now: () => number = Date.now) {
    const customers = [aCustomerWithPassword(), aCustomerWithPassword({ id: 92 })]
    return startTestBackend({ engine, now, catalog: aCatalog({ customers }) })
  }

  it('gives a customer with the right password a session, without a word', async () => {
    const backend = await aShop()

    const { status, body, nextSessionKey } = await logIn(backend)

    expect({ status, body }).toEqual({ status: 204, body: null })
    expect(await basketKeyOf(backend, nextSessionKey)).toBe(keys('basket', 10_028, '91'))
  })

  it('lasts when the secret of the shop is exchanged: sessions are random keys, signed by nothing', async () => {
    const before = await aShop()
    const { nextSessionKey } = await logIn(before)
    const rotated = await startTestBackend({
      database: before.db,
      secret: 'another-secret-of-today',
    })

    const answer = await rotated.transport({
      shopId: 10_028,
      sessionKey: nextSessionKey ?? '',
      name: getUser.name,
      body: '{}',
      requestId: 'test-request',
    })

    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.body)).toMatchObject({ user: { id: 91 } })
  })

  it('takes the e-mail however it is written', async () => {
    const backend = await aShop()

    const { status } = await logIn(backend, { email: '  Customer-91@SAUM.example ' })

    expect(status).toBe(204)
  })

  it.each([
    ['a wrong password', { password: 'nadel & faden 7' }],
    ['an e-mail nobody has', { email: 'nobody@saum.example' }],
    ['the e-mail of a customer of another shop', { shopId: 10_029 as const }],
  ])('answers %s with one and the same refusal', async (_, attempt) => {
    const backend = await aShop()

    const { status, body, nextSessionKey } = await logIn(backend, attempt)

    expect(status).toBe(404)
    expect(body).toEqual({
      kind: 'wrong-credentials',
      title: 'E-mail or password is wrong',
      status: 404,
      details: { kind: 'wrong-credentials' },
    })
    expect(await basketKeyOf(backend, nextSessionKey)).toBe(keys('basket', 10_028, nextSessionKey))
  })

  it('tells only who knows the password that the account is deactivated', async () => {
    const backend = await startTestBackend({
      engine,
      catalog: { customers: [aCustomerWithPassword({ isActive: false })] },
    })

    const guessed = await logIn(backend, { password: 'guessed' })
    const known = await logIn(backend)

    expect(guessed).toMatchObject({ status: 404, body: { kind: 'wrong-credentials' } })
    expect(known).toMatchObject({ status: 403, body: { kind: 'customer-inactive' } })
    expect(await sessionsIn(backend)).toBe(0)
  })

  it('lets nobody in who has no password', async () => {
    const guest = aCustomer({ isGuestCustomer: true })
    const backend = await startTestBackend({ engine, catalog: { customers: [guest] } })

    const { status } = await logIn(backend, { password: 'undefined' })

    expect(status).toBe(404)
  })

  it.each([
    ['no e-mail', { password: 'x' }],
    ['an e-mail that is none', { email: 'anna', password: 'x' }],
    ['no password', { email: 'anna@saum.example' }],
    ['an empty password', { email: 'anna@saum.example', password: '' }],
    ['a password of a megabyte', { email: 'anna@saum.example', password: 'x'.repeat(1_000_000) }],
    ['an e-mail of a megabyte', { email: `${'a'.repeat(1_000_000)}@b.example`, password: 'x' }],
  ])('is refused before anything is looked up with %s', async (_, payload) => {
    const backend = await aShop()

    const answer = await backend.send({
      name: 'oauthLogin',
      body: JSON.stringify({ payload }),
      nextSessionKey: aSessionKey(),
    })

    expect(answer).toMatchObject({ status: 400, body: { title: 'Invalid payload' } })
    expect(await backend.db.sql`select subject from attempt`).toEqual([])
  })

  it('makes whoever guesses wait for an e-mail nobody has just as soon', async () => {
    const backend = await aShop()
    const attempt = { email: 'nobody@saum.example' }

    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await logIn(backend, attempt)).status)

    expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
  })

  it('forgives the failures before a success', async () => {
    const backend = await aShop()

    const statuses: number[] = []
    for (const password of ['a', 'b', 'c', 'd', undefined, 'e', 'f', 'g', 'h', undefined]) {
      statuses.push((await logIn(backend, { ...(password && { password }) })).status)
    }

    expect(statuses).toEqual([404, 404, 404, 404, 204, 404, 404, 404, 404, 204])
  })

  it('says nothing about it in the log or the database that leads to password or session', async () => {
    const backend = await aShop()

    await logIn(backend, { password: 'guessed' })
    await logIn(backend)

    const attempts = await backend.db.sql`select subject from attempt`
    expect(backend.logged).toEqual([])
    expect(JSON.stringify(attempts)).not.toContain('saum.example')
  })

  it('needs a session nobody knows: without one the caller has made a mistake', async () => {
    const backend = await aShop()

    const answer = await backend.send({
      name: 'oauthLogin',
      body: JSON.stringify({ payload: { email: aCustomer().email, password: 'x' } }),
    })

    expect(answer.status).toBe(500)
    expect(JSON.stringify(backend.logged)).not.toContain(aCustomer().email)
  })
})

describe.each(TEST_ENGINES)('[6.1] the session of a customer on %s', (engine) => {
  async function aShop(now: () => number = Date.now) {
    const customers = [aCustomerWithPassword(), aCustomerWithPassword({ id: 92 })]
    return startTestBackend({ engine, now, catalog: aCatalog({ customers }) })
  }

  it('is another one than before: who planted the old one gets nothing of the customer', async () => {
    const backend = await aShop()
    const planted = aSessionKey()
    await backend.postAs(planted, addItemToBasket, DRESS)

    const { nextSessionKey } = await logIn(backend, { sessionKey: planted })
    await backend.postAs(nextSessionKey, addItemToBasket, DRESS)

    const seenByThief = await backend.postAs(planted, getBasket, {})
    expect(seenByThief).toMatchObject({ body: { basket: { items: [] } } })
    expect(await basketKeyOf(backend, planted)).not.toBe(await basketKeyOf(backend, nextSessionKey))
    expect((await backend.postAs(planted, oauthRevokeToken, {})).status).toBe(401)
  })

  it('ends for the one before when somebody logs in anew', async () => {
    const backend = await aShop()
    const first = await logIn(backend)

    const second = await logIn(backend, { sessionKey: first.nextSessionKey })

    expect((await backend.postAs(first.nextSessionKey, oauthRevokeToken, {})).status).toBe(401)
    expect(await basketKeyOf(backend, second.nextSessionKey)).toBe(keys('basket', 10_028, '91'))
  })

  it('ends with the logout, for this device alone; the basket stays', async () => {
    const backend = await aShop()
    const phone = await logIn(backend)
    const laptop = await logIn(backend)
    await backend.postAs(phone.nextSessionKey, addItemToBasket, DRESS)

    const answer = await backend.postAs(phone.nextSessionKey, oauthRevokeToken, null)

    const again = await backend.postAs(phone.nextSessionKey, oauthRevokeToken, {})
    const onLaptop = await backend.postAs(laptop.nextSessionKey, getBasket, {})
    expect(answer).toMatchObject({ status: 200, body: { result: true } })
    expect(again).toMatchObject({ status: 401, body: { kind: 'not-logged-in' } })
    expect(onLaptop).toMatchObject({ body: { basket: { items: [{ quantity: 1 }] } } })
  })

  it('cannot be ended by a visitor, nor by nobody', async () => {
    const backend = await aShop()

    const byVisitor = await backend.postAs(aSessionKey(), oauthRevokeToken, {})
    const byNobody = await backend.post(oauthRevokeToken, {})

    expect(byVisitor).toMatchObject({ status: 401, body: { kind: 'not-logged-in' } })
    expect(byNobody).toMatchObject({ status: 400, body: { kind: 'no-session' } })
  })

  it('is good in its own shop only', async () => {
    const backend = await aShop()
    const { nextSessionKey } = await logIn(backend)

    const elsewhere = await backend.postAs(nextSessionKey, getBasket, {}, 10_029)

    const key = keys('basket', 10_029, nextSessionKey)
    expect(elsewhere).toMatchObject({ body: { basket: { key } } })
  })

  it('is worth nothing once the customer is deactivated', async () => {
    const backend = await aShop()
    const { nextSessionKey } = await logIn(backend)

    await backend.importCatalog({ customers: [aCustomerWithPassword({ isActive: false })] })

    expect(await basketKeyOf(backend, nextSessionKey)).toBe(keys('basket', 10_028, nextSessionKey))
  })

  it('of a deactivated customer is not prolonged', async () => {
    let time = Date.parse('2026-03-01T00:00:00Z')
    const backend = await aShop(() => time)
    const { nextSessionKey } = await logIn(backend)
    const atLogin = await expiryOf(backend)
    await backend.importCatalog({ customers: [aCustomerWithPassword({ isActive: false })] })

    time += 2 * DAY_MS
    await basketKeyOf(backend, nextSessionKey)

    expect(await expiryOf(backend)).toBe(atLogin)
  })

  it('goes on when the customer is imported again, with the groups they have now', async () => {
    const backend = await aShop()
    const { nextSessionKey } = await logIn(backend)
    const member = aCustomerWithPassword({ groups: ['VIP_Card'] })
    const groupPrice = aGroupPrice({ variantId: DRESS.variantId, amount: 100 })

    await backend.importCatalog({ customers: [member], 'group-prices': [groupPrice] })

    const { body } = await backend.postAs(nextSessionKey, addItemToBasket, DRESS)
    expect(await basketKeyOf(backend, nextSessionKey)).toBe(keys('basket', 10_028, '91'))
    expect(body).toMatchObject({ basket: { cost: { withTax: 100 } } })
  })

  it('lasts four weeks from the last day it was used, and is forgotten then', async () => {
    let time = Date.parse('2026-03-01T00:00:00Z')
    const backend = await aShop(() => time)
    const { nextSessionKey } = await logIn(backend)
    const key = keys('basket', 10_028, '91')

    time += 20 * DAY_MS
    const used = await basketKeyOf(backend, nextSessionKey)
    time += 27 * DAY_MS
    const usedAgain = await basketKeyOf(backend, nextSessionKey)
    time += 28 * DAY_MS
    const tooLate = await backend.postAs(nextSessionKey, getBasket, {})
    await backend.runBackgroundWork()

    expect([used, usedAgain]).toEqual([key, key])
    expect(tooLate).toMatchObject({ status: 400, body: { kind: 'no-session' } })
    expect(await sessionsIn(backend)).toBe(0)
  })

  it('is prolonged once a day and not with every look', async () => {
    let time = Date.parse('2026-03-01T00:00:00Z')
    const backend = await aShop(() => time)
    const { nextSessionKey } = await logIn(backend)
    const atLogin = await expiryOf(backend)

    time += DAY_MS
    await basketKeyOf(backend, nextSessionKey)
    const afterADay = await expiryOf(backend)
    time += MINUTE_MS
    await basketKeyOf(backend, nextSessionKey)

    expect(afterADay).toBe(atLogin)
    expect(await expiryOf(backend)).toBe((atLogin ?? 0) + DAY_MS + MINUTE_MS)
  })
})

async function basketKeyOf(backend: TestBackend, sessionKey: string): Promise<unknown> {
  const { body } = await backend.postAs(sessionKey, getBasket, {})
  return (body as { basket: { key: string } }).basket.key
}

async function sessionsIn({ db }: TestBackend): Promise<number | undefined> {
  const [row] = await db.sql<{ count: number }>`select count(*) as count from session`
  return row?.count
}

async function expiryOf({ db }: TestBackend): Promise<number | undefined> {
  const [row] = await db.sql<{ at: number }>`select expires_at as at from session`
  return row?.at
}
