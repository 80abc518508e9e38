import { StartupError } from '@saum/domain/startup-error'
import { createTestFolder, openTestDatabase, STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { openPostgresDatabase } from './postgres-database.ts'

describe.runIf(STORAGE_ENGINES.includes('postgres'))('a connection that breaks', () => {
  it('inside a transaction fails that transaction only', async () => {
    const db = await openTestDatabase('postgres')
    const other = await openTestDatabase('postgres')

    const broken = db.transaction(async (sql) => {
      const [row] = await sql<{ pid: number }>`select pg_backend_pid() as pid`
      await other.sql`select pg_terminate_backend(${row?.pid ?? 0}::int)`
      // Long enough for the news to arrive while no statement is under way.
      await new Promise((resolve) => setTimeout(resolve, 200))
      return sql`select 1`
    })

    await expect(broken).rejects.toMatchObject({ kind: 'unavailable' })
    expect(await db.transaction((sql) => sql`select 1 as one`)).toEqual([{ one: 1 }])
  })
})

describe('a PostgreSQL that cannot be used', () => {
  it('is named to the operator without its password', async () => {
    const failure = openPostgresDatabase('postgresql://saum:secret@127.0.0.1:1/shop')

    await expect(failure).rejects.toThrow(StartupError)
    await expect(failure).rejects.toThrow(
      /^PostgreSQL at 127\.0\.0\.1:1\/shop does not answer: .*Check DATABASE_URL\.$/,
    )
  })

  it('is missed on a socket nobody listens on', async () => {
    const address = new URLSearchParams({ host: await createTestFolder() })

    await expect(openPostgresDatabase(`postgresql:///shop?${address}`)).rejects.toThrow(
      /^PostgreSQL at local socket\/shop does not answer/,
    )
  })

  it.runIf(STORAGE_ENGINES.includes('postgres'))('is told apart by its database', async () => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
    url.pathname = '/no_such_database'

    await expect(openPostgresDatabase(url.href)).rejects.toThrow(
      /database "no_such_database" does not exist/,
    )
  })
})
