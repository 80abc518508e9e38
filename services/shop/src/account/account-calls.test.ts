import { confirmAccount, createAccountFromOrder, getOrders } from '@saum/contract/order'
import { aDress } from '@saum/testing/basket-shopper'
import { aCategory } from '@saum/testing/catalog-builders'
import { aCustomer } from '@saum/testing/catalog-extras'
import { checkingOut } from '@saum/testing/checkout-shopper'
import { logIn } from '@saum/testing/customer-visit'
import { aSessionKey } from '@saum/testing/session-key'
import { startTestBackend, type TestAnswer, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { countOf, NOW } from '@saum/testing/order-placing'
import { markPaid } from '../order/operate.ts'

const PASSWORD = 'Nadel&Faden7'
const HOUR_MS = 3_600_000

describe.each(TEST_ENGINES)('[11*] an account from an order on %s', (engine) => {
  it('is one when the link of the mail is followed: logged in, with the order in its list', async () => {
    const { backend, orderToken } = await aGuestOrder(engine)
    await backend.post(createAccountFromOrder, { orderToken, password: PASSWORD })
    const nextSessionKey = aSessionKey()

    const answer = await confirm(backend, await tokenInMail(backend), { nextSessionKey })

    const orders = await backend.postAs(nextSessionKey, getOrders, {})
    const login = await logIn(backend, { email: 'anna@saum.example', password: PASSWORD })
    expect(answer.status).toBe(204)
    expect(orders.body).toMatchObject({ entities: [{ publicKey: 'DE2600000017' }] })
    expect(login.status).toBe(204)
    expect(await documentOf(backend)).toMatchObject({
      firstName: 'Anna',
      lastName: 'Faden',
      groups: ['new'],
      passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$/),
    })
  })

  it('is not made for somebody who only has the mail: whoever ordered chose the password', async () => {
    const { backend, orderToken } = await aGuestOrder(engine)
    await backend.post(createAccountFromOrder, { orderToken, password: PASSWORD })
    const token = await tokenInMail(backend)

    const wrong = await confirm(backend, token, { password: 'Mine&Mine8' })
    const accounts = await countOf(backend.db, 'customer')
    const right = await confirm(backend, token)

    expect(wrong).toMatchObject({ status: 403, body: { kind: 'wrong-password' } })
    expect(accounts).toBe(0)
    expect(right.status).toBe(204)
  })

  it('is given up after a few wrong passwords, the right one included', async () => {
    const { backend, orderToken } = await aGuestOrder(engine)
    await backend.post(createAccountFromOrder, { orderToken, password: PASSWORD })
    const token = await tokenInMail(backend)

    const statuses: number[] = []
    for (const password of ['a', 'b', 'c', 'd', '', PASSWORD]) {
      statuses.push((await confirm(backend, token, { password })).status)
    }

    expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
    expect(await countOf(backend.db, 'customer')).toBe(0)
  })

  it('is no new customer’s where the order is paid', async () => {
    const { backend, orderToken, orderId } = await aGuestOrder(engine)
    await markPaid({ db: backend.db, now: () => NOW }, orderId)
    await backend.post(createAccountFromOrder, { orderToken, password: PASSWORD })

    await confirm(backend, await tokenInMail(backend))

    expect(await documentOf(backend)).toMatchObject({ groups: [] })
  })

  it('is none before, and the link is good for one day and for one account', async () => {
    const { backend, orderToken, clock } = await aGuestOrder(engine)
    await backend.post(createAccountFromOrder, { orderToken, password: PASSWORD })
    await backend.post(createAccountFromOrder, { orderToken, password: PASSWORD })
    const [first = '', second = ''] = await tokensInMails(backend)

    const early = await logIn(backend, { email: 'anna@saum.example', password: PASSWORD })
    clock.now += 24 * HOUR_MS - 1
    const good = await confirm(backend, first)
    const again = await confirm(backend, first)
    const other = await confirm(backend, second)

    expect(early.status).not.toBe(204)
    expect([good.status, again.status, other.status]).toEqual([204, 400, 400])
    expect(await countOf(backend.db, 'customer')).toBe(1)
  })

  it('is not made by a link that is too old', async () => {
    const { backend, orderToken, clock } = await aGuestOrder(engine)
    await backend.post(createAccountFromOrder, { orderToken, password: PASSWORD })
    const token = await tokenInMail(backend)
    clock.now += 24 * HOUR_MS

    expect((await confirm(backend, token)).status).toBe(400)
    await backend.runBackgroundWork()
    expect(await countOf(backend.db, 'account_draft')).toBe(0)
  })

  it('is answered the same whether there is one already; only the mail tells', async () => {
    const { backend, orderToken } = await aGuestOrder(engine)
    await backend.importCatalog({ customers: [aCustomer({ email: 'anna@saum.example' })] })

    const answer = await backend.post(createAccountFromOrder, { orderToken, password: PASSWORD })

    expect(answer).toMatchObject({ status: 204, body: null })
    expect(await tokensInMails(backend)).toEqual([])
    expect(await kindsOfMail(backend)).toContain('account-exists')
  })

  it('takes no password that is easy to guess', async () => {
    const { backend, orderToken } = await aGuestOrder(engine)
    const weak = ['', 'Short1!', 'Passwort123', 'S4um-2026!', 'anna@saum.example', 'x'.repeat(129)]

    const answers = await Promise.all(
      weak.map((password) => backend.post(createAccountFromOrder, { orderToken, password })),
    )

    expect(answers.map(({ status }) => status)).toEqual(weak.map(() => 422))
  })

  it('is asked for a few times only, since each is a mail', async () => {
    const { backend, orderToken } = await aGuestOrder(engine)

    const answers: TestAnswer[] = []
    for (let turn = 0; turn < 4; turn++) {
      answers.push(await backend.post(createAccountFromOrder, { orderToken, password: PASSWORD }))
    }

    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 429])
    expect(answers.at(-1)?.body).toMatchObject({ retryAfterSeconds: 3600 })
  })

  it('needs the link of an order', async () => {
    const { backend } = await aGuestOrder(engine)

    const answer = await backend.post(createAccountFromOrder, {
      orderToken: 'made.up',
      password: PASSWORD,
    })

    expect(answer.status).toBe(400)
  })
})

