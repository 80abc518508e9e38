import { join } from 'node:path'
import type { Database } from '@saum/shop/database/database'
import { migrate } from '@saum/shop/database/migrate'
import { MIGRATIONS_PATH, readMigrations } from '@saum/shop/database/migrations'
import { openPostgresDatabase } from '@saum/shop/database/postgres-database'
import { openSqliteDatabase } from '@saum/shop/database/sqlite-database'
import { seedDemoRange } from '@saum/shop/import/seed-demo-range'
import { createShopService } from '@saum/shop/shop-service'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { DEMO_RANGE } from '../../apps/server/src/project-folder.ts'
import { createBasketCalls, type BasketCalls } from './basket-load.ts'
import { openBarePostgres } from './bare-postgres.ts'
import { openBareSqlite } from './bare-sqlite.ts'
import { createRecorder, type RecordedCall, type Recorder } from './recorded-calls.ts'
import { loadFor } from './timed-load.ts'

/** Different sizes that shoppers put in. */
export const VARIANTS = 500
/** Who call at the same time. */
export const CALLERS = 16

/** One engine with the demo range: the shop on it, and the bare database beside it. */
export interface EngineStage {
  name: string
  calls: BasketCalls
  /** The same shop again; what it asks of the database is remembered. */
  recorded: { calls: BasketCalls; record: Recorder['record'] }
  /** Replays recorded calls for so long and tells how many per second. */
  replayFor(milliseconds: number, nextCall: (caller: number) => RecordedCall): Promise<number>
}

export async function openSqliteStage(
  stack: AsyncDisposableStack,
  folder: string,
): Promise<EngineStage> {
  const path = join(folder, 'shop.sqlite')
  const stage = await openStage('SQLite', openSqliteDatabase(path), stack)
  const bare = stack.use(openBareSqlite(path))
  return {
    ...stage,
    async replayFor(milliseconds, nextCall) {
      const startedAt = performance.now()
      let count = 0
      while (performance.now() - startedAt < milliseconds) {
        bare.run(Array.from({ length: CALLERS }, (_, caller) => nextCall(caller)))
        count += CALLERS
      }
      return (count / (performance.now() - startedAt)) * 1_000
    },
  }
}

export async function openPostgresStage(
  stack: AsyncDisposableStack,
  url: string,
): Promise<EngineStage> {
  const stage = await openStage('PostgreSQL', await openPostgresDatabase(url), stack)
  const bare = stack.use(await openBarePostgres(url, CALLERS))
  return {
    ...stage,
    async replayFor(milliseconds, nextCall) {
      const { perSecond } = await loadFor(milliseconds, CALLERS, (caller) =>
        bare.run(caller, nextCall(caller)),
      )
      return perSecond
    },
  }
}

async function openStage(name: string, db: Database, stack: AsyncDisposableStack) {
  stack.defer(() => db.close())
  await migrate(db, await readMigrations(MIGRATIONS_PATH))
  await seedDemoRange(db, DEMO_RANGE, { now: Date.now, onProgress: () => {} })
  const variantIds = await listSellable(db)
  const callsOn = (target: Database) =>
    createBasketCalls(createShopService(target, { log: () => {} }).dispatch, variantIds)
  const recorder = createRecorder(db)
  return {
    name,
    calls: callsOn(db),
    recorded: { calls: callsOn(recorder.db), record: recorder.record },
  }
}

/** Sizes of which nobody runs out of stock. */
async function listSellable({ sql }: Database): Promise<number[]> {
  const rows = await sql<{ id: number }>`
    select vs.variant_id as id from variant_shop vs
      join variant v on v.id = vs.variant_id
      join product_shop ps on ps.product_id = v.product_id and ps.shop_id = vs.shop_id
      join product p on p.id = v.product_id
    where vs.shop_id = ${DEFAULT_SHOP.shopId} and vs.stock_quantity > 2 and ps.is_active = 1
      and p.sellable_from is null and p.sellable_to is null
    order by vs.variant_id limit ${VARIANTS}`
  return rows.map(({ id }) => id)
}
