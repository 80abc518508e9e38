import { expect, it, vi } from 'vitest'
import { ensurePostgres } from './postgres.ts'

it('takes the PostgreSQL it is told to take', async () => {
  vi.stubEnv('TEST_DATABASE_URL', 'postgresql://db.example/test')

  expect(await ensurePostgres()).toMatchObject({ url: 'postgresql://db.example/test' })

  vi.unstubAllEnvs()
})