async function aGuestOrder(engine: 'sqlite' | 'postgres') {
  const clock = { now: NOW }
  const catalog = { categories: [aCategory()], products: [aDress()] }
  const backend = await startTestBackend({ engine, catalog, now: () => clock.now })
  const shopper = checkingOut(backend)
  await shopper.add({ variantId: 701, quantity: 1 })
  await shopper.prepare()
  const { body } = await shopper.order()
  const { orderId } = body as { orderId: number }
  const orderToken = await shopper.orderToken()
  return { backend, clock, orderId, orderToken }
}

function confirm(
  backend: TestBackend,
  token: string,
  { password = PASSWORD, nextSessionKey = aSessionKey() } = {},
) {
  const body = JSON.stringify({ payload: { token, password } })
  return backend.send({ name: confirmAccount.name, body, nextSessionKey })
}

async function tokenInMail(backend: TestBackend): Promise<string> {
  const [token = ''] = await tokensInMails(backend)
  return token
}

async function tokensInMails({ db }: TestBackend): Promise<string[]> {
  const rows = await db.sql<{ slots: string }>`
    select slots from mail where kind = 'account-verification'`
  return rows.map(({ slots }) => {
    const { verifyUrl } = JSON.parse(slots) as { verifyUrl: string }
    return new URL(verifyUrl, 'https://saum.example').searchParams.get('confirm') ?? ''
  })
}

async function kindsOfMail({ db }: TestBackend): Promise<string[]> {
  const rows = await db.sql<{ kind: string }>`select kind from mail`
  return rows.map(({ kind }) => kind)
}

async function documentOf({ db }: TestBackend): Promise<unknown> {
  const [row] = await db.sql<{ document: string }>`select document from customer`
  return JSON.parse(row?.document ?? 'null')
}
