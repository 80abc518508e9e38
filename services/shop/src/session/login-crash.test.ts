import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { aCatalog, aProduct, aVariant } from '@saum/testing/catalog-builders'
import { aCustomerWithPassword, PASSWORD } from '@saum/testing/customer-visit'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { readBasket } from '../basket/basket-storage.ts'
import { migrate } from '../database/migrate.ts'
import { MIGRATIONS_PATH, readMigrations } from '../database/migrations.ts'
import { openSqliteDatabase } from '../database/sqlite-database.ts'
import { writeCatalog } from '../import/write-catalog.ts'
import { createOwnerKeys, DEFAULT_KEYS } from './owner-key.ts'

const PROGRAM = fileURLToPath(new URL('./login-crash.fixture.ts', import.meta.url))
const CUSTOMER = aCustomerWithPassword()
const keys = createOwnerKeys(DEFAULT_KEYS)

describe('[7.18] a shop killed while visitors log in', () => {
  it('has every piece once: with the visitor or with the customer, who is logged in then', async () => {
    const path = await aShopOnDisk()

    const confirmed = await killWhileLoggingIn(path)

    const db = openSqliteDatabase(path)
    const customers = await readBasket(db.sql, keys('basket', 10_028, '91'), Date.now())
    const sessions = await db.sql<{ formerKey: string }>`
      select former_key as "formerKey" from session`
    const entered = new Set(sessions.map(({ formerKey }) => formerKey))
    expect(confirmed.length).toBeGreaterThanOrEqual(6)
    for (const sessionKey of confirmed) expect(entered).toContain(sessionKey)
    expect(customers.items).toHaveLength(entered.size * 2)
    expect(new Set(customers.items.map(({ quantity }) => quantity))).toEqual(new Set([3]))
    const left = await db.sql<{ items: number }>`
      select count(*) as items from basket_item i join basket b on b.basket_key = i.basket_key
      where b.basket_key <> ${keys('basket', 10_028, '91')} group by b.basket_key`
    for (const { items } of left) expect(items).toBe(2)
    for (const formerKey of entered) {
      const visitors = await readBasket(db.sql, keys('basket', 10_028, formerKey), Date.now())
      expect(visitors.items).toEqual([])
    }
    await db.close()
  }, 30_000)
})

async function aShopOnDisk(): Promise<string> {
  const path = join(await createTestFolder(), 'shop.sqlite')
  const db = openSqliteDatabase(path)
  await migrate(db, await readMigrations(MIGRATIONS_PATH))
  const products = Array.from({ length: 40 }, (_, index) => {
    const id = index + 1
    const sizes = [1, 2].map((size) => aVariant({ id: id * 100 + size, size: String(size) }))
    return aProduct({ id, variants: sizes })
  })
  const catalog = aCatalog({ products, customers: [CUSTOMER] })
  await writeCatalog(db, catalog, { now: Date.now(), origin: 'own' })
  await db.close()
  return path
}

/** Who had been told that they are logged in. */
async function killWhileLoggingIn(path: string): Promise<string[]> {
  const child = spawn(process.execPath, [PROGRAM, path, CUSTOMER.email, PASSWORD], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const confirmed: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    const [sessionKey = '', status] = line.split(' ')
    if (status === '204') confirmed.push(sessionKey)
    if (confirmed.length === 6) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return confirmed
}
