import { updatePasswordByHash } from '@saum/contract/login'
import { getOrders } from '@saum/contract/order'
import {
  confirmEmailChange,
  getUser,
  requestEmailChange,
  requestEmailVerification,
  revokeEmailChange,
  updateShopUser,
  verifyEmail,
} from '@saum/contract/user'
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

const { email: OLD } = aCustomer()
const NEW = 'anna.neu@saum.example'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

describe.each(TEST_ENGINES)('another e-mail address on %s', (engine) => {
  async function aShop() {
    const clock = { now: NOW }
    const customers = [aCustomerWithPassword(), aCustomerWithPassword({ id: 92 })]
    const backend = await startTestBackend({ engine, catalog: { customers }, now: () => clock.now })
    const { nextSessionKey: session } = await logIn(backend)
    return { backend, clock, session }
  }

  it('counts once the mail to it was answered; the one before hears of it at once', async () => {
    const { backend, session } = await aShop()

    const asked = await requestChange(backend, session)
    const meanwhile = await backend.postAs(session, getUser, {})
    const [token = ''] = await mailedTokens(backend, 'email-change')
    const confirmed = await backend.postAs(session, confirmEmailChange, { hash: token })

    const user = await backend.postAs(session, getUser, {})
    expect([asked.status, confirmed.status]).toEqual([204, 204])
    expect(meanwhile.body).toMatchObject({ user: { email: OLD, pendingEmail: NEW } })
    expect(user.body).toMatchObject({
      user: { email: NEW, pendingEmail: null, isEmailVerified: true },
    })
    expect((await logIn(backend, { email: NEW })).status).toBe(204)
    expect((await logIn(backend, { email: OLD })).status).toBe(404)
    expect(await waitingMails(backend)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'email-change', recipient: NEW }),
        expect.objectContaining({ kind: 'email-change-notice', recipient: OLD }),
      ]),
    )
  })

  it('is asked for with the password', async () => {
    const { backend, session } = await aShop()

    const wrong = await requestChange(backend, session, { password: 'guessed' })
    const none = await requestChange(backend, session, { password: '' })

    expect(wrong).toMatchObject({ status: 403, body: { kind: 'wrong-password' } })
    expect(none.status).toBe(403)
    expect(await waitingMails(backend)).toEqual([])
  })

  it('cannot be guessed at: after five wrong passwords the right one has to wait too', async () => {
    const { backend, session } = await aShop()

    const statuses: number[] = []
    for (const password of ['a', 'b', 'c', 'd', 'e', PASSWORD]) {
      statuses.push((await requestChange(backend, session, { password })).status)
    }

    expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
  })

  it('is answered the same when somebody else has it; only they are told', async () => {
    const { backend, session } = await aShop()
    const taken = aCustomer({ id: 92 }).email

    const answer = await requestChange(backend, session, { email: taken })

    const user = await backend.postAs(session, getUser, {})
    expect(answer).toMatchObject({ status: 204, body: null })
    expect(user.body).toMatchObject({ user: { pendingEmail: taken } })
    expect(await mailedTokens(backend, 'email-change')).toEqual([])
    expect(await waitingMails(backend, 'account-exists')).toMatchObject([{ recipient: taken }])
  })

  it('is refused like an old link when somebody else has it by the time it is confirmed', async () => {
    const { backend, session } = await aShop()
    await requestChange(backend, session)
    const [token = ''] = await mailedTokens(backend, 'email-change')
    await backend.importCatalog({ customers: [aCustomerWithPassword({ id: 93, email: NEW })] })

    const answer = await backend.postAs(session, confirmEmailChange, { hash: token })

    expect(answer).toMatchObject({ status: 406, body: { kind: 'link-expired' } })
    expect((await logIn(backend)).status).toBe(204)
  })

  it('is confirmed once, within a day, by its own link', async () => {
    const { backend, clock, session } = await aShop()
    await requestChange(backend, session)
    const [first = ''] = await mailedTokens(backend, 'email-change')
    const wrongPurpose = await backend.post(verifyEmail, { hash: first })
    clock.now += DAY_MS
    const late = await backend.postAs(session, confirmEmailChange, { hash: first })
    await requestChange(backend, session)
    const second = (await mailedTokens(backend, 'email-change')).find((one) => one !== first) ?? ''

    const good = await backend.postAs(session, confirmEmailChange, { hash: second })
    const again = await backend.postAs(session, confirmEmailChange, { hash: second })

    expect([wrongPurpose, late, good, again].map(({ status }) => status)).toEqual([
      406, 406, 204, 406,
    ])
  })

  it('is confirmed by who has asked for it, not by whoever has the mailbox', async () => {
    const { backend, session } = await aShop()
    await requestChange(backend, session)
    const [hash = ''] = await mailedTokens(backend, 'email-change')
    const { nextSessionKey: other } = await logIn(backend, { email: aCustomer({ id: 92 }).email })

    const nobody = await backend.post(confirmEmailChange, { hash })
    const visitor = await backend.postAs(aSessionKey(), confirmEmailChange, { hash })
    const somebodyElse = await backend.postAs(other, confirmEmailChange, { hash })
    const customer = await backend.postAs(session, confirmEmailChange, { hash })

    expect([nobody, visitor, somebodyElse, customer].map(({ status }) => status)).toEqual([
      400, 401, 406, 204,
    ])
  })

  it('takes a login of a moment ago where there is no password', async () => {
    const { backend, clock, session } = await aShop()
    const document = JSON.stringify(aCustomer())
    await backend.db.transaction(
      (sql) => sql`update customer set document = ${document} where id = ${aCustomer().id}`,
    )
    clock.now += HOUR_MS / 4

    const late = await requestChange(backend, session, { password: '' })
    clock.now -= 1
    const fresh = await requestChange(backend, session, { password: '' })

    expect(late).toMatchObject({ status: 403, body: { kind: 'login-too-old' } })
    expect(fresh.status).toBe(204)
  })

  it('is never changed by the profile form', async () => {
    const { backend, session } = await aShop()

    const answer = await backend.postAs(session, updateShopUser, { email: NEW })
    const same = await backend.postAs(session, updateShopUser, { email: OLD, lastName: 'Saum' })

    expect(answer).toMatchObject({ status: 409, body: { kind: 'email-needs-confirmation' } })
    expect(same).toMatchObject({ status: 200, body: { user: { email: OLD, lastName: 'Saum' } } })
  })

  describe('that the owner does not want', () => {
    it('goes back within a week, with everybody out and a link for another password', async () => {
      const { backend, clock, session } = await aShop()
      await requestChange(backend, session)
      const [token = ''] = await mailedTokens(backend, 'email-change')
      const [way = ''] = await mailedTokens(backend, 'email-change-notice')
      await backend.postAs(session, confirmEmailChange, { hash: token })
      clock.now += 6 * DAY_MS

      const revoked = await backend.post(revokeEmailChange, { hash: way })

      const attacker = await backend.postAs(session, getOrders, {})
      const [hash = ''] = await mailedTokens(backend, 'password-reset')
      expect(revoked.status).toBe(204)
      expect(attacker.status).toBe(401)
      expect((await logIn(backend, { email: NEW })).status).toBe(404)
      expect((await logIn(backend, { email: OLD })).status).toBe(404)
      expect((await setPassword(backend, hash)).status).toBe(204)
      expect((await logIn(backend, { password: 'wieder ganz meines' })).status).toBe(204)
    })

    it('goes back even if whoever did it changed it twice', async () => {
      const { backend, session } = await aShop()
      await requestChange(backend, session)
      const [way = ''] = await mailedTokens(backend, 'email-change-notice')
      const [first = ''] = await mailedTokens(backend, 'email-change')
      await backend.postAs(session, confirmEmailChange, { hash: first })
      await requestChange(backend, session, { email: 'third@saum.example' })
      const second = (await mailedTokens(backend, 'email-change')).find((one) => one !== first)
      await backend.postAs(session, confirmEmailChange, { hash: second ?? '' })

      const revoked = await backend.post(revokeEmailChange, { hash: way })

      expect(revoked.status).toBe(204)
      expect(await waitingMails(backend, 'password-reset')).toMatchObject([{ recipient: OLD }])
    })

    it('goes back even if whoever did it took back their own second change', async () => {
      const { backend, clock, session } = await aShop()
      await requestChange(backend, session)
      const [way = ''] = await mailedTokens(backend, 'email-change-notice')
      const [token = ''] = await mailedTokens(backend, 'email-change')
      await backend.postAs(session, confirmEmailChange, { hash: token })
      clock.now += HOUR_MS
      await requestChange(backend, session, { email: 'third@saum.example' })
      const ways = await mailedTokens(backend, 'email-change-notice')
      const theirs = ways.find((one) => one !== way) ?? ''

      const thief = await backend.post(revokeEmailChange, { hash: theirs })
      const owner = await backend.post(revokeEmailChange, { hash: way })

      expect([thief.status, owner.status]).toEqual([204, 204])
      expect(await waitingMails(backend, 'password-reset')).toMatchObject([
        { recipient: NEW },
        { recipient: OLD },
      ])
    })

    it('is stopped before it is confirmed', async () => {
      const { backend, session } = await aShop()
      await requestChange(backend, session)
      const [token = ''] = await mailedTokens(backend, 'email-change')
      const [way = ''] = await mailedTokens(backend, 'email-change-notice')

      await backend.post(revokeEmailChange, { hash: way })

      const { nextSessionKey: owner } = await logInAnew(backend)
      expect((await backend.postAs(owner, confirmEmailChange, { hash: token })).status).toBe(406)
    })

    it('leaves an account nobody can enter where the address has become somebody else’s', async () => {
      const { backend, session } = await aShop()
      await requestChange(backend, session)
      const [token = ''] = await mailedTokens(backend, 'email-change')
      const [way = ''] = await mailedTokens(backend, 'email-change-notice')
      await backend.postAs(session, confirmEmailChange, { hash: token })
      await backend.importCatalog({ customers: [aCustomerWithPassword({ id: 94, email: OLD })] })

      const revoked = await backend.post(revokeEmailChange, { hash: way })

      expect(revoked.status).toBe(204)
      expect((await backend.postAs(session, getOrders, {})).status).toBe(401)
      expect((await logIn(backend, { email: NEW })).status).toBe(404)
      expect(await waitingMails(backend, 'password-reset')).toEqual([])
    })

    it('goes back once and not after a week', async () => {
      const { backend, clock, session } = await aShop()
      await requestChange(backend, session)
      const [way = ''] = await mailedTokens(backend, 'email-change-notice')
      clock.now += 7 * DAY_MS

      expect((await backend.post(revokeEmailChange, { hash: way })).status).toBe(406)
    })
  })
})

