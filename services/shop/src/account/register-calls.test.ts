import { oauthRegister } from '@saum/contract/login'
import { confirmAccount } from '@saum/contract/order'
import { getUser } from '@saum/contract/user'
import { mailedTokens, waitingMails } from '@saum/testing/account-mail'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import { NOW } from '@saum/testing/order-placing'
import { aSessionKey } from '@saum/testing/session-key'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const EMAIL = 'lea@saum.example'
const PASSWORD = 'ein Faden am anderen'
const HOUR_MS = 3_600_000

describe.each(TEST_ENGINES)('registering on %s', (engine) => {
  async function aShop() {
    const clock = { now: NOW }
    const catalog = { customers: [aCustomerWithPassword()] }
    const backend = await startTestBackend({ engine, catalog, now: () => clock.now })
    return { backend, clock }
  }

  it('makes a new customer of whoever follows the link of the mail and knows the password', async () => {
    const { backend } = await aShop()

    const asked = await register(backend)
    const early = await logIn(backend, { email: EMAIL, password: PASSWORD })
    const [token = ''] = await mailedTokens(backend, 'account-verification')
    const confirmed = await confirm(backend, token)

    const { body } = await backend.postAs(confirmed.nextSessionKey, getUser, {})
    expect(asked).toMatchObject({ status: 204, body: null })
    expect(early.status).toBe(404)
    expect(confirmed.status).toBe(204)
    expect(body).toMatchObject({
      user: { email: EMAIL, firstName: '', groups: ['new'], isEmailVerified: true },
    })
  })

  it('gives nothing to who typed the address of somebody else, nor to that somebody', async () => {
    const { backend } = await aShop()
    await register(backend, { password: 'the attacker knows it' })
    const [token = ''] = await mailedTokens(backend, 'account-verification')

    const byOwner = await confirm(backend, token, 'what the owner would choose')
    const byAttacker = await logIn(backend, { email: EMAIL, password: 'the attacker knows it' })

    expect(byOwner).toMatchObject({ status: 403, body: { kind: 'wrong-password' } })
    expect(byAttacker.status).toBe(404)
  })

  it('is answered the same for an address that has an account; only its owner hears of it', async () => {
    const { backend } = await aShop()
    const email = aCustomerWithPassword().email

    const known = await register(backend, { email })
    const unknown = await register(backend)

    expect(known).toEqual(unknown)
    expect(await waitingMails(backend)).toMatchObject([
      { kind: 'account-exists', recipient: email },
      { kind: 'account-verification', recipient: EMAIL },
    ])
    expect((await logIn(backend)).status).toBe(204)
  })

  it('takes as long for an address that has an account as for one that has none', async () => {
    const { backend } = await aShop()
    const times = { known: [] as number[], unknown: [] as number[] }

    for (let turn = 0; turn < 3; turn += 1) {
      times.unknown.push(await timeOf(() => register(backend, { email: `no${turn}@saum.example` })))
      times.known.push(
        await timeOf(() => register(backend, { email: aCustomerWithPassword().email })),
      )
    }

    const ratio = Math.min(...times.known) / Math.min(...times.unknown)
    expect(ratio).toBeGreaterThan(0.2)
    expect(ratio).toBeLessThan(5)
  })

  it('greets nobody with words a stranger has typed', async () => {
    const { backend } = await aShop()

    await register(backend, { first_name: 'Gewonnen. Hol es auf evil.example', last_name: 'x' })

    const [mail] = await waitingMails(backend)
    expect(mail?.slots['firstName']).toBe('')
  })

  it('leaves out names that are none instead of keeping them', async () => {
    const { backend } = await aShop()
    await register(backend, { first_name: '<script>alert(1)</script>', last_name: "O'Neill" })
    const [token = ''] = await mailedTokens(backend, 'account-verification')

    const { nextSessionKey } = await confirm(backend, token)

    const { body } = await backend.postAs(nextSessionKey, getUser, {})
    expect(body).toMatchObject({ user: { firstName: '', lastName: "O'Neill" } })
  })

  it('leads on to a page of our own only', async () => {
    const { backend } = await aShop()

    await register(backend, { redirectUrl: '/de/wishlist/' })
    await register(backend, { redirectUrl: 'https://evil.example/' })
    await register(backend, { redirectUrl: '//evil.example' })

    const links = (await waitingMails(backend)).map(({ slots }) => slots['verifyUrl'] ?? '')
    const targets = links.map((link) => new URL(link, 'https://s').searchParams.get('redirectUrl'))
    expect(targets.filter((target) => target !== null)).toEqual(['/de/wishlist/'])
  })

  it.each([
    ['too short', 'kurz 7!'],
    ['longer than we take, and nothing is cut off', 'x7'.repeat(65)],
    ['on the list of what everybody uses', 'Passwort123'],
    ['our own name with some signs', 'S4um!2026'],
    ['the address itself', 'LEA@saum.example'],
  ])('takes no password that is %s', async (_, password) => {
    const { backend } = await aShop()

    const answer = await register(backend, { password })

    expect(answer).toMatchObject({ status: 422, body: { kind: 'weak-password' } })
    expect(await waitingMails(backend)).toEqual([])
  })

  it.each([
    ['an address that is none', { email: 'lea' }],
    ['an address of a megabyte', { email: `${'a'.repeat(1_000_000)}@b.example` }],
    ['a name of a megabyte', { first_name: 'a'.repeat(1_000_000) }],
    ['a line break in the address', { email: 'lea@saum.example\r\nBcc: all@saum.example' }],
    ['a sex there is not', { gender: 'x' }],
  ])('refuses %s', async (_, payload) => {
    const { backend } = await aShop()

    const answer = await register(backend, payload)

    expect(answer).toMatchObject({ status: 400, body: { title: 'Invalid payload' } })
    expect(await waitingMails(backend)).toEqual([])
  })

  it('is possible five times an hour from one network, whatever the addresses', async () => {
    const { backend, clock } = await aShop()
    const tryAgain = (turn: number, clientKey: string) =>
      register(backend, { email: `lea${turn}@saum.example` }, clientKey)

    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await tryAgain(turn, 'cafe')).status)
    const elsewhere = await tryAgain(7, 'other')
    clock.now += HOUR_MS
    const later = await tryAgain(8, 'cafe')

    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    expect([elsewhere.status, later.status]).toEqual([204, 204])
  })

  it('is allowed three times an hour for one address and network, twenty times for all networks', async () => {
    const { backend } = await aShop()

    const statuses: number[] = []
    for (const clientKey of ['a', 'a', 'a', 'a', 'b']) {
      statuses.push((await register(backend, {}, clientKey)).status)
    }
    await backend.db.transaction((sql) => sql`update attempt set attempts = 19`)
    const last = await register(backend, {}, 'c')
    const tooMany = await register(backend, {}, 'd')

    expect(statuses).toEqual([204, 204, 204, 429, 204])
    expect([last.status, tooMany.status]).toEqual([204, 429])
  })

  it('is kept from nobody by a network that has asked too often itself', async () => {
    const { backend } = await aShop()
    for (let turn = 0; turn < 5; turn += 1) {
      await register(backend, { email: `${turn}@saum.example` }, 'a')
    }
    for (let turn = 0; turn < 21; turn += 1) await register(backend, {}, 'a')

    const owner = await register(backend, {}, 'b')

    expect(owner.status).toBe(204)
  })

  it('says nothing of address or password in the log', async () => {
    const { backend } = await aShop()

    await register(backend)
    await register(backend, { email: aCustomerWithPassword().email })

    expect(JSON.stringify(backend.logged)).not.toMatch(/saum\.example|Faden/)
  })
})

function register(backend: TestBackend, payload: object = {}, clientKey = '') {
  const body = JSON.stringify({ payload: { email: EMAIL, password: PASSWORD, ...payload } })
  return backend.send({ name: oauthRegister.name, body, clientKey })
}

async function confirm(backend: TestBackend, token: string, password = PASSWORD) {
  const nextSessionKey = aSessionKey()
  const body = JSON.stringify({ payload: { token, password } })
  const answer = await backend.send({ name: confirmAccount.name, body, nextSessionKey })
  return { ...answer, nextSessionKey }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
