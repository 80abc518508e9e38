import type { Call, PayloadOf } from '@saum/contract/call'
import type { RpcAnswer, RpcRequest } from '@saum/contract/rpc'
import { DEFAULT_SHOP, type ShopId } from '@saum/domain/shops'
import type { ImportOutcome } from '@saum/shop/catalog/catalog-import'
import type { CatalogSeed } from '@saum/shop/catalog/catalog-seed'
import type { Database, DatabaseEngine } from '@saum/shop/database/database'
import { migrate } from '@saum/shop/database/migrate'
import { MIGRATIONS_PATH, readMigrations } from '@saum/shop/database/migrations'
import type { LogEntry } from '@saum/shop/log'
import { createShopService } from '@saum/shop/shop-service'
import { openTestDatabase } from './test-database.ts'

export interface TestAnswer {
  status: number
  contentType: string
  body: unknown
}

export interface TestBackend {
  db: Database
  /** What the service logged so far. */
  logged: LogEntry[]
  post<C extends Call>(call: C, payload: PayloadOf<C>, shopId?: ShopId): Promise<TestAnswer>
  /** A request exactly as given, for what a typed client could not send. */
  send(request: Partial<RpcRequest>): Promise<TestAnswer>
  importCatalog(seed: CatalogSeed): Promise<ImportOutcome>
}

export interface TestBackendOptions {
  engine?: DatabaseEngine
  catalog?: CatalogSeed
  now?: () => number
}

/** The shop service over a real database, fresh per test. */
export async function startTestBackend({
  engine = 'sqlite',
  catalog,
  now = Date.now,
}: TestBackendOptions = {}): Promise<TestBackend> {
  const db = await openTestDatabase(engine)
  await migrate(db, await readMigrations(MIGRATIONS_PATH))
  const logged: LogEntry[] = []
  const service = createShopService(db, { log: (entry) => logged.push(entry), now })
  if (catalog !== undefined) await service.importCatalog(catalog)

  async function send(request: Partial<RpcRequest>): Promise<TestAnswer> {
    return toTestAnswer(
      await service.dispatch({
        shopId: DEFAULT_SHOP.shopId,
        name: '',
        body: '{}',
        requestId: 'test-request',
        ...request,
      }),
    )
  }

  return {
    db,
    logged,
    send,
    post: (call, payload, shopId = DEFAULT_SHOP.shopId) =>
      send({ shopId, name: call.name, body: JSON.stringify({ payload }) }),
    importCatalog: service.importCatalog,
  }
}

function toTestAnswer({ status, contentType, body }: RpcAnswer): TestAnswer {
  return { status, contentType, body: JSON.parse(body) as unknown }
}
