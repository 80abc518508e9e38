import { findShopById, LOCALES, type Locale } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { CategoryDocument } from '../documents/category-document.ts'
import { textFor, type LocalizedText } from '../documents/localized-text.ts'
import type { Stored } from './stored-document.ts'
import type { Origin } from './write-context.ts'

interface CategoryRow {
  id: number
  key: string
  parentKey: string | null
  position: number
  isHidden: number
  isSale: number
  customData: string
  origin: Origin
}

interface TextRow {
  categoryId: number
  shopId: number
  name: string
  slug: string
  description: string
  metaDescription: string
}

export async function listStoredCategories(sql: Sql): Promise<Stored<CategoryDocument>[]> {
  const rows = await sql<CategoryRow>`
    select c.id, c.category_key as key, p.category_key as "parentKey", c.position,
      c.is_hidden as "isHidden", c.is_sale as "isSale", c.shop_level_custom_data as "customData",
      c.origin
    from category c left join category p on p.id = c.parent_id
    order by c.id`
  const texts = await sql<TextRow>`
    select category_id as "categoryId", shop_id as "shopId", name, slug, description,
      meta_description as "metaDescription"
    from category_text`
  const textsOf = Map.groupBy(texts, ({ categoryId }) => categoryId)
  return rows.map((row) => ({
    key: String(row.id),
    origin: row.origin,
    document: toDocument(row, textsOf.get(row.id) ?? []),
  }))
}

export async function listCategoryDocuments(sql: Sql): Promise<CategoryDocument[]> {
  return (await listStoredCategories(sql)).map(({ document }) => document)
}

/** Two documents that lead to the same rows become the same. */
export function normalizeCategory(document: CategoryDocument): CategoryDocument {
  return {
    id: document.id,
    key: document.key,
    parentKey: document.parentKey,
    position: document.position,
    isHidden: document.isHidden,
    isSale: document.isSale,
    name: withoutFallbacks(document.name),
    slug: withoutFallbacks(document.slug),
    description: withoutFallbacks(document.description),
    metaDescription: withoutFallbacks(document.metaDescription),
    shopLevelCustomData: document.shopLevelCustomData,
  }
}

function toDocument(row: CategoryRow, texts: readonly TextRow[]): CategoryDocument {
  function textsOf(member: 'name' | 'slug' | 'description' | 'metaDescription'): LocalizedText {
    const found: LocalizedText = {}
    for (const text of texts) {
      const locale = findShopById(text.shopId)?.locale
      if (locale !== undefined && text[member] !== '') found[locale] = text[member]
    }
    return found
  }
  return normalizeCategory({
    id: row.id,
    key: row.key,
    parentKey: row.parentKey,
    position: row.position,
    isHidden: row.isHidden === 1,
    isSale: row.isSale === 1,
    name: textsOf('name'),
    slug: textsOf('slug'),
    description: textsOf('description'),
    metaDescription: textsOf('metaDescription'),
    shopLevelCustomData: JSON.parse(row.customData) as Record<string, unknown>,
  })
}

/** Texts that would be found without being named. */
function withoutFallbacks(texts: LocalizedText): LocalizedText {
  const needed: LocalizedText = {}
  for (const locale of LOCALES) {
    const text = texts[locale]
    if (text !== undefined && text !== fallbackFor(texts, locale)) needed[locale] = text
  }
  return needed
}

function fallbackFor(texts: LocalizedText, locale: Locale): string | undefined {
  return locale === 'de-DE' ? undefined : textFor({ 'de-DE': texts['de-DE'] }, locale)
}
