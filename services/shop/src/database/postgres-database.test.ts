import { StartupError } from '@saum/domain/startup-error'
import { createTestFolder, STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { openPostgresDatabase } from './postgres-database.ts'

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
