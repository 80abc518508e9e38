import type { Call, PayloadOf } from '@saum/contract/call'
import type { RpcAnswer, RpcRequest, RpcTransport } from '@saum/contract/rpc'
import { DEFAULT_SHOP, findShopById, type ShopId } from '@saum/domain/shops'
import type { Database, DatabaseEngine } from '@saum/shop/database/database'
import type { Catalog } from '@saum/shop/documents/catalog-document'
import { writeCatalog } from '@saum/shop/import/write-catalog'
import type { IdentityProviderSettings } from '@saum/shop/identity/identity-settings'
import type { MailTransport } from '@saum/shop/mail/mail-transport'
import type { PasswordCost } from '@saum/shop/session/password-hash'
import { insertVisitor } from '@saum/shop/session/visitor-storage'
import type { LogEntry } from '@saum/thread/log'
import { createShopService } from '@saum/shop/shop-service'
import { openMigratedDatabase } from './test-database.ts'

export interface TestAnswer {
  status: number
  contentType: string
  body: unknown
}

export interface TestBackend {
  db: Database
  /** The service as other processes reach it. */
  transport: RpcTransport
  /** What the service logged so far. */
  logged: LogEntry[]
  post<C extends Call>(call: C, payload: PayloadOf<C>, shopId?: ShopId): Promise<TestAnswer>
  /** The same as somebody whose session has this key. */
  postAs<C extends Call>(
    sessionKey: string,
    call: C,
    payload: PayloadOf<C>,
    shopId?: ShopId,
  ): Promise<TestAnswer>
  /** A request exactly as given, for what a typed client could not send; its session is one we know. */
  send(request: Partial<RpcRequest>): Promise<TestAnswer>
  /** Adds to the range, or overwrites what is there under the same ids. */
  importCatalog(catalog: Partial<Catalog>): Promise<void>
  /** What the service does by itself now and then: alerts, mails. */
  runBackgroundWork(): Promise<void>
}

const CHEAP_PASSWORDS = { memory: 8, passes: 1, parallelism: 1 }

export interface TestBackendOptions {
  engine?: DatabaseEngine
  /** A migrated one that is there already, instead of a new one. */
  database?: Database
  catalog?: Partial<Catalog>
  now?: () => number
  mailTransport?: MailTransport
  identityProvider?: IdentityProviderSettings
  /** Signs links; another one per test where it is missing. */
  secret?: string
  /** What a login costs where the test is not about it. */
  passwordCost?: PasswordCost
  mayGuestsReorder?: boolean
}

/** The shop service over a real database, fresh per test. */
export async function startTestBackend({
  engine = 'sqlite',
  database,
  catalog,
  now = Date.now,
  mailTransport,
  identityProvider,
  secret,
  passwordCost = CHEAP_PASSWORDS,
  mayGuestsReorder,
}: TestBackendOptions = {}): Promise<TestBackend> {
  const db = database ?? (await openMigratedDatabase(engine))
  const logged: LogEntry[] = []
  const service = createShopService(db, {
    log: (entry) => logged.push(entry),
    mail: mailTransport && {
      transport: mailTransport,
      from: 'service@saum.example',
      publicOrigin: 'https://saum.example',
    },
    identityProvider,
    secret,
    passwordCost,
    mayGuestsReorder,
    now,
  })

  async function importCatalog(added: Partial<Catalog>): Promise<void> {
    await writeCatalog(db, added, { now: now(), origin: 'own' })
    service.forgetCatalog()
  }

  const issued = new Map<string, Promise<void>>()

  /** Most tests are about what visitors do and not about how their session begins. */
  async function issueSession({ sessionKey, shopId }: Partial<RpcRequest>): Promise<void> {
    const shop = findShopById(shopId ?? DEFAULT_SHOP.shopId)
    if (sessionKey === undefined || shop === undefined) return
    const name = `${shop.shopId} ${sessionKey}`
    const session = { shopId: shop.shopId, sessionKey, now: now() }
    const issuing = issued.get(name) ?? db.transaction((sql) => insertVisitor(sql, session))
    issued.set(name, issuing)
    await issuing
  }

  async function send(request: Partial<RpcRequest>): Promise<TestAnswer> {
    await issueSession(request)
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

  if (catalog !== undefined) await importCatalog(catalog)
  return {
    db,
    transport: service.dispatch,
    logged,
    send,
    post: (call, payload, shopId = DEFAULT_SHOP.shopId) =>
      send({ shopId, name: call.name, body: JSON.stringify({ payload }) }),
    postAs: (sessionKey, call, payload, shopId = DEFAULT_SHOP.shopId) =>
      send({ shopId, sessionKey, name: call.name, body: JSON.stringify({ payload }) }),
    importCatalog,
    runBackgroundWork: service.runBackgroundWork,
  }
}

function toTestAnswer({ status, contentType, body }: RpcAnswer): TestAnswer {
  return { status, contentType, body: body === '' ? null : (JSON.parse(body) as unknown) }
}
