import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aDress, visiting, type Shopper } from '@saum/testing/basket-shopper'
import { aCategory } from '@saum/testing/catalog-builders'
import { isDeep } from '@saum/testing/depth'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { createTestFolder, createTestSchema, STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { DatabaseEngine } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { MIGRATIONS_PATH, readMigrations } from '../database/migrations.ts'
import { openPostgresDatabase } from '../database/postgres-database.ts'
import { openSqliteDatabase } from '../database/sqlite-database.ts'
import { settlePayment, type Outcome } from '../payment/settle-payment.ts'
import type { CrashJob } from './order-crash.fixture.ts'
import type { OrderDraft } from './order-draft.ts'
import { findOrder } from './order-storage.ts'
import { placeOrder } from './place-order.ts'
import { aDraft, aGiftCard, NOW } from '@saum/testing/order-placing'
import { brokenPromises } from './sound-orders.fixture.ts'

const PROGRAM = fileURLToPath(new URL('./order-crash.fixture.ts', import.meta.url))
const STOCK = 500
const CARD_CENTS = 100_000
/** A run with more steps than this has stopped counting them. */
const MAX_STEPS = 60
/** Each step is a process of its own; most writes of one order are alike. */
const STRIDE = isDeep ? 1 : 3

describe.each(STORAGE_ENGINES)('[10*] a shop on %s that is killed at every write', (engine) => {
  it('of placing: there is one order with its mail after the next click, or none before it', async () => {
    const shop = await aShopOnDisk(engine)

    const kills = await killAtSteps(async (steps) => {
      const shopper = await aShopper(shop)
      const draft = await aFullDraft(shopper, 'invoice')
      const wasKilled = await runAndDie({ ...shop, steps, now: NOW, work: { draft } })
      expect(await brokenPromises(shop.backend.db, STOCK)).toEqual([])
      const again = await placeOrder({ db: shop.backend.db, now: () => NOW }, draft)
      expect(again.ok).toBe(true)
      expect((await shopper.basket()).items).toEqual([])
      return wasKilled
    })

    expect(await brokenPromises(shop.backend.db, STOCK)).toEqual([])
    expect(kills * STRIDE).toBeGreaterThan(12)
    const [{ count } = { count: 0 }] = await shop.backend.db.sql<{ count: number }>`
      select count(*) as count from customer_order`
    expect(count).toBe(kills + 1)
  }, 120_000)

  it.each(['paid', 'failed'] as const)(
    'of settling a payment that %s: the money has an order, or is nobody’s to keep',
    async (outcome) => {
      const shop = await aShopOnDisk(engine)
      const { db } = shop.backend
      const parts = { db, now: () => NOW }

      const kills = await killAtSteps(async (steps) => {
        const shopper = await aShopper(shop)
        const draft = await aFullDraft(shopper, 'card')
        const placed = await placeOrder(parts, draft)
        if (!placed.ok) throw new Error(placed.refusal.kind)
        const told = toOutcome(draft, placed.value.paymentKey, outcome)
        const wasKilled = await runAndDie({ ...shop, steps, now: NOW, work: { outcome: told } })
        expect(await brokenPromises(db, STOCK)).toEqual([])
        await settlePayment(parts, told)
        const order = await findOrder(db.sql, placed.value.orderId)
        expect(order?.state).toBe(outcome === 'paid' ? 'paid' : 'cancelled')
        expect((await shopper.basket()).items).toHaveLength(outcome === 'paid' ? 0 : 1)
        return wasKilled
      })

      expect(await brokenPromises(db, STOCK)).toEqual([])
      expect(kills * STRIDE).toBeGreaterThan(8)
    },
    120_000,
  )
})

interface DiskShop {
  address: string
  backend: TestBackend
}

/** With an address another process can open. */
async function aShopOnDisk(engine: DatabaseEngine): Promise<DiskShop> {
  const address =
    engine === 'postgres' ? await createTestSchema() : join(await createTestFolder(), 'shop.sqlite')
  const database =
    engine === 'postgres' ? await openPostgresDatabase(address) : openSqliteDatabase(address)
  onTestFinished(() => database.close())
  await migrate(database, await readMigrations(MIGRATIONS_PATH))
  const catalog = { categories: [aCategory()], products: [aDress({}, { 701: STOCK })] }
  return { address, backend: await startTestBackend({ database, catalog, now: () => NOW }) }
}

async function aShopper({ backend }: DiskShop): Promise<Shopper> {
  const shopper = visiting(backend)
  await shopper.add({ variantId: 701, quantity: 2 })
  return shopper
}

async function aFullDraft(
  shopper: Shopper,
  paymentMethod: 'invoice' | 'card',
): Promise<OrderDraft> {
  const card = await aGiftCard(shopper.backend.db, CARD_CENTS)
  return aDraft(shopper, { paymentMethod, giftCards: [{ ...card, cents: 1_000 }] })
}

function toOutcome(
  draft: OrderDraft,
  paymentKey: string | null,
  outcome: 'paid' | 'failed',
): Outcome {
  const asked = { amountCents: draft.cost.dueCents, currencyCode: 'EUR' }
  return { paymentKey: paymentKey ?? '', outcome, ...asked }
}

/** Further each time, until the work is done before the kill. Says how often it was killed. */
async function killAtSteps(run: (steps: number) => Promise<boolean>): Promise<number> {
  for (let kills = 0; kills * STRIDE < MAX_STEPS; kills++) {
    if (!(await run(kills * STRIDE))) return kills
  }
  throw new Error('It died at every step there is')
}

/** Whether it was killed before it had finished. */
async function runAndDie({ address, steps, now, work }: CrashJob): Promise<boolean> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ address, steps, now, work }))
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (signal === null && code !== 0) throw new Error('The program failed by itself')
  return signal === 'SIGKILL'
}
