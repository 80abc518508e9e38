import { forgetGoneProducts } from '../catalog/gone-product-storage.ts'
import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { ProductDocument } from '../documents/product-document.ts'
import { savePictures } from './save-pictures.ts'
import { namedSizes, namedValues, type AttributeNumbers } from './product-attributes.ts'
import { toMs } from './product-facts.ts'
import {
  toCategoryRows,
  toImageRows,
  toIncoming,
  toProductRow,
  toProductShopRows,
  toVariantRows,
} from './product-rows.ts'
import {
  listKnownOffers,
  listKnownProducts,
  listVariantIds,
  type KnownProduct,
} from './product-state.ts'
import * as tables from './product-tables.ts'
import type { Changes } from './stored-document.ts'
import { planVariants, type VariantChanges } from './variant-rows.ts'
import type { Origin, WriteContext } from './write-context.ts'

const NEW_ROWS = {
  PRODUCT: { table: tables.PRODUCT.table, columns: tables.PRODUCT.columns },
  VARIANT: { table: tables.VARIANT.table, columns: tables.VARIANT.columns },
  VARIANT_SHOP: { table: tables.VARIANT_SHOP.table, columns: tables.VARIANT_SHOP.columns },
} as const

/** The documents that would change the database. */
export async function findProductChanges(
  sql: Sql,
  documents: readonly ProductDocument[],
  origin: Origin,
): Promise<Changes<ProductDocument>> {
  const known = await loadKnown(sql, documents)
  const changes: Changes<ProductDocument> = { created: [], updated: [], unchangedCount: 0 }
  for (const document of documents) {
    const before = known.get(document.id)
    if (before === undefined) changes.created.push(document)
    else if (isChange(document, before, origin)) changes.updated.push(document)
    else changes.unchangedCount += 1
  }
  return changes
}

/** Whoever else changes stock or prices must empty `document_hash`, or the next import overlooks it. */
function isChange(document: ProductDocument, known: KnownProduct, origin: Origin): boolean {
  const firstLiveAt = toMs(document.firstLiveAt) ?? known.firstLiveAt
  return (
    known.origin !== origin ||
    firstLiveAt !== known.firstLiveAt ||
    known.documentHash !== toIncoming(document).hash
  )
}

async function loadKnown(
  sql: Sql,
  documents: readonly ProductDocument[],
): Promise<Map<number, KnownProduct>> {
  const ids = documents.map(({ id }) => id)
  return new Map((await listKnownProducts(sql, ids)).map((product) => [product.id, product]))
}

/** Writes products over what is there. The documents must have passed every check. */
export async function saveProducts(
  sql: Sql,
  documents: readonly ProductDocument[],
  context: WriteContext,
): Promise<void> {
  if (documents.length === 0) return
  const known = await loadKnown(sql, documents)
  const changes = await clearForRewrite(sql, documents, known, context.now)
  const ids = documents.map(({ id }) => id)
  await forgetGoneProducts(
    sql,
    ids.filter((id) => !known.has(id)),
  )
  const references = await context.references.of(sql)
  const sizes = documents.flatMap(({ variants }) => variants.map(({ size }) => size))
  await context.attributeIds.allocate(sql, [
    ...documents.flatMap(namedValues),
    ...namedSizes(sizes),
  ])
  const numbers: AttributeNumbers = { references, of: context.attributeIds.of }

  // Where nothing can be overwritten, not looking for it saves a fifth of the time.
  const { PRODUCT, VARIANT, VARIANT_SHOP } = known.size === 0 ? NEW_ROWS : tables
  await insertRows(
    sql,
    PRODUCT,
    documents.map((document) =>
      toProductRow(toIncoming(document), known.get(document.id), context),
    ),
  )
  await insertRows(
    sql,
    tables.PRODUCT_SHOP,
    documents.flatMap((document) => toProductShopRows(document, numbers)),
  )
  await insertRows(sql, VARIANT, documents.flatMap(toVariantRows))
  await insertRows(sql, VARIANT_SHOP, changes.offers)
  await insertRows(sql, tables.PRICE_HISTORY, changes.history)
  await savePictures(
    sql,
    documents.flatMap(({ images }) => images),
  )
  await insertRows(sql, tables.PRODUCT_IMAGE, documents.flatMap(toImageRows))
  await insertRows(
    sql,
    tables.PRODUCT_CATEGORY,
    documents.flatMap((document) => toCategoryRows(document, references)),
  )
}

/**
 * Removes what the products in the database have and the documents do not, and frees reference keys
 * that may now move from one product to another. Products and variants keep their rows, so that
 * whatever refers to them stays.
 */
async function clearForRewrite(
  sql: Sql,
  documents: readonly ProductDocument[],
  known: ReadonlyMap<number, KnownProduct>,
  now: number,
): Promise<VariantChanges> {
  const changes: VariantChanges = { offers: [], history: [], withdrawn: [] }
  const ids = documents.map(({ id }) => id).filter((id) => known.has(id))
  const offers = ids.length === 0 ? [] : await listKnownOffers(sql, ids)
  const offersByVariant = Map.groupBy(offers, ({ variantId }) => variantId)
  for (const document of documents) planVariants(document, offersByVariant, now, changes)
  if (ids.length === 0) return changes

  await sql`delete from product_category where product_id in (${ids})`
  await sql`delete from product_image where product_id in (${ids})`
  await sql`delete from product_shop where product_id in (${ids})`
  await removeVanishedVariants(sql, documents, ids)
  await sql`update product set reference_key = '~' || cast(id as text) where id in (${ids})`
  await sql`update variant set reference_key = '~' || cast(id as text)
    where product_id in (${ids})`
  for (const [shopId, withdrawn] of Map.groupBy(changes.withdrawn, (one) => one.shopId)) {
    const variantIds = withdrawn.map(({ variantId }) => variantId)
    await sql`delete from variant_shop where shop_id = ${shopId} and variant_id in (${variantIds})`
  }
  return changes
}

async function removeVanishedVariants(
  sql: Sql,
  documents: readonly ProductDocument[],
  ids: readonly number[],
): Promise<void> {
  const named = new Set(documents.flatMap(({ variants }) => variants.map(({ id }) => id)))
  const vanished = (await listVariantIds(sql, ids)).filter((id) => !named.has(id))
  if (vanished.length > 0) await sql`delete from variant where id in (${vanished})`
}
