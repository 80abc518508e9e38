import type { Database, Sql } from '../database/database.ts'
import { takeExclusiveLock } from '../database/exclusive-lock.ts'
import { findSetting, saveSetting } from '../database/setting-storage.ts'
import { createAttributeIds } from './attribute-ids.ts'
import { namedSizes, namedValues } from './product-attributes.ts'
import type { ProductFacts } from './product-facts.ts'

const DONE_SETTING = 'filter.values-named'
const BATCH = 1_000

/**
 * Products that were imported before filters had names of their own are asked what they call their
 * values, once. Whoever imports from now on says so by itself.
 */
export async function nameKnownValues(db: Database): Promise<void> {
  if ((await findSetting(db.sql, DONE_SETTING)) !== null) return
  await db.transaction(async (sql) => {
    await takeExclusiveLock(db, sql)
    if ((await findSetting(sql, DONE_SETTING)) !== null) return
    const attributeIds = createAttributeIds()
    const sizes = await sql<{ size: string }>`select distinct size_label as "size" from variant`
    await attributeIds.allocate(sql, namedSizes(sizes.map(({ size }) => size)))
    for (let after = 0; ;) {
      const batch = await listFactsAfter(sql, after)
      await attributeIds.allocate(
        sql,
        batch.flatMap(({ facts }) => namedValues(facts)),
      )
      after = batch.at(-1)?.id ?? 0
      if (batch.length < BATCH) break
    }
    await saveSetting(sql, DONE_SETTING, '1')
  })
}

async function listFactsAfter(
  sql: Sql,
  after: number,
): Promise<{ id: number; facts: ProductFacts }[]> {
  const rows = await sql<{ id: number; facts: string }>`
    select id, facts from product where id > ${after} order by id limit ${BATCH}`
  return rows.map(({ id, facts }) => ({ id, facts: JSON.parse(facts) as ProductFacts }))
}
