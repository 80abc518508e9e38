import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aDress } from '@saum/testing/basket-shopper'
import { aCategory } from '@saum/testing/catalog-builders'
import { countOf, NOW } from '@saum/testing/order-placing'
import { isDeep } from '@saum/testing/depth'
import { startTestBackend } from '@saum/testing/test-backend'
import { createTestFolder, createTestSchema, STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { DatabaseEngine } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { MIGRATIONS_PATH, readMigrations } from '../database/migrations.ts'
import { openPostgresDatabase } from '../database/postgres-database.ts'
import { openSqliteDatabase } from '../database/sqlite-database.ts'
import type { CrashJob } from '../order/order-crash.fixture.ts'
import { admit, CUSTOMER_ID, EMAIL, placeOne, settleIn } from '@saum/testing/known-customer'
import { findTraces } from './traces.fixture.ts'

const PROGRAM = fileURLToPath(new URL('../order/order-crash.fixture.ts', import.meta.url))
/** A run with more steps than this has stopped counting them. */
const MAX_STEPS = 120
/** Each is a process of its own; every write is near enough to one of these. */
const STRIDE = isDeep ? 4 : 10

describe.each(STORAGE_ENGINES)(
  '[16] a shop on %s that is killed while an account goes',
  (engine) => {
    it('has all of the customer or nothing', async () => {
      const { address, backend } = await aShopOnDisk(engine)
      const { db } = backend
      await admit(backend)
      await settleIn(backend, await placeOne(backend, { customerId: CUSTOMER_ID, now: () => NOW }))
      const before = await findTraces(db, [EMAIL])

      let kills = 0
      for (let steps = 0; steps < MAX_STEPS; steps += STRIDE) {
        const work = { leaverId: CUSTOMER_ID }
        const wasKilled = await runAndDie({ address, steps, now: NOW, work })
        if ((await countOf(db, 'customer')) === 0) break
        expect(wasKilled).toBe(true)
        expect(await findTraces(db, [EMAIL])).toEqual(before)
        kills += 1
      }

      expect(kills * STRIDE).toBeGreaterThan(16)
      const where = (await findTraces(db, [EMAIL])).map((trace) => trace.split(' in ')[1])
      // What is needed for the order that is under way, and for the mails about it.
      expect(where).toEqual([
        'customer_order.email',
        'declaration.email',
        'declaration.request_key',
        'mail.recipient',
      ])
    }, 120_000)
  },
)

/** With an address another process can open. */
async function aShopOnDisk(engine: DatabaseEngine) {
  const address =
    engine === 'postgres' ? await createTestSchema() : join(await createTestFolder(), 'shop.sqlite')
  const database =
    engine === 'postgres' ? await openPostgresDatabase(address) : openSqliteDatabase(address)
  onTestFinished(() => database.close())
  await migrate(database, await readMigrations(MIGRATIONS_PATH))
  const catalog = { categories: [aCategory()], products: [aDress()] }
  return { address, backend: await startTestBackend({ database, catalog, now: () => NOW }) }
}

/** Whether it was killed before it had finished. */
async function runAndDie(job: CrashJob): Promise<boolean> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(job))
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (signal === null && code !== 0) throw new Error('The program failed by itself')
  return signal === 'SIGKILL'
}
