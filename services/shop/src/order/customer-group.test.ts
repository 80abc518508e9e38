import { aCatalog } from '@saum/testing/catalog-builders'
import { aCustomer } from '@saum/testing/catalog-extras'
import { startTestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { Database, Sql } from '../database/database.ts'
import type { CustomerDocument } from '../documents/customer-document.ts'
import { endBeingNew, NEW_GROUP } from './customer-group.ts'

const CUSTOMER = aCustomer({ groups: [NEW_GROUP, 'Basic_Card'] })

describe.each(TEST_ENGINES)('a customer who has ordered on %s', (engine) => {
  it('is not new any more, and keeps every other group', async () => {
    const db = await aShop()

    await db.transaction((sql) => endBeingNew(sql, CUSTOMER.id))

    expect(await documentIn(db.sql)).toMatchObject({ groups: ['Basic_Card'] })
  })

  it('keeps what was changed about them in the same moment', async () => {
    const db = await aShop()
    let ordering: Promise<void> | undefined

    await db.transaction(async (sql) => {
      const document = JSON.stringify({ ...CUSTOMER, phone: '+49 30 901820' })
      await sql`update customer set document = ${document} where id = ${CUSTOMER.id}`
      const asked = Promise.withResolvers<null>()
      ordering = db.transaction((other) => endBeingNew(telling(other, asked), CUSTOMER.id))
      await Promise.race([asked.promise, isBlocked(sql, engine)])
    })
    await ordering

    expect(await documentIn(db.sql)).toMatchObject({
      groups: ['Basic_Card'],
      phone: '+49 30 901820',
    })
  })

  async function aShop(): Promise<Database> {
    return (await startTestBackend({ engine, catalog: aCatalog({ customers: [CUSTOMER] }) })).db
  }
})

/** Says when its first question is answered. */
function telling(sql: Sql, asked: PromiseWithResolvers<null>): Sql {
  return new Proxy(sql, {
    apply: async (ask, self, words) => {
      const rows: unknown = await Reflect.apply(ask, self, words)
      asked.resolve(null)
      return rows
    },
  })
}

/** Once somebody waits for somebody; where one transaction follows the other they always do. */
async function isBlocked(sql: Sql, engine: 'sqlite' | 'postgres'): Promise<void> {
  if (engine === 'sqlite') return
  for (;;) {
    const waiting = await sql`select 1 as one from pg_locks where not granted`
    if (waiting.length > 0) return
  }
}

async function documentIn(sql: Sql): Promise<CustomerDocument> {
  const [row] = await sql<{ document: string }>`
    select document from customer where id = ${CUSTOMER.id}`
  return JSON.parse(row?.document ?? 'null') as CustomerDocument
}
