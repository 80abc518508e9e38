import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { aCatalog, aProduct, aVariant } from '@saum/testing/catalog-builders'
import { createTestFolder, createTestSchema, STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { Database, DatabaseEngine } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { MIGRATIONS_PATH, readMigrations } from '../database/migrations.ts'
import { openPostgresDatabase } from '../database/postgres-database.ts'
import { openSqliteDatabase } from '../database/sqlite-database.ts'
import { writeCatalog } from '../import/write-catalog.ts'
import { createOwnerKeys, DEFAULT_KEYS } from '../session/owner-key.ts'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { readBasket } from './basket-storage.ts'

const ownerKeys = createOwnerKeys(DEFAULT_KEYS)
const PROGRAM = fileURLToPath(new URL('./basket-crash.fixture.ts', import.meta.url))

describe.each(STORAGE_ENGINES)('a shop on %s killed while shoppers add and update', (engine) => {
  it('has every basket as it was last confirmed, or one change further, and none by halves', async () => {
    const address = await aShopOnDisk(engine)

    const confirmed = await killWhileShopping(address, '1')

    const db = await openDatabase(address)
    for (const [sessionKey, turn] of confirmed) {
      const basketKey = ownerKeys('basket', DEFAULT_SHOP.shopId, sessionKey)
      const { items, revision } = await readBasket(db.sql, basketKey, Date.now())
      expect([turn, turn + 1]).toContain(revision)
      const quantity = 1 + (revision % 9)
      expect(items).toMatchObject([
        { variantId: 701, quantity },
        { variantId: 702, quantity },
      ])
    }
    await db.close()
    expect(confirmed.size).toBe(4)
  }, 30_000)
})

async function openDatabase(address: string): Promise<Database> {
  const isPostgres = address.startsWith('postgres')
  return isPostgres ? openPostgresDatabase(address) : openSqliteDatabase(address)
}

/** The address of a database the test can open again. */
async function aShopOnDisk(engine: DatabaseEngine): Promise<string> {
  const address =
    engine === 'postgres' ? await createTestSchema() : join(await createTestFolder(), 'shop.sqlite')
  const db = await openDatabase(address)
  await migrate(db, await readMigrations(MIGRATIONS_PATH))
  const variants = [701, 702].map((id) =>
    aVariant({ id, size: String(id), isSellableWithoutStock: true }),
  )
  const catalog = aCatalog({ products: [aProduct({ id: 7, variants })] })
  await writeCatalog(db, catalog, { now: Date.now(), origin: 'own' })
  await db.close()
  return address
}

/** The last confirmed turn of every shopper. */
async function killWhileShopping(address: string, round: string): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [PROGRAM, address, round], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const confirmed = new Map<string, number>()
  for await (const line of createInterface({ input: child.stdout })) {
    const [sessionKey = '', turn, status] = line.split(' ')
    if (status === '200') confirmed.set(sessionKey, Number(turn))
    if (confirmed.size === 4 && Math.min(...confirmed.values()) >= 15) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return confirmed
}
