import { aCustomer } from '@saum/testing/catalog-extras'
import { NOW } from '@saum/testing/order-placing'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { findAccount, findCustomer, updateCustomer } from './customer-storage.ts'

describe.each(STORAGE_ENGINES)('what we know of a customer on %s', (engine) => {
  const aShop = (customer = aCustomer()) =>
    startTestBackend({ engine, catalog: { customers: [customer] }, now: () => NOW })

  it('keeps every change of those who change it at once', async () => {
    const { db } = await aShop()
    const addGroup = (group: string) =>
      db.transaction((sql) =>
        updateCustomer(sql, 91, (known) => ({ ...known, groups: [...known.groups, group] }), NOW),
      )

    await Promise.all(['a', 'b', 'c', 'd'].map(addGroup))

    const customer = await findCustomer(db.sql, 91)
    expect(customer?.groups.toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
  })

  it('is not changed for somebody who is gone', async () => {
    const { db } = await aShop()

    const changed = await db.transaction((sql) => updateCustomer(sql, 92, (known) => known, NOW))

    expect(changed).toBeNull()
  })

  it('says that the address is proven where the import says so, until it brings another one', async () => {
    const backend = await aShop(aCustomer({ isEmailVerified: true }))
    const before = await isProven(backend, aCustomer().email)

    await backend.importCatalog({ customers: [aCustomer({ phone: '+49 40 1234567' })] })
    const sameAddress = await isProven(backend, aCustomer().email)
    await backend.importCatalog({ customers: [aCustomer({ email: 'other@saum.example' })] })
    const another = await isProven(backend, 'other@saum.example')

    expect([before, sameAddress, another]).toEqual([true, true, false])
  })
})

async function isProven({ db }: TestBackend, email: string): Promise<boolean | undefined> {
  return (await findAccount(db.sql, { shopId: 10_028, email }))?.isEmailVerified
}
