import type { Sql } from '../database/database.ts'
import { branchDocument, type BranchDocument } from '../documents/branch-document.ts'
import { categoryDocument } from '../documents/category-document.ts'
import { customerDocument, type CustomerDocument } from '../documents/customer-document.ts'
import { groupPriceDocument, type GroupPriceDocument } from '../documents/group-price-document.ts'
import { outfitDocument, type OutfitDocument } from '../documents/outfit-document.ts'
import { productDocument } from '../documents/product-document.ts'
import {
  campaignDocument,
  promotionDocument,
  type CampaignDocument,
  type PromotionDocument,
} from '../documents/promotion-document.ts'
import { redirectDocument, type RedirectDocument } from '../documents/redirect-document.ts'
import { voucherDocument, type VoucherDocument } from '../documents/voucher-document.ts'
import { checkCategories } from '../import-rules/check-categories.ts'
import {
  checkBranches,
  checkCampaigns,
  checkCustomers,
  checkOutfits,
  checkPromotions,
  checkRedirects,
} from '../import-rules/check-entities.ts'
import { checkGroupPrices } from '../import-rules/check-group-prices.ts'
import { checkProducts, listProductRivals } from '../import-rules/check-products.ts'
import { checkVouchers } from '../import-rules/check-vouchers.ts'
import { groupPriceKey } from '../import-rules/claims.ts'
import { keyOfRedirect } from '../import-rules/redirect-rules.ts'
import { shopOfSource, toRedirectKey } from '../redirect/redirect-rules.ts'
import { noteBranchChanges } from '../search-feed/branch-changes.ts'
import { noteProductChanges } from '../search-feed/product-change-storage.ts'
import { noteStructureChange } from '../search-feed/range-structure.ts'
import * as groupPrices from './group-price-rows.ts'
import type { ImportKind, ImportKinds, Removal } from './import-kind.ts'
import { listStoredCategories, normalizeCategory } from './load-categories.ts'
import * as load from './load-documents.ts'
import { listStoredProducts } from './load-products.ts'
import * as remove from './remove-documents.ts'
import { saveCategories } from './save-categories.ts'
import * as save from './save-documents.ts'
import { findProductChanges, saveProducts } from './save-products.ts'
import { compareStored, type Stored } from './stored-document.ts'

/** Small enough that the shop's own writes wait only a moment for one. */
const BATCH_SIZE = 500

/** Trees and chains are judged as a whole; larger files are judged in parts of this size. */
const WHOLE_FILE = 10_000

export const IMPORT_KINDS: ImportKinds = {
  categories: structural({
    schema: categoryDocument,
    batchSize: WHOLE_FILE,
    keyOf: byId,
    normalize: normalizeCategory,
    listAll: listStoredCategories,
    check: checkCategories,
    save: saveCategories,
    remove: remove.removeCategories,
  }),
  campaigns: structural<CampaignDocument>({
    schema: campaignDocument,
    keyOf: byId,
    listAll: load.listStoredCampaigns,
    check: checkCampaigns,
    save: save.saveCampaigns,
    remove: remove.removeCampaigns,
  }),
  products: {
    schema: productDocument,
    batchSize: BATCH_SIZE,
    keyOf: byId,
    check: checkProducts,
    findChanges: findProductChanges,
    async save(sql, documents, context) {
      await saveProducts(sql, documents, context)
      await noteProductChanges(
        sql,
        documents.map(({ id }) => id),
      )
    },
    listKeys: (sql) => listIds(sql, 'product'),
    list: (sql, keys) => listStoredProducts(sql, keys.map(Number)),
    listRivals: listProductRivals,
    async remove(sql, keys) {
      const removal = await remove.removeProducts(sql, keys)
      await noteProductChanges(sql, removal.removed.map(Number))
      return removal
    },
  },
  'group-prices': listed<GroupPriceDocument>({
    schema: groupPriceDocument,
    keyOf: groupPriceKey,
    check: checkGroupPrices,
    save: groupPrices.saveGroupPrices,
    listKeys: groupPrices.listGroupPriceKeys,
    list: groupPrices.listStoredGroupPrices,
    remove: groupPrices.removeGroupPrices,
  }),
  promotions: kept<PromotionDocument>({
    schema: promotionDocument,
    keyOf: byId,
    listAll: load.listStoredPromotions,
    check: checkPromotions,
    save: save.savePromotions,
    remove: remove.removePromotions,
  }),
  vouchers: listed<VoucherDocument>({
    schema: voucherDocument,
    keyOf: ({ code }) => code,
    check: checkVouchers,
    save: save.saveVouchers,
    listKeys: load.listVoucherCodes,
    list: load.listStoredVouchers,
    remove: remove.removeVouchers,
  }),
  outfits: kept<OutfitDocument>({
    schema: outfitDocument,
    keyOf: byId,
    listAll: load.listStoredOutfits,
    check: checkOutfits,
    save: save.saveOutfits,
    remove: remove.removeOutfits,
  }),
  branches: kept({
    schema: branchDocument,
    keyOf: byId,
    normalize: withStockInOrder,
    listAll: load.listStoredBranches,
    check: checkBranches,
    async save(sql, documents, context) {
      await noteBranchChanges(sql, documents)
      await save.saveBranches(sql, documents, context)
    },
    remove: noticed(remove.removeBranches),
  }),
  redirects: kept({
    schema: redirectDocument,
    batchSize: WHOLE_FILE,
    keyOf: keyOfRedirect,
    normalize: withPlainSource,
    listAll: load.listStoredRedirects,
    check: checkRedirects,
    save: save.saveRedirects,
    remove: remove.removeRedirects,
  }),
  customers: listed<CustomerDocument>({
    schema: customerDocument,
    keyOf: byId,
    check: checkCustomers,
    save: save.saveCustomers,
    listKeys: (sql) => listIds(sql, 'customer'),
    list: (sql, keys) => load.listStoredCustomers(sql, keys.map(Number)),
    remove: null,
  }),
}

