import { join } from 'node:path'
import type { RpcTransport } from '@saum/contract/rpc'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Database } from '@saum/shop/database/database'
import { migrate } from '@saum/shop/database/migrate'
import { MIGRATIONS_PATH, readMigrations } from '@saum/shop/database/migrations'
import { openPostgresDatabase } from '@saum/shop/database/postgres-database'
import { openSqliteDatabase } from '@saum/shop/database/sqlite-database'
import { seedDemoRange } from '@saum/shop/import/seed-demo-range'
import { createShopService } from '@saum/shop/shop-service'
import { DEMO_RANGE } from '../../apps/server/src/project-folder.ts'
import { openBarePostgres } from '../basket/bare-postgres.ts'
import { openBareSqlite } from '../basket/bare-sqlite.ts'
import { createRecorder, type RecordedCall, type Recorder } from '../basket/recorded-calls.ts'

/** Who order at the same time. */
export const CALLERS = 16
const SECRET = 'a secret of this benchmark'

/** One engine with the demo range: the shop on it, and the bare database beside it. */
export interface OrderStage {
  name: string
  db: Database
  dispatch: RpcTransport
  /** The same shop again; what it asks of the database is remembered. */
  recorded: { dispatch: RpcTransport; record: Recorder['record'] }
  /** Sends all of these to the database, as many at once as there are callers. */
  replay(calls: readonly RecordedCall[]): Promise<void>
}

export async function openSqliteStage(
  stack: AsyncDisposableStack,
  folder: string,
): Promise<OrderStage> {
  const path = join(folder, 'shop.sqlite')
  const stage = await openStage('SQLite', openSqliteDatabase(path), stack)
  const bare = stack.use(openBareSqlite(path))
  return {
    ...stage,
    async replay(calls) {
      for (let start = 0; start < calls.length; start += CALLERS) {
        bare.run(calls.slice(start, start + CALLERS))
      }
    },
  }
}

export async function openPostgresStage(
  stack: AsyncDisposableStack,
  url: string,
): Promise<OrderStage> {
  const stage = await openStage('PostgreSQL', await openPostgresDatabase(url), stack)
  const bare = stack.use(await openBarePostgres(url, CALLERS))
  return {
    ...stage,
    replay: (calls) => inParallel(calls, (call, caller) => bare.run(caller, call)),
  }
}

/** Each caller takes the next one once they are done. */
export async function inParallel<T>(
  all: readonly T[],
  work: (one: T, caller: number) => Promise<void>,
  callers = CALLERS,
): Promise<void> {
  const waiting = all.values()
  async function workOn(caller: number): Promise<void> {
    for (const one of waiting) await work(one, caller)
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => workOn(caller)))
}

async function openStage(name: string, db: Database, stack: AsyncDisposableStack) {
  stack.defer(() => db.close())
  await migrate(db, await readMigrations(MIGRATIONS_PATH))
  await seedDemoRange(db, DEMO_RANGE, { now: Date.now, onProgress: () => {} })
  await db.transaction(
    (sql) => sql`
      update variant_shop set stock_quantity = 1000000
      where shop_id = ${DEFAULT_SHOP.shopId} and stock_quantity > 2`,
  )
  const serve = (target: Database) =>
    createShopService(target, { log: () => {}, secret: SECRET }).dispatch
  const recorder = createRecorder(db)
  return {
    name,
    db,
    dispatch: serve(db),
    recorded: { dispatch: serve(recorder.db), record: recorder.record },
  }
}
