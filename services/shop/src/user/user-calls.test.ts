import { oauthRevokeToken } from '@saum/contract/login'
import {
  endOtherSessions,
  endSession,
  getSessions,
  getUser,
  refreshUser,
  requestEmailChange,
  updatePassword,
  updateShopUser,
  userShape,
  type Device,
} from '@saum/contract/user'
import * as v from '@saum/schema/schema'
import { mailedTokens, waitingMails } from '@saum/testing/account-mail'
import { aDress } from '@saum/testing/basket-shopper'
import { aCategory } from '@saum/testing/catalog-builders'
import { aCustomer } from '@saum/testing/catalog-extras'
import { checkingOut } from '@saum/testing/checkout-shopper'
import { aCustomerWithPassword, logIn, PASSWORD } from '@saum/testing/customer-visit'
import { NOW } from '@saum/testing/order-placing'
import { aSessionKey } from '@saum/testing/session-key'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { PASSWORD_COST } from '../session/password-hash.ts'

const NEW_PASSWORD = 'drei Faeden am vierten'
const DAY_MS = 24 * 3_600_000

describe.each(TEST_ENGINES)('[7.4] the user of a session on %s', (engine) => {
  it('is nobody for a visitor, without that being an error', async () => {
    const { backend } = await aShop(engine)

    const answers = [
      await backend.post(getUser, {}),
      await backend.postAs(aSessionKey(), getUser, null),
      await backend.postAs(aSessionKey(), refreshUser, {}),
    ]

    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      Array.from({ length: 3 }, () => ({ status: 200, body: {} })),
    )
    expect((await backend.post(refreshUser, {})).status).toBe(400)
  })

  it('[3.2] is told to the customer as the contract says, without what shows who they are', async () => {
    const { backend, session } = await aShop(engine, {
      groups: ['VIP_Card'],
      birthDate: '1988-11-14',
    })

    const { body } = await backend.postAs(session, getUser, {})

    const { user } = body as { user: unknown }
    expect(v.parse(userShape, user)).toMatchObject({
      id: 91,
      email: 'customer-91@saum.example',
      emailHash: expect.stringMatching(/^[\da-f]{64}$/),
      birthDate: '1988-11-14',
      groups: ['VIP_Card'],
      authentication: { type: 'password' },
      status: { isActive: true, isGuestCustomer: false },
      isEmailVerified: false,
      orderSummary: [],
    })
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  it('[2.35] is a guest for who has ordered without an account, and nobody before that', async () => {
    const catalog = { categories: [aCategory()], products: [aDress()] }
    const backend = await startTestBackend({ engine, catalog, now: () => NOW })
    const guest = checkingOut(backend)
    await guest.add({ variantId: 701, quantity: 1 })
    await guest.prepare()
    const before = await backend.postAs(guest.sessionKey, getUser, {})

    await guest.order()

    const after = await backend.postAs(guest.sessionKey, getUser, {})
    expect(before.body).toEqual({})
    expect(after.body).toMatchObject({
      user: {
        firstName: 'Anna',
        email: 'anna@saum.example',
        status: { isGuestCustomer: true },
        authentication: { type: 'guest' },
        orderSummary: [{ itemCount: 1 }],
      },
    })
    expect((await backend.postAs(guest.sessionKey, updateShopUser, { title: 'Dr.' })).status).toBe(
      401,
    )
  })

  it('[7.7] is gone with the customer: their session has ended', async () => {
    const { backend, session } = await aShop(engine)
    await backend.db.transaction((sql) => sql`delete from customer where id = 91`)

    const { status, body } = await backend.postAs(session, refreshUser, {})

    expect({ status, body }).toEqual({ status: 200, body: {} })
    expect(await backend.db.sql`select session_key from session`).toEqual([])
  })
})

describe.each(TEST_ENGINES)('[7.5] what customers tell about themselves on %s', (engine) => {
  it('is changed where it was sent and stays where it was not', async () => {
    const { backend, session } = await aShop(engine, {
      phone: '+49 40 123456',
      birthDate: '1988-11-14',
    })

    const changed = await backend.postAs(session, updateShopUser, { lastName: 'Saum', phone: '' })
    const again = await backend.postAs(session, updateShopUser, { title: 'Dr.', gender: 'd' })

    expect(changed.body).toMatchObject({
      user: { firstName: 'Anna', lastName: 'Saum', phone: '', birthDate: '1988-11-14' },
    })
    expect(again.body).toMatchObject({ user: { title: 'Dr.', gender: 'd', lastName: 'Saum' } })
  })

  it.each([
    ['birthDate', '2030-01-01', 'in-future'],
    ['birthDate', '1899-12-31', 'too-early'],
    ['birthDate', '2015-01-01', 'too-young'],
    ['birthDate', '1990-02-30', 'invalid'],
    ['firstName', '<img src=x onerror=alert(1)>', 'invalid'],
    ['lastName', 'a'.repeat(41), 'too-long'],
    ['phone', 'call me', 'invalid'],
    ['title', '=HYPERLINK("https://evil.example")', 'too-long'],
    ['firstName', 'Anna\u202Egpj', 'invalid'],
  ])('%s «%s» is %s', async (field, value, reason) => {
    const { backend, session } = await aShop(engine)

    const answer = await backend.postAs(session, updateShopUser, { [field]: value })

    expect(answer).toMatchObject({
      status: 422,
      body: { kind: 'invalid-fields', errors: [{ field, reason }] },
    })
  })

  it.each([
    ['a megabyte', { lastName: 'a'.repeat(1_000_000) }],
    ['a list', { lastName: ['a'] }],
    ['a day that is none', { birthDate: 'yesterday' }],
    ['a sex there is not', { gender: 'x' }],
  ])('is refused before anything is read with %s', async (_, payload) => {
    const { backend, session } = await aShop(engine)

    const body = JSON.stringify({ payload })
    const answer = await backend.send({ name: updateShopUser.name, body, sessionKey: session })

    expect(answer).toMatchObject({ status: 400, body: { title: 'Invalid payload' } })
  })

  it('does not let customers change their group or their id', async () => {
    const { backend, session } = await aShop(engine)
    const payload = { groups: ['VIP_Card'], id: 92, isEmailVerified: true, passwordHash: 'x' }

    const body = JSON.stringify({ payload })
    await backend.send({ name: updateShopUser.name, body, sessionKey: session })

    const { body: answer } = await backend.postAs(session, getUser, {})
    expect(answer).toMatchObject({ user: { id: 91, groups: [], isEmailVerified: false } })
  })
})

describe.each(TEST_ENGINES)('[7.6] another password on %s', (engine) => {
  it('goes on under another session, ends all others and is told by mail', async () => {
    const { backend, session } = await aShop(engine)
    const elsewhere = await logIn(backend)

    const changed = await changePassword(backend, session)

    expect(changed).toMatchObject({ status: 200, body: { user: { id: 91 } } })
    expect(await isLoggedIn(backend, changed.nextSessionKey)).toBe(true)
    expect(await isLoggedIn(backend, session)).toBe(false)
    expect(await isLoggedIn(backend, elsewhere.nextSessionKey)).toBe(false)
    expect((await logIn(backend, { password: NEW_PASSWORD })).status).toBe(204)
    expect(await waitingMails(backend, 'password-changed')).toHaveLength(1)
  })

  it('needs the old one, and a new one that is worth it', async () => {
    const { backend, session } = await aShop(engine)

    const wrong = await changePassword(backend, session, { oldPassword: 'guessed' })
    const weak = await changePassword(backend, session, { newPassword: 'customer-91' })
    const long = await changePassword(backend, session, { newPassword: 'ab'.repeat(65) })

    expect(wrong).toMatchObject({ status: 403, body: { kind: 'wrong-password' } })
    expect([weak.status, long.status]).toEqual([422, 422])
    expect(await isLoggedIn(backend, session)).toBe(true)
  })

  it('cannot be guessed at with a session somebody got hold of', async () => {
    const { backend, session } = await aShop(engine)

    const statuses: number[] = []
    for (const oldPassword of ['a', 'b', 'c', 'd', 'e', PASSWORD]) {
      statuses.push((await changePassword(backend, session, { oldPassword })).status)
    }

    expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
  })

  it('ends a change of the address that somebody else has begun', async () => {
    const { backend, session } = await aShop(engine)
    const email = 'thief@saum.example'
    await backend.postAs(session, requestEmailChange, { email, password: PASSWORD })

    const { nextSessionKey } = await changePassword(backend, session)

    const { body } = await backend.postAs(nextSessionKey, getUser, {})
    expect(body).toMatchObject({ user: { pendingEmail: null } })
    expect(await mailedTokens(backend, 'email-change-notice')).toHaveLength(1)
  })

  it('is hashed as strongly as today at the next login, without a word', async () => {
    const backend = await startTestBackend({
      engine,
      catalog: { customers: [aCustomerWithPassword()] },
      now: () => NOW,
      passwordCost: PASSWORD_COST,
    })
    await logIn(backend)

    const [row] = await backend.db.sql<{ document: string }>`
      select document from customer where id = 91`

    expect(row?.document).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect((await logIn(backend)).status).toBe(204)
  })
})

describe.each(TEST_ENGINES)('the devices somebody is logged in with on %s', (engine) => {
  it('are listed coarsely, this one first, by names that open nothing', async () => {
    const clock = { now: NOW }
    const { backend, session } = await aShop(engine, {}, () => clock.now)
    clock.now += DAY_MS
    await logIn(backend, { agent: 'firefox mac' })

    const { body } = await backend.postAs(session, getSessions, {})

    expect(body).toMatchObject([
      { isCurrent: true, browser: '', system: '' },
      { isCurrent: false, browser: 'firefox', system: 'mac' },
    ])
    const [first] = body as Device[]
    expect(session).not.toContain(first?.id)
    expect(await isLoggedIn(backend, (first?.id ?? '').padEnd(64, '0'))).toBe(false)
  })

  it('can be ended one by one, or all others at once', async () => {
    const { backend, session } = await aShop(engine)
    const phone = (await logIn(backend)).nextSessionKey
    const laptop = (await logIn(backend)).nextSessionKey
    const own = await idOf(backend, phone)

    const ended = await backend.postAs(session, endSession, { id: own })
    const againNothing = await backend.postAs(session, endSession, { id: own })
    const phoneAfter = await isLoggedIn(backend, phone)
    const others = await backend.postAs(session, endOtherSessions, {})

    expect([ended, againNothing, others].map(({ status }) => status)).toEqual([204, 404, 204])
    expect(phoneAfter).toBe(false)
    expect(await isLoggedIn(backend, laptop)).toBe(false)
    expect(await isLoggedIn(backend, session)).toBe(true)
  })

  it('of somebody else are unknown', async () => {
    const { backend, session } = await aShop(engine)
    const { email } = aCustomer({ id: 92 })
    const { nextSessionKey: stranger } = await logIn(backend, { email })

    const answer = await backend.postAs(stranger, endSession, { id: await idOf(backend, session) })

    expect(answer).toMatchObject({ status: 404, body: { kind: 'session-not-found' } })
    expect(await isLoggedIn(backend, session)).toBe(true)
  })

  it('are shown to customers only', async () => {
    const { backend } = await aShop(engine)
    const visitor = aSessionKey()

    const answers = [
      await backend.post(getSessions, {}),
      await backend.postAs(visitor, getSessions, {}),
      await backend.postAs(visitor, endOtherSessions, {}),
      await backend.postAs(visitor, oauthRevokeToken, {}),
    ]

    expect(answers.map(({ status }) => status)).toEqual([400, 401, 401, 401])
  })
})

async function aShop(
  engine: (typeof TEST_ENGINES)[number],
  overrides: Parameters<typeof aCustomerWithPassword>[0] = {},
  now: () => number = () => NOW,
) {
  const customers = [aCustomerWithPassword(overrides), aCustomerWithPassword({ id: 92 })]
  const backend = await startTestBackend({ engine, catalog: { customers }, now })
  const { nextSessionKey: session } = await logIn(backend)
  return { backend, session }
}

async function changePassword(
  backend: TestBackend,
  sessionKey: string,
  { oldPassword = PASSWORD, newPassword = NEW_PASSWORD } = {},
) {
  const nextSessionKey = aSessionKey()
  const body = JSON.stringify({ payload: { oldPassword, newPassword } })
  const request = { name: updatePassword.name, body, sessionKey, nextSessionKey }
  return { ...(await backend.send(request)), nextSessionKey }
}

async function isLoggedIn(backend: TestBackend, sessionKey: string): Promise<boolean> {
  return (await backend.postAs(sessionKey, getSessions, {})).status === 200
}

async function idOf(backend: TestBackend, sessionKey: string): Promise<string> {
  const { body } = await backend.postAs(sessionKey, getSessions, {})
  return (body as Device[]).find(({ isCurrent }) => isCurrent)?.id ?? ''
}