type Remove = (sql: Sql, keys: readonly string[]) => Promise<Removal>

interface KeptKind<Document> extends Pick<
  ImportKind<Document>,
  'schema' | 'keyOf' | 'check' | 'save' | 'remove'
> {
  batchSize?: number
  normalize?: (document: Document) => Document
  listAll(sql: Sql): Promise<Stored<Document>[]>
}

/** Kinds with few entities, which are kept as documents and listed all at once. */
function kept<Document>(parts: KeptKind<Document>): ImportKind<Document> {
  const { schema, keyOf, check, save: write, remove: takeOut, listAll } = parts
  const { batchSize = BATCH_SIZE, normalize = asItIs } = parts
  return {
    schema,
    batchSize,
    keyOf,
    check,
    save: write,
    remove: takeOut,
    findChanges: async (sql, documents, origin) =>
      compareStored(documents, await listAll(sql), { origin, keyOf, normalize }),
    listKeys: async (sql) => (await listAll(sql)).map(({ key }) => key),
    async list(sql, keys) {
      const wanted = new Set(keys)
      return (await listAll(sql)).filter(({ key }) => wanted.has(key))
    },
  }
}

type ListedKind<Document> = Omit<ImportKind<Document>, 'batchSize' | 'findChanges'>

/** Kinds there may be very many of, so that only those of a batch are ever looked at. */
function listed<Document>(parts: ListedKind<Document>): ImportKind<Document> {
  const keyOf = (document: Document) => parts.keyOf(document)
  return {
    ...parts,
    batchSize: BATCH_SIZE,
    async findChanges(sql, documents, origin) {
      const stored = await parts.list(sql, documents.map(keyOf))
      return compareStored(documents, stored, { origin, keyOf, normalize: asItIs })
    },
  }
}

/** Kinds that many products depend on: whoever keeps a copy of those has to look at all of them. */
function structural<Document>(parts: KeptKind<Document>): ImportKind<Document> {
  const { save: write, remove: takeOut } = parts
  return kept({
    ...parts,
    async save(sql, documents, context) {
      await write(sql, documents, context)
      if (documents.length > 0) await noteStructureChange(sql)
    },
    remove: takeOut && noticed(takeOut),
  })
}

function noticed(takeOut: Remove): Remove {
  return async (sql, keys) => {
    const removal = await takeOut(sql, keys)
    if (removal.removed.length > 0) await noteStructureChange(sql)
    return removal
  }
}

function byId({ id }: { id: number | string }): string {
  return String(id)
}

function asItIs<T>(value: T): T {
  return value
}

function withStockInOrder(document: BranchDocument): BranchDocument {
  const stock = document.stock.toSorted((left, right) => left.variantId - right.variantId)
  return { ...document, stock }
}

function withPlainSource(document: RedirectDocument): RedirectDocument {
  const { shopPath, source } = document
  return { ...document, shopPath: shopPath ?? shopOfSource(source), source: toRedirectKey(source) }
}

async function listIds(sql: Sql, table: 'product' | 'customer'): Promise<string[]> {
  const rows = await sql.statement<{ id: number }>(`select id from ${table} order by id`)
  return rows.map(({ id }) => String(id))
}
