import { createHash } from 'node:crypto'
import { findShopByPath } from '@saum/domain/shops'
import { aCustomer } from '@saum/testing/catalog-extras'
import { NOW } from '@saum/testing/order-placing'
import { openTestDatabase, STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { MIGRATIONS_PATH, readMigrations } from '../database/migrations.ts'
import { findAccount } from '../session/customer-storage.ts'
import { findSession } from '../session/session-storage.ts'
import { findDraft } from './account-draft.ts'

const BEFORE = 12
const SHOP_ID = 10_028
const SESSION_KEY = 'a'.repeat(64)

describe.each(STORAGE_ENGINES)(
  'a shop with accounts that is brought up to date on %s',
  (engine) => {
    it('keeps who is logged in and what waits for its mail, and knows whose address was proven', async () => {
      const migrations = await readMigrations(MIGRATIONS_PATH)
      const db = await openTestDatabase(engine)
      await migrate(
        db,
        migrations.filter(({ number }) => number < BEFORE),
      )
      await insertBefore(db)

      await migrate(db, migrations)

      const shop = findShopByPath('de')!
      const known = { shopId: SHOP_ID, now: NOW } as const
      expect(await findDraft(db.sql, { shop, token: 'token', now: NOW })).toMatchObject({
        email: 'draft@saum.example',
        orderId: 1,
        firstName: '',
        wantsNewsletter: false,
      })
      expect(await findSession(db.sql, { ...known, sessionKey: SESSION_KEY })).not.toBeNull()
      const emails = ['imported@saum.example', 'ordered@saum.example', 'linked@saum.example']
      const accounts = await Promise.all(
        emails.map((email) => findAccount(db.sql, { shopId: SHOP_ID, email })),
      )
      expect(accounts.map((account) => account?.isEmailVerified)).toEqual([false, true, false])
    })
  },
)

async function insertBefore(db: Database): Promise<void> {
  const people = [
    { id: 1, email: 'imported@saum.example', origin: 'demo', referenceKey: 'C-1' },
    { id: 20, email: 'linked@saum.example', origin: 'own', referenceKey: 'account-2' },
    { id: 2, email: 'ordered@saum.example', origin: 'own', referenceKey: 'account-2' },
  ]
  const tokenHash = createHash('sha256').update('token').digest('hex')
  await db.transaction(async (sql) => {
    for (const { id, email, origin, referenceKey } of people) {
      const document = JSON.stringify(aCustomer({ id, email, referenceKey }))
      await sql`
        insert into customer (id, shop_id, email, document, origin)
        values (${id}, ${SHOP_ID}, ${email}, ${document}, ${origin})`
    }
    await sql`
      insert into session (session_key, shop_id, customer_id, former_key, created_at, expires_at)
      values (${SESSION_KEY}, ${SHOP_ID}, 1, null, ${NOW}, ${NOW + 1000})`
    await sql`
      insert into customer_order (id, shop_id, order_number, checkout_id, state, email, zip_code,
        basket_key, currency, total_cents, document, created_at, updated_at)
      values (1, ${SHOP_ID}, 'DE2600000017', 'c', 'ordered', 'draft@saum.example', '20095', 'b',
        'EUR', 100, '{}', ${NOW}, ${NOW})`
    await sql`
      insert into account_draft (token_hash, shop_id, order_id, email, password_hash, expires_at)
      values (${tokenHash}, ${SHOP_ID}, 1, 'draft@saum.example', 'hash', ${NOW + 1000})`
  })
}
