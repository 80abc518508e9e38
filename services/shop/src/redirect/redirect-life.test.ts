import { join } from 'node:path'
import { createBackend } from '@saum/contract/backend'
import { followRedirect } from '@saum/contract/redirect'
import {
  createTestFolder,
  createTestSchema,
  openTestDatabase,
  STORAGE_ENGINES,
} from '@saum/testing/test-database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { MIGRATIONS_PATH, readMigrations } from '../database/migrations.ts'
import { openPostgresDatabase } from '../database/postgres-database.ts'
import { openSqliteDatabase } from '../database/sqlite-database.ts'
import { startShopService } from '../shop-process.ts'

describe.each(STORAGE_ENGINES)('redirects over time on %s', { timeout: 30_000 }, (engine) => {
  it('are written without their shop once it is updated', async () => {
    const db = await openTestDatabase(engine)
    const migrations = await readMigrations(MIGRATIONS_PATH)
    const at = migrations.findIndex(({ name }) => name.includes('redirects'))
    await migrate(db, migrations.slice(0, at))
    await db.transaction(
      (sql) => sql`insert into redirect values
        (10028, '/de/versand', '/de/lieferung/', 301, 'demo'),
        (10028, '/de/doppelt', '/de/a/', 301, 'own'), (10028, '/doppelt', '/b/', 301, 'own'),
        (10031, '/fr-ch/expedition', '/fr-ch/livraison/', 301, 'demo'),
        (0, '/presse', 'https://press.saum.example/', 302, 'own')`,
    )

    await migrate(db, migrations)

    expect(await db.sql`select source from redirect order by source`).toEqual(
      ['/de/doppelt', '/doppelt', '/expedition', '/presse', '/versand'].map((source) => ({
        source,
      })),
    )
  })

  it('keep what was counted when the server stops', async () => {
    const dataDir = await createTestFolder()
    const databaseUrl = engine === 'postgres' ? await createTestSchema() : undefined
    const shop = await startShopService(databaseUrl === undefined ? { dataDir } : { databaseUrl })
    const backend = createBackend(shop.transport, { shopId: 10028, requestId: 'r1' })
    await backend.call(followRedirect, { path: '/de/fehlt/', referrerHost: 'blog.example' })

    await shop.close()

    const db =
      databaseUrl === undefined
        ? openSqliteDatabase(join(dataDir, 'shop.sqlite'))
        : await openPostgresDatabase(databaseUrl)
    onTestFinished(() => db.close())
    expect(await db.sql`select path, referrer_host as host from redirect_miss`).toEqual([
      { path: '/fehlt', host: 'blog.example' },
    ])
  })
})
