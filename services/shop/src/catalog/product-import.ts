import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { CatalogSeed } from './catalog-seed.ts'
import {
  toImageRows,
  toImageTextRows,
  toProductRow,
  toProductShopRows,
  toVariantRows,
  toVariantShopRows,
} from './product-import-rows.ts'
import { removeVanished } from './remove-vanished.ts'

const PRODUCT = {
  table: 'product',
  columns: [
    'id',
    'master_key',
    'reference_key',
    'brand',
    'color_id',
    'color_key',
    'color_hex',
    'is_new',
    'first_live_at',
    'origin',
  ],
  overwriteBy: ['id'],
} as const

const PRODUCT_SHOP = {
  table: 'product_shop',
  columns: ['shop_id', 'product_id', 'is_active', 'name', 'slug', 'color_label'],
} as const

const VARIANT = {
  table: 'variant',
  columns: ['id', 'product_id', 'reference_key', 'size_label', 'position'],
  overwriteBy: ['id'],
} as const

const VARIANT_SHOP = {
  table: 'variant_shop',
  columns: [
    'shop_id',
    'variant_id',
    'price_cents',
    'reduced_from_cents',
    'stock_quantity',
    'is_sellable_without_stock',
  ],
} as const

const IMAGE = {
  table: 'product_image',
  columns: ['product_id', 'position', 'file', 'asset_name', 'width', 'height'],
} as const

const IMAGE_TEXT = {
  table: 'product_image_text',
  columns: ['shop_id', 'product_id', 'position', 'alt'],
} as const

const PRODUCT_CATEGORY = {
  table: 'product_category',
  columns: ['category_id', 'product_id'],
} as const

/** Known products and sizes keep their rows, so that whatever refers to them stays. */
export async function saveProducts(
  sql: Sql,
  { categories, products }: CatalogSeed,
  now: number,
): Promise<void> {
  await clearProductDetails(sql)
  await removeVanished(sql, 'product', products)
  await removeVanished(
    sql,
    'variant',
    products.flatMap(({ sizes }) => sizes),
  )
  await insertRows(
    sql,
    PRODUCT,
    products.map((seed) => toProductRow(seed, now)),
  )
  await insertRows(sql, PRODUCT_SHOP, products.flatMap(toProductShopRows))
  await insertRows(sql, VARIANT, products.flatMap(toVariantRows))
  await insertRows(sql, VARIANT_SHOP, products.flatMap(toVariantShopRows))
  await insertRows(sql, IMAGE, products.flatMap(toImageRows))
  await insertRows(sql, IMAGE_TEXT, products.flatMap(toImageTextRows))
  await insertRows(sql, PRODUCT_CATEGORY, toProductCategoryRows(categories, products))
}

/** Reference keys may move from one product to another; until all are written none is taken. */
async function clearProductDetails(sql: Sql): Promise<void> {
  await sql`delete from product_category`
  await sql`delete from product_image`
  await sql`delete from product_shop`
  await sql`delete from variant_shop`
  await sql`update product set reference_key = '~' || cast(id as text)`
  await sql`update variant set reference_key = '~' || cast(id as text)`
}

function toProductCategoryRows(
  categories: CatalogSeed['categories'],
  products: CatalogSeed['products'],
) {
  const idByKey = new Map(categories.map(({ key, id }) => [key, id]))
  return products.flatMap(({ id, categoryKeys }) =>
    categoryKeys.flatMap((key) => {
      const categoryId = idByKey.get(key)
      return categoryId === undefined ? [] : [{ category_id: categoryId, product_id: id }]
    }),
  )
}
