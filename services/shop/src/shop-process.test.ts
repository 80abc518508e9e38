import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createBackend } from '@saum/contract/backend'
import { addItemToBasket, getBasket } from '@saum/contract/basket'
import { getCategoryByPath, getRootCategories } from '@saum/contract/category'
import { getProductById } from '@saum/contract/product'
import { getWishlist } from '@saum/contract/wishlist'
import { StartupError } from '@saum/domain/startup-error'
import { aCatalog, aCategory, inEveryLocale } from '@saum/testing/catalog-builders'
import { aDemoModule } from '@saum/testing/demo-module'
import { createTestFolder, createTestSchema, TEST_ENGINES } from '@saum/testing/test-database'
import { importContent } from '@saum/testing/test-import'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from './database/database.ts'
import { openPostgresDatabase } from './database/postgres-database.ts'
import { openSqliteDatabase } from './database/sqlite-database.ts'
import { startShopService, type ShopServiceOptions } from './shop-process.ts'

async function start(options: ShopServiceOptions) {
  const shop = await startShopService(options)
  onTestFinished(() => shop.close())
  return { shop, backend: createBackend(shop.transport, { shopId: 10028, requestId: 'r1' }) }
}

/** The database of a running shop, as the command line opens it. */
async function openBeside({ dataDir = '', databaseUrl }: ShopServiceOptions): Promise<Database> {
  const db =
    databaseUrl === undefined
      ? openSqliteDatabase(join(dataDir, 'shop.sqlite'))
      : await openPostgresDatabase(databaseUrl)
  onTestFinished(() => db.close())
  return db
}

describe.each(TEST_ENGINES)('the shop in its own thread on %s', { timeout: 30_000 }, (engine) => {
  async function place(): Promise<ShopServiceOptions> {
    return engine === 'sqlite'
      ? { dataDir: await createTestFolder() }
      : { databaseUrl: await createTestSchema() }
  }

  it('starts from nothing, tells what it does and answers', async () => {
    const progress: string[] = []
    const { shop, backend } = await start({
      ...(await place()),
      demoRange: await aDemoModule(aCatalog()),
      onProgress: (line) => progress.push(line),
    })

    const answer = await backend.call(getProductById, { id: 3301 })

    expect(answer).toMatchObject({ ok: true, value: { id: 3301 } })
    expect(await backend.call(getCategoryByPath, { path: '/no' })).toMatchObject({
      ok: false,
      refusal: { kind: 'category-not-found', problem: { status: 404 } },
    })
    expect(progress.filter((line) => !line.startsWith('Applied migration'))).toEqual([
      expect.stringContaining('Writing the demo range'),
      'Imported the demo range',
    ])
    expect(await shop.health()).toEqual({
      ok: true,
      detail: `${engine} can be written`,
      late: { mail: null, jobs: null },
    })
  })

  it('[3.10] makes the keys of baskets as it is told', async () => {
    const keys = {
      basketTemplate: '{userId}@{shopId}',
      wishlistTemplate: '{userId}+{shopId}',
      hash: 'md5' as const,
    }
    const demoRange = await aDemoModule(aCatalog())
    const { shop } = await start({ ...(await place()), keys, demoRange })
    const sessionKey = 'a'.repeat(64)
    const caller = { shopId: 10028, requestId: 'r1', sessionKey, nextSessionKey: sessionKey }
    const backend = createBackend(shop.transport, caller)
    await backend.call(addItemToBasket, { variantId: 330_101, quantity: 1 })

    const basket = await backend.call(getBasket, {})
    const wishlist = await backend.call(getWishlist, {})

    const [ofBasket, ofWishlist] = [`${sessionKey}@10028`, `${sessionKey}+10028`].map(md5)
    expect(basket).toMatchObject({ ok: true, value: { basket: { key: ofBasket } } })
    expect(wishlist).toMatchObject({ ok: true, value: { key: ofWishlist } })
  })

  it('finds its data again after a restart and has nothing left to do', async () => {
    const options = { ...(await place()), demoRange: await aDemoModule(aCatalog()) }
    const first = await startShopService(options)
    await first.close()
    const progress: string[] = []

    const { backend } = await start({
      ...options,
      demoRange: null,
      onProgress: (line) => progress.push(line),
    })

    expect(await backend.call(getRootCategories, {})).toMatchObject({ value: [{ id: 100 }] })
    expect(progress).toEqual([])
  })

  it('answers what was asked before it closes and refuses what comes later', async () => {
    const { shop, backend } = await start({
      ...(await place()),
      demoRange: await aDemoModule(aCatalog()),
    })

    const asked = Array.from({ length: 20 }, () => backend.call(getRootCategories, {}))
    await shop.close()

    expect(await Promise.all(asked)).toHaveLength(20)
    await expect(backend.call(getRootCategories, {})).rejects.toThrow('The shop service is closed')
    expect(await shop.health()).toMatchObject({ ok: false })
  })

  it('shows what another process imports, and notifies its subscribers', async () => {
    const options = await place()
    const changed = Promise.withResolvers<void>()
    const { backend } = await start({
      ...options,
      demoRange: await aDemoModule(aCatalog()),
      onCatalogChanged: changed.resolve,
    })
    await backend.call(getRootCategories, {})

    const db = await openBeside(options)
    const renamed = aCategory({ name: inEveryLocale('Roben') })
    await importContent(db, { kind: 'categories', content: [renamed] })
    await changed.promise

    expect(await backend.call(getRootCategories, {})).toMatchObject({
      value: [{ name: 'Roben' }],
    })
  })

  it('tells the operator what is wrong with the range', async () => {
    const failure = startShopService({ ...(await place()), demoRange: '/no/such/range.ts' })

    await expect(failure).rejects.toThrow(StartupError)
    await expect(failure).rejects.toThrow('The demo range /no/such/range.ts cannot be used: ')
  })
})

