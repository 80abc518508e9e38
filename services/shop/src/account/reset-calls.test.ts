import { checkPasswordLink, oauthForgetPassword, updatePasswordByHash } from '@saum/contract/login'
import { getSessions, getUser, verifyEmail } from '@saum/contract/user'
import { mailedTokens, waitingMails } from '@saum/testing/account-mail'
import { aCustomer } from '@saum/testing/catalog-extras'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import { NOW } from '@saum/testing/order-placing'
import { aSessionKey } from '@saum/testing/session-key'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const { email: EMAIL } = aCustomer()
const NEW_PASSWORD = 'zwei Faeden am dritten'
const MINUTE_MS = 60_000

describe.each(TEST_ENGINES)('a forgotten password on %s', (engine) => {
  async function aShop(overrides: Parameters<typeof aCustomerWithPassword>[0] = {}) {
    const clock = { now: NOW }
    const catalog = { customers: [aCustomerWithPassword(overrides)] }
    const backend = await startTestBackend({ engine, catalog, now: () => clock.now })
    return { backend, clock }
  }

  it('is replaced through the link of a mail: logged in, every session before ended, owner told', async () => {
    const { backend } = await aShop()
    const before = await logIn(backend)
    const token = await requestLink(backend)

    const isGood = await backend.post(checkPasswordLink, { hash: token })
    const set = await setPassword(backend, token)

    const old = await backend.postAs(before.nextSessionKey, getSessions, {})
    const user = await backend.postAs(set.nextSessionKey, getUser, {})
    expect(isGood.body).toEqual({ isValid: true })
    expect(set.status).toBe(204)
    expect(old.status).toBe(401)
    expect(user.body).toMatchObject({ user: { email: EMAIL, isEmailVerified: true } })
    expect((await logIn(backend)).status).toBe(404)
    expect((await logIn(backend, { password: NEW_PASSWORD })).status).toBe(204)
    expect(await waitingMails(backend, 'password-changed')).toMatchObject([{ recipient: EMAIL }])
  })

  it('is answered the same for an address without an account, and writes nothing', async () => {
    const { backend } = await aShop()

    const known = await backend.post(oauthForgetPassword, { email: EMAIL })
    const unknown = await backend.post(oauthForgetPassword, { email: 'nobody@saum.example' })
    const mailsBefore = await waitingMails(backend)
    await backend.runBackgroundWork()

    expect(known).toMatchObject({ status: 200, body: { success: true } })
    expect(unknown).toEqual(known)
    // Nothing but a wish is written in either case: who waits for the answer learns nothing from its time.
    expect(mailsBefore).toEqual([])
    expect(await waitingMails(backend)).toMatchObject([
      { kind: 'password-reset', recipient: EMAIL },
    ])
  })

  it.each([
    ['/de/checkout/', '&redirectUrl=%2Fde%2Fcheckout%2F'],
    ['//evil.example/', ''],
  ])('has a link that leads on to a path of our own only: %s', async (redirectUrl, rest) => {
    const { backend } = await aShop()

    await backend.post(oauthForgetPassword, { email: EMAIL, redirectUrl })
    await backend.runBackgroundWork()

    const [mail] = await waitingMails(backend, 'password-reset')
    const [token] = await mailedTokens(backend, 'password-reset')
    expect(mail?.slots['resetUrl']).toBe(`/de/login/?hash=${token}${rest}`)
  })

  it('is replaced once by one link', async () => {
    const { backend } = await aShop()
    const token = await requestLink(backend)
    await setPassword(backend, token)

    const replayed = await setPassword(backend, token, 'somebody else read the mail')

    expect(replayed).toMatchObject({ status: 406, body: { kind: 'link-expired' } })
    expect((await logIn(backend, { password: NEW_PASSWORD })).status).toBe(204)
  })

  it('is replaced by two clicks at once only once', async () => {
    const { backend } = await aShop()
    const token = await requestLink(backend)

    const both = await Promise.all([setPassword(backend, token), setPassword(backend, token)])

    expect(both.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(both.filter(({ status }) => status === 406)).toHaveLength(1)
  })

  it('is not replaced after half an hour', async () => {
    const { backend, clock } = await aShop()
    const token = await requestLink(backend)
    clock.now += 30 * MINUTE_MS

    const check = await backend.post(checkPasswordLink, { hash: token })
    const late = await setPassword(backend, token)
    await backend.runBackgroundWork()

    expect(check.body).toEqual({ isValid: false })
    expect(late.status).toBe(406)
    expect(await backend.db.sql`select purpose from account_link`).toEqual([])
  })

  it('is replaced by the newest link only', async () => {
    const { backend, clock } = await aShop()
    const first = await requestLink(backend)
    clock.now += MINUTE_MS
    const second = await requestLink(backend)

    const statuses = [await setPassword(backend, first), await setPassword(backend, second)]

    expect(second).not.toBe(first)
    expect(statuses.map(({ status }) => status)).toEqual([406, 204])
  })

  it.each(['made-up', 'x'.repeat(100), '../../etc/passwd', "' or 1=1 --"])(
    'is not replaced by the link %s',
    async (token) => {
      const { backend } = await aShop()

      expect((await setPassword(backend, token)).status).toBe(406)
    },
  )

  it('has a link that is good for nothing else and in no other shop', async () => {
    const { backend } = await aShop()
    const token = await requestLink(backend)

    const asVerification = await backend.post(verifyEmail, { hash: token })
    const elsewhere = await setPassword(backend, token, NEW_PASSWORD, 10_029)

    expect([asVerification.status, elsewhere.status]).toEqual([406, 406])
    expect((await setPassword(backend, token)).status).toBe(204)
  })

  it('has a link of which only the hash is kept', async () => {
    const { backend } = await aShop()

    const token = await requestLink(backend)

    const kept = await backend.db.sql`select * from account_link`
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  it('may be chosen again when the first choice was too weak', async () => {
    const { backend } = await aShop()
    const token = await requestLink(backend)

    const weak = await setPassword(backend, token, 'passwort1')
    const strong = await setPassword(backend, token)

    expect(weak).toMatchObject({ status: 422, body: { kind: 'weak-password' } })
    expect(strong.status).toBe(204)
  })

  it('of a deactivated customer stays what it is', async () => {
    const { backend } = await aShop({ isActive: false })

    const answer = await backend.post(oauthForgetPassword, { email: EMAIL })
    await backend.runBackgroundWork()

    expect(answer.status).toBe(200)
    expect(await waitingMails(backend)).toEqual([])
  })

  it('is asked for three times an hour for one address and twenty times from one network', async () => {
    const { backend } = await aShop()
    const ask = async (email: string, clientKey: string) => {
      const body = JSON.stringify({ payload: { email } })
      return (await backend.send({ name: oauthForgetPassword.name, body, clientKey })).status
    }

    const forOne: number[] = []
    for (const network of ['a', 'b', 'c', 'd']) forOne.push(await ask(EMAIL, network))
    const forNobody: number[] = []
    for (const network of ['a', 'b', 'c', 'd'])
      forNobody.push(await ask('no@saum.example', network))
    const fromOne: number[] = []
    for (let turn = 0; turn < 21; turn += 1) fromOne.push(await ask(`${turn}@saum.example`, 'e'))

    expect(forOne).toEqual([200, 200, 200, 429])
    expect(forNobody).toEqual(forOne)
    expect(fromOne.filter((status) => status === 429)).toHaveLength(1)
  })
})

async function requestLink(backend: TestBackend): Promise<string> {
  const before = new Set(await mailedTokens(backend, 'password-reset'))
  await backend.post(oauthForgetPassword, { email: EMAIL })
  await backend.runBackgroundWork()
  return (await mailedTokens(backend, 'password-reset')).find((token) => !before.has(token)) ?? ''
}

async function setPassword(
  backend: TestBackend,
  hash: string,
  password = NEW_PASSWORD,
  shopId = 10_028,
) {
  const nextSessionKey = aSessionKey()
  const body = JSON.stringify({ payload: { hash, password } })
  const request = { name: updatePasswordByHash.name, body, nextSessionKey, shopId }
  return { ...(await backend.send(request)), nextSessionKey }
}