describe.each(TEST_ENGINES)('an address that was never confirmed on %s', (engine) => {
  async function aShop() {
    const clock = { now: NOW }
    const catalog = {
      categories: [aCategory()],
      products: [aDress()],
      customers: [aCustomerWithPassword({ email: 'anna@saum.example' })],
    }
    const backend = await startTestBackend({ engine, catalog, now: () => clock.now })
    return { backend, clock, email: 'anna@saum.example' }
  }

  it('brings the orders of the guest who used it once its mail was answered, not before', async () => {
    const { backend, email } = await aShop()
    const guest = checkingOut(backend)
    await guest.add({ variantId: 701, quantity: 1 })
    await guest.prepare()
    await guest.order()
    const { nextSessionKey: session } = await logIn(backend, { email })
    const before = await backend.postAs(session, getOrders, {})

    await backend.postAs(session, requestEmailVerification, {})
    const [token = ''] = await mailedTokens(backend, 'email-verification')
    const verified = await backend.post(verifyEmail, { hash: token })

    const after = await backend.postAs(session, getOrders, {})
    expect(before.body).toMatchObject({ entities: [] })
    expect(verified.status).toBe(204)
    expect(after.body).toMatchObject({ entities: [{ publicKey: 'DE2600000017' }] })
  })

  it('is confirmed by one click, within a day; three mails an hour are enough', async () => {
    const { backend, clock, email } = await aShop()
    const { nextSessionKey: session } = await logIn(backend, { email })
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      statuses.push((await backend.postAs(session, requestEmailVerification, {})).status)
    }
    const tokens = await mailedTokens(backend, 'email-verification')

    const answers = await Promise.all(tokens.map((hash) => backend.post(verifyEmail, { hash })))
    clock.now += 2 * HOUR_MS
    await backend.postAs(session, requestEmailVerification, {})
    const last = (await mailedTokens(backend, 'email-verification')).find(
      (token) => !tokens.includes(token),
    )
    clock.now += DAY_MS
    const late = await backend.post(verifyEmail, { hash: last ?? '' })

    expect(statuses).toEqual([204, 204, 204, 429])
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(late.status).toBe(406)
  })
})

function requestChange(
  backend: TestBackend,
  session: string,
  { email = NEW, password = PASSWORD } = {},
) {
  return backend.postAs(session, requestEmailChange, { email, password })
}

/** With the link that everybody gets who has taken a change back. */
async function logInAnew(backend: TestBackend) {
  const [hash = ''] = await mailedTokens(backend, 'password-reset')
  await setPassword(backend, hash)
  return logIn(backend, { password: 'wieder ganz meines' })
}

function setPassword(backend: TestBackend, hash: string) {
  const body = JSON.stringify({ payload: { hash, password: 'wieder ganz meines' } })
  return backend.send({ name: updatePasswordByHash.name, body, nextSessionKey: aSessionKey() })
}
