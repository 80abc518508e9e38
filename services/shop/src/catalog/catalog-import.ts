import { createHash } from 'node:crypto'
import { findShopByPath } from '@saum/domain/shops'
import type { Database, Sql } from '../database/database.ts'
import { takeExclusiveLock } from '../database/exclusive-lock.ts'
import { insertRows } from '../database/insert-rows.ts'
import { findSetting, saveSetting } from '../database/setting-storage.ts'
import { toRedirectKey } from '../redirect/redirect-rules.ts'
import { EVERY_SHOP } from '../redirect/redirect-storage.ts'
import type { CatalogSeed, RedirectSeed } from './catalog-seed.ts'
import { saveCategories } from './category-import.ts'
import { saveProducts } from './product-import.ts'

/** To be raised when the same seed would now be written differently. */
const IMPORT_VERSION = 1

const FINGERPRINT_SETTING = 'catalog.demo-fingerprint'

const REDIRECT = {
  table: 'redirect',
  columns: ['shop_id', 'source', 'target', 'status_code', 'origin'],
} as const

const ANALYZED_TABLES = [
  'category',
  'category_text',
  'product',
  'product_shop',
  'variant',
  'variant_shop',
  'product_image',
  'product_image_text',
  'product_category',
  'redirect',
]

/** `kept`: the range holds something that is not ours to replace. */
export type ImportOutcome = 'imported' | 'unchanged' | 'kept'

/** Puts the demo range into an empty database, or replaces the demo range of an earlier version. */
export function importCatalog(
  db: Database,
  seed: CatalogSeed,
  now: number = Date.now(),
): Promise<ImportOutcome> {
  const fingerprint = fingerprintOf(seed)
  return db.transaction(async (sql) => {
    await takeExclusiveLock(db, sql)
    if (await hasOwnRange(sql)) return 'kept'
    if ((await findSetting(sql, FINGERPRINT_SETTING)) === fingerprint) return 'unchanged'
    await saveCategories(sql, seed.categories)
    await saveProducts(sql, seed, now)
    await sql`delete from redirect`
    await insertRows(sql, REDIRECT, seed.redirects.map(toRedirectRow))
    await saveSetting(sql, FINGERPRINT_SETTING, fingerprint)
    // Without fresh statistics PostgreSQL plans the first minutes as if the tables were empty.
    await sql.script(ANALYZED_TABLES.map((table) => `analyze ${table};`).join('\n'))
    return 'imported'
  })
}

async function hasOwnRange(sql: Sql): Promise<boolean> {
  const rows = await sql`
    select 1 where exists (select 1 from category where origin <> 'demo')
      or exists (select 1 from product where origin <> 'demo')
      or exists (select 1 from redirect where origin <> 'demo')`
  return rows.length > 0
}

function toRedirectRow(seed: RedirectSeed) {
  const shop = seed.shopPath === null ? undefined : findShopByPath(seed.shopPath)
  return {
    shop_id: shop?.shopId ?? EVERY_SHOP,
    source: toRedirectKey(seed.source),
    target: seed.target,
    status_code: seed.statusCode,
    origin: 'demo',
  }
}

function fingerprintOf(seed: CatalogSeed): string {
  return createHash('sha256')
    .update(JSON.stringify([IMPORT_VERSION, seed]))
    .digest('hex')
}
