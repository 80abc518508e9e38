import type { Database } from '../database/database.ts'

const TABLES = [
  'category',
  'category_text',
  'product',
  'product_shop',
  'variant',
  'variant_shop',
  'price_history',
  'product_image',
  'product_category',
  'picture',
  'outfit_product',
  'branch_stock',
  'redirect',
]

/** Rows of an index that SQLite looks at; enough to tell a good index from a bad one. */
const SAMPLE_ROWS = 1_000

/** Without fresh statistics both engines plan as if the tables were as they used to be. */
export async function refreshStatistics(db: Database): Promise<void> {
  const sample = db.engine === 'sqlite' ? `pragma analysis_limit = ${SAMPLE_ROWS};\n` : ''
  const text = sample + TABLES.map((table) => `analyze ${table};`).join('\n')
  await db.transaction((sql) => sql.script(text))
}
