import { SHOPS } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { CategoryDocument } from '../documents/category-document.ts'
import { textFor } from '../documents/localized-text.ts'
import { loadCategoryPaths, redirectMovedCategories } from './category-redirects.ts'
import { loadReferences } from './references.ts'
import type { WriteContext } from './write-context.ts'

const CATEGORY = {
  table: 'category',
  columns: [
    'id',
    'category_key',
    'parent_id',
    'position',
    'is_hidden',
    'is_sale',
    'shop_level_custom_data',
    'origin',
  ],
  overwriteBy: ['id'],
} as const

const CATEGORY_TEXT = {
  table: 'category_text',
  columns: ['shop_id', 'category_id', 'name', 'slug', 'description', 'meta_description'],
} as const

/** Known categories keep their rows, so that whatever refers to them stays. */
export async function saveCategories(
  sql: Sql,
  documents: readonly CategoryDocument[],
  { origin }: WriteContext,
): Promise<void> {
  const ids = documents.map(({ id }) => id)
  const pathsBefore = await loadCategoryPaths(sql)
  // Keys may move from one category to another, and a tree may turn upside down.
  await sql`update category set parent_id = null, category_key = '~' || cast(id as text)
    where id in (${ids})`
  await sql`delete from category_text where category_id in (${ids})`
  await insertRows(
    sql,
    CATEGORY,
    documents.map((document) => toCategoryRow(document, null, origin)),
  )
  const { categories } = await loadReferences(sql)
  await insertRows(
    sql,
    CATEGORY,
    documents
      .filter(({ parentKey }) => parentKey !== null)
      .map((document) =>
        toCategoryRow(document, categories.get(document.parentKey ?? '')?.id ?? null, origin),
      ),
  )
  await insertRows(sql, CATEGORY_TEXT, documents.flatMap(toTextRows))
  await redirectMovedCategories(sql, pathsBefore, await loadCategoryPaths(sql), origin)
}

function toCategoryRow(document: CategoryDocument, parentId: number | null, origin: string) {
  return {
    id: document.id,
    category_key: document.key,
    parent_id: parentId,
    position: document.position,
    is_hidden: document.isHidden,
    is_sale: document.isSale,
    shop_level_custom_data: JSON.stringify(document.shopLevelCustomData),
    origin,
  }
}

/** A category without a name in the language of a shop is not in that shop. */
function toTextRows(document: CategoryDocument) {
  return SHOPS.flatMap(({ shopId, locale }) => {
    const name = textFor(document.name, locale)
    const slug = textFor(document.slug, locale)
    if (name === undefined || slug === undefined) return []
    return {
      shop_id: shopId,
      category_id: document.id,
      name,
      slug,
      description: textFor(document.description, locale) ?? '',
      meta_description: textFor(document.metaDescription, locale) ?? '',
    }
  })
}
