import { findShopByPath } from '@saum/domain/shops'
import { aCustomer } from '@saum/testing/catalog-extras'
import { aCustomerWithPassword, PASSWORD } from '@saum/testing/customer-visit'
import { aSessionKey } from '@saum/testing/session-key'
import { startTestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { createPasswordService } from '../account/password-service.ts'
import { updateCustomer } from './customer-storage.ts'
import { createLoginService } from './login-service.ts'
import { createOwnerKeys, DEFAULT_KEYS } from './owner-key.ts'
import { createPasswordWork, type PasswordWork } from './password-work.ts'

const shop = findShopByPath('de')!
const { id: CUSTOMER, email } = aCustomer()
const keys = createOwnerKeys(DEFAULT_KEYS)
const log = () => {}
const now = Date.now

describe.each(TEST_ENGINES)('somebody whose password is still being compared on %s', (engine) => {
  async function aShop(meanwhile: (sql: Sql) => Promise<unknown>) {
    const { db } = await startTestBackend({
      engine,
      catalog: { customers: [aCustomerWithPassword()] },
    })
    const work = createPasswordWork()
    const passwords: PasswordWork = {
      ...work,
      async isRight(password, hash) {
        const isRight = await work.isRight(password, hash)
        await db.transaction(meanwhile)
        return isRight
      },
    }
    const parts = { db, keys, passwords, log, now }
    const entry = { shop, before: null, nextSessionKey: aSessionKey(), agent: '' }
    const sessions = () => db.sql`select session_key from session`
    return { parts, entry, sessions }
  }

  it.each([
    ['another password is set', change((known) => ({ ...known, passwordHash: 'another' }))],
    ['the password is taken away', change(({ passwordHash: _, ...known }) => known)],
    ['the account is deactivated', change((known) => ({ ...known, isActive: false }))],
    ['the account is deleted', (sql: Sql) => sql`delete from customer where id = ${CUSTOMER}`],
  ])('stays outside when %s', async (_, meanwhile) => {
    const { parts, entry, sessions } = await aShop(meanwhile)

    const login = { ...entry, email, password: PASSWORD, clientKey: null }
    const answer = await createLoginService(parts).logIn(login)

    expect(answer).toEqual({ ok: false, refusal: { kind: 'wrong-credentials' } })
    expect(await sessions()).toEqual([])
  })

  it('does not write over the password its owner has set meanwhile', async () => {
    const meanwhile = change((known) => ({ ...known, passwordHash: 'another' }))
    const { parts, entry, sessions } = await aShop(meanwhile)
    const visitor = { shop, sessionKey: aSessionKey(), customer: null, visitorId: null }
    const owner = { ...visitor, formerBasketKey: null, basketKey: '', wishlistKey: '' }
    const wish = { oldPassword: PASSWORD, newPassword: 'ein Faden am anderen' }

    const answer = await createPasswordService(parts).change({
      ...entry,
      ...wish,
      owner,
      customerId: CUSTOMER,
    })

    expect(answer).toEqual({ ok: false, refusal: { kind: 'wrong-password' } })
    expect(await sessions()).toEqual([])
  })
})

function change(by: (known: CustomerDocument) => CustomerDocument) {
  return (sql: Sql) => updateCustomer(sql, CUSTOMER, by, now())
}
