import { findShopByPath } from '@saum/domain/shops'
import { aSessionKey } from '@saum/testing/session-key'
import { startTestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sql } from '../database/database.ts'
import { createLoginService, type LoginService } from '../session/login-service.ts'
import { createOwnerKeys, DEFAULT_KEYS } from '../session/owner-key.ts'
import { createPasswordWork } from '../session/password-work.ts'
import { startTestProvider, type TestProvider } from './identity-provider.fixture.ts'
import { createIdentityService } from './identity-service.ts'

const shop = findShopByPath('de')!
const ANNA = { subject: 'anna', claims: { email: 'anna@saum.example', email_verified: true } }

let provider: TestProvider
beforeAll(async () => {
  provider = await startTestProvider()
})
afterAll(() => provider.close())

describe.each(TEST_ENGINES)('somebody who comes back from the provider on %s', (engine) => {
  it.each([
    ['nothing happens meanwhile', async () => {}, true],
    ['the sign-in is taken out', (sql: Sql) => sql`delete from customer_identity`, false],
    ['the account is deleted', (sql: Sql) => sql`delete from customer`, false],
  ])('is let in as long as it is theirs: %s', async (_, meanwhile, isIn) => {
    const { db } = await startTestBackend({ engine })
    const parts = { db, log: () => {}, now: Date.now }
    const keys = createOwnerKeys(DEFAULT_KEYS)
    const real = createLoginService({ ...parts, keys, passwords: createPasswordWork() })
    const logins: LoginService = {
      ...real,
      async enter(...entering) {
        await db.transaction(async (sql) => void (await meanwhile(sql)))
        return real.enter(...entering)
      },
    }
    const identities = createIdentityService({ ...parts, logins, settings: provider.settings })
    const sessionKey = aSessionKey()
    const visitor = { shop, sessionKey, clientKey: null, returnPath: undefined }
    const begun = await identities.begin(visitor)
    const [url = ''] = begun.ok ? Object.values(begun.value) : []
    const callback = await provider.visit(url, ANNA)

    const known = { sessionKey, visitorId: sessionKey, customer: null }
    const before = { shop, ...known, formerBasketKey: null }
    const answer = await identities.finish(
      {
        shop,
        before: { ...before, basketKey: '', wishlistKey: '' },
        nextSessionKey: aSessionKey(),
        agent: '',
      },
      { state: '', ...callback },
    )

    expect(answer.ok).toBe(isIn)
    expect(await db.sql`select session_key from session`).toHaveLength(isIn ? 1 : 0)
  })
})
