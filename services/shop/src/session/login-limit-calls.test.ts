import { oauthLogin } from '@saum/contract/login'
import { aCustomer } from '@saum/testing/catalog-extras'
import { aCustomerWithPassword, PASSWORD } from '@saum/testing/customer-visit'
import { NOW } from '@saum/testing/order-placing'
import { aSessionKey } from '@saum/testing/session-key'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { countLogin, risingWaitMs } from './login-limit.ts'

const MINUTE_MS = 60_000
const { email: EMAIL } = aCustomer()

describe.each(TEST_ENGINES)('guessing passwords on %s', (engine) => {
  async function aShop() {
    const clock = { now: NOW }
    const customers = [aCustomerWithPassword(), aCustomerWithPassword({ id: 92 })]
    const backend = await startTestBackend({ engine, catalog: { customers }, now: () => clock.now })
    return { backend, clock }
  }

  it('gets slower and slower: 1, 2, 4, 8 and then 15 minutes for each more', async () => {
    const { backend, clock } = await aShop()
    await guess(backend, 5)

    const waits: unknown[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      const held = await logIn(backend)
      const { retryAfterSeconds } = held.body as { retryAfterSeconds: number }
      waits.push(retryAfterSeconds / 60)
      clock.now += retryAfterSeconds * 1000
      await guess(backend, 1)
    }

    expect(waits).toEqual([1, 2, 4, 8, 15, 15])
  })

  it('keeps nobody out who comes from elsewhere', async () => {
    const { backend } = await aShop()
    await guess(backend, 6)

    const attacker = await logIn(backend)
    const owner = await logIn(backend, { clientKey: 'home' })

    expect(attacker.status).toBe(429)
    expect(owner.status).toBe(204)
  })

  it('from everywhere at once leaves the owner a try a minute, and all of them on their own device', async () => {
    const { backend, clock } = await aShop()
    const { nextSessionKey: device } = await logIn(backend, { clientKey: 'home' })
    for (let bot = 0; bot < 21; bot += 1) {
      await countTry(backend, { email: EMAIL, clientKey: `bot-${bot}` })
    }

    const onDevice: number[] = []
    for (const password of ['a', 'b', PASSWORD]) {
      onDevice.push(
        (await logIn(backend, { password, clientKey: 'home', sessionKey: device })).status,
      )
    }
    const mistyped = await logIn(backend, { password: 'a', clientKey: 'hotel' })
    const tooSoon = await logIn(backend, { clientKey: 'hotel' })
    clock.now += MINUTE_MS
    const aMinuteLater = await logIn(backend, { clientKey: 'hotel' })

    expect(onDevice).toEqual([404, 404, 204])
    expect([mistyped, tooSoon, aMinuteLater].map(({ status }) => status)).toEqual([404, 429, 204])
  })

  it('at many accounts from one network ends for that network', async () => {
    const { backend } = await aShop()

    const waits: number[] = []
    for (let turn = 0; turn < 51; turn += 1) {
      waits.push(await countTry(backend, { email: `${turn}@saum.example`, clientKey: 'cafe' }))
    }

    const atAnother = await logIn(backend, { email: aCustomer({ id: 92 }).email })
    expect(waits.filter((waitMs) => waitMs > 0)).toEqual([15 * MINUTE_MS])
    expect(atAnother.status).toBe(429)
    expect((await logIn(backend, { clientKey: 'home' })).status).toBe(204)
  })

  it('by many at once is no faster than one after the other', async () => {
    const { backend } = await aShop()

    const answers = await Promise.all(
      Array.from({ length: 12 }, () => logIn(backend, { password: 'guessed' })),
    )

    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })

  it('is told to operators without saying at whom', async () => {
    const { backend } = await aShop()
    await guess(backend, 5)

    await logIn(backend)

    expect(backend.logged).toEqual([
      { level: 'warn', message: 'A login was held back', fields: { shopId: 10_028 } },
    ])
  })
})

describe('the wait after wrong passwords', () => {
  it('doubles and ends at a quarter of an hour, however many there were', () => {
    const minutes = [-1, 0, 1, 2, 3, 4, 5, 1_000_000].map(
      (tries) => risingWaitMs(tries) / MINUTE_MS,
    )

    expect(minutes).toEqual([0, 1, 2, 4, 8, 15, 15, 15])
  })
})

interface Try {
  email?: string
  password?: string
  clientKey?: string
  sessionKey?: string
}

async function logIn(backend: TestBackend, attempt: Try = {}) {
  const { email = EMAIL, password = PASSWORD, clientKey = 'cafe', ...session } = attempt
  const nextSessionKey = aSessionKey()
  const body = JSON.stringify({ payload: { email, password } })
  const request = { name: oauthLogin.name, body, clientKey, nextSessionKey, ...session }
  return { ...(await backend.send(request)), nextSessionKey }
}

async function guess(backend: TestBackend, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await logIn(backend, { password: 'guessed' })
}

/** A wrong login as far as it is counted, without the work of comparing. */
function countTry({ db }: TestBackend, who: { email: string; clientKey: string }): Promise<number> {
  const attempt = { ...who, shopId: 10_028, device: null, now: NOW } as const
  return db.transaction((sql) => countLogin(sql, attempt))
}
