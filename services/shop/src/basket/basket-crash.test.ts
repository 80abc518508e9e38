import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { aCatalog, aProduct, aVariant } from '@saum/testing/catalog-builders'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { MIGRATIONS_PATH, readMigrations } from '../database/migrations.ts'
import { openSqliteDatabase } from '../database/sqlite-database.ts'
import { writeCatalog } from '../import/write-catalog.ts'
import { ownerKey } from '../session/owner-key.ts'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { listItems } from './basket-storage.ts'

const PROGRAM = fileURLToPath(new URL('./basket-crash.fixture.ts', import.meta.url))

describe('a shop killed while shoppers add', () => {
  it('has every basket as it was last confirmed, or one change further, and none by halves', async () => {
    const path = await aShopOnDisk()

    for (let round = 1; round <= 1; round++) {
      const confirmed = await killWhileAdding(path, String(round))

      const db = openSqliteDatabase(path)
      for (const [sessionKey, turn] of confirmed) {
        const basketKey = ownerKey('basket', { shop: DEFAULT_SHOP, sessionKey })
        const quantities = (await listItems(db.sql, basketKey, Date.now())).map(
          ({ quantity }) => quantity,
        )
        // More than ten of a size are not sold.
        const expected = [turn, turn + 1].map((turns) => Math.min(turns, 10))
        expect([expected[0], expected[1]]).toContain(quantities[0])
        expect(quantities).toEqual([quantities[0], quantities[0]])
      }
      await db.close()
      expect(confirmed.size).toBe(4)
    }
  }, 30_000)
})

async function aShopOnDisk(): Promise<string> {
  const path = join(await createTestFolder(), 'shop.sqlite')
  const db = openSqliteDatabase(path)
  await migrate(db, await readMigrations(MIGRATIONS_PATH))
  const variants = [701, 702].map((id) =>
    aVariant({ id, size: String(id), isSellableWithoutStock: true }),
  )
  const catalog = aCatalog({ products: [aProduct({ id: 7, variants })] })
  await writeCatalog(db, catalog, { now: Date.now(), origin: 'own' })
  await db.close()
  return path
}

/** The last confirmed turn of every shopper. */
async function killWhileAdding(path: string, round: string): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [PROGRAM, path, round], {
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