describe('a shop that cannot start', { timeout: 30_000 }, () => {
  it('says so when a newer program has used the data', async () => {
    const dataDir = await createTestFolder()
    await (await startShopService({ dataDir })).close()
    const db = openSqliteDatabase(join(dataDir, 'shop.sqlite'))
    await db.transaction((sql) => sql`insert into migration values (9999, 'later', 'x', 0)`)
    await db.close()

    await expect(startShopService({ dataDir })).rejects.toThrow(
      'The database is newer than this program: it has the migration 9999-later.sql.',
    )
  })

  it('says so when the database file is something else', async () => {
    const dataDir = await createTestFolder()
    await writeFile(
      join(dataDir, 'shop.sqlite'),
      'These are not the data you are looking for. '.repeat(50),
    )

    const failure = startShopService({ dataDir })

    await expect(failure).rejects.toThrow(StartupError)
    await expect(failure).rejects.toThrow(
      /shop\.sqlite cannot be used: file is not a database\. Keep it and restore the last backup/,
    )
  })

  it('says so when PostgreSQL does not answer', async () => {
    await expect(
      startShopService({ databaseUrl: 'postgresql://127.0.0.1:1/shop' }),
    ).rejects.toThrow('PostgreSQL at 127.0.0.1:1/shop does not answer')
  })

  it('says so when it is not told where the data is', async () => {
    await expect(startShopService({})).rejects.toThrow('Neither DATA_DIR nor DATABASE_URL')
  })

  it('lets go of the folder, so that the next attempt can succeed', async () => {
    const dataDir = await createTestFolder()
    await expect(startShopService({ dataDir, demoRange: '/no' })).rejects.toThrow(StartupError)

    const { shop } = await start({ dataDir })

    expect(await shop.health()).toMatchObject({ ok: true })
  })

  it('leaves the folder to the process that has it', async () => {
    const dataDir = await createTestFolder()
    const program = fileURLToPath(new URL('./shop-process.fixture.ts', import.meta.url))
    const first = spawn(process.execPath, [program, dataDir])
    onTestFinished(() => void first.kill('SIGKILL'))
    await once(first.stdout, 'data')
    const second = spawn(process.execPath, [program, dataDir])

    const [said, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')])

    expect(said).toContain(`${dataDir} is in use by process ${first.pid} (since `)
    expect(code).not.toBe(0)
  })
})

function md5(plain: string): string {
  return createHash('md5').update(plain).digest('hex')
}
