import { openTestDatabase, STORAGE_ENGINES } from '@saum/testing/test-database'
import { expect, it } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { MIGRATIONS_PATH, readMigrations } from '../database/migrations.ts'

it.each(STORAGE_ENGINES)('who had letters before topics keeps them, on %s', async (engine) => {
  const db = await openTestDatabase(engine)
  const migrations = await readMigrations(MIGRATIONS_PATH)
  await migrate(db, migrations.slice(0, 13))
  for (const state of ['requested', 'confirmed']) {
    const expiresAt = state === 'requested' ? 7 : null
    await db.transaction(
      (sql) => sql`
        insert into newsletter_subscription
          (id, shop_id, email, state, token_hash, consent_text, requested_at, expires_at)
        values (${state}, 10028, ${`${state}@saum.example`}, ${state}, ${state}, 'Ja', 1,
          ${expiresAt})`,
    )
  }

  await migrate(db, migrations)

  const rows = await db.sql`
    select id, topics, wished_topics as wished, expires_at as "expiresAt", consent_text as consent
    from newsletter_subscription order by id`
  expect(rows).toEqual([
    { id: 'confirmed', topics: 'new,magazine', wished: null, expiresAt: null, consent: 'Ja' },
    { id: 'requested', topics: '', wished: 'new,magazine', expiresAt: 7, consent: 'Ja' },
  ])
})
