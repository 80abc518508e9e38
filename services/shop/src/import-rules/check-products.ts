import type { Sql } from '../database/database.ts'
import type { ProductDocument } from '../documents/product-document.ts'
import { checkEach, checkTogether, unchecked, type Checked, type Rule } from './batch-check.ts'
import type { CheckScope } from './check-scope.ts'
import type { FieldFault, Row } from './fault.ts'
import { findProductFaults } from './product-rules.ts'
import { findReferenceFaults } from './reference-rules.ts'

interface HeldVariant {
  id: number
  productId: number
  referenceKey: string
}

/** Keys the database knows already, and whose they are. */
interface Holders {
  products: ReadonlyMap<string, number>
  variantsById: ReadonlyMap<number, HeldVariant>
  variantsByKey: ReadonlyMap<string, HeldVariant>
}

export async function checkProducts(
  sql: Sql,
  rows: readonly Row<ProductDocument>[],
  { references }: CheckScope,
): Promise<Checked<ProductDocument>> {
  const wellFormed = checkEach(unchecked(rows), findProductFaults)
  const placed = checkEach(wellFormed, (document) => findReferenceFaults(document, references))
  const holders = await loadHolders(
    sql,
    placed.accepted.map(({ document }) => document),
  )
  return checkTogether(placed, (accepted) => createHolderRule(holders, accepted))
}

/** The products that hold reference keys or variants of these documents. */
export async function listProductRivals(
  sql: Sql,
  documents: readonly ProductDocument[],
): Promise<string[]> {
  const { products, variantsById, variantsByKey } = await loadHolders(sql, documents)
  const variants = [...variantsById.values(), ...variantsByKey.values()]
  const ids = new Set([...products.values(), ...variants.map(({ productId }) => productId)])
  return [...ids].map(String)
}

/** A key may change hands when its holder is rewritten in the same step. */
function createHolderRule(
  holders: Holders,
  accepted: readonly ProductDocument[],
): Rule<ProductDocument> {
  const rewritten = new Set(accepted.map(({ id }) => id))

  function heldByOther(productId: number | undefined): productId is number {
    return productId !== undefined && !rewritten.has(productId)
  }

  return ({ referenceKey, variants }) => {
    const faults: FieldFault[] = []
    const holder = holders.products.get(referenceKey)
    if (heldByOther(holder)) faults.push(taken('referenceKey', referenceKey, holder))
    for (const [index, variant] of variants.entries()) {
      const path = `variants.${index}`
      const byId = holders.variantsById.get(variant.id)?.productId
      if (heldByOther(byId)) faults.push(taken(`${path}.id`, variant.id, byId))
      const byKey = holders.variantsByKey.get(variant.referenceKey)?.productId
      if (heldByOther(byKey)) {
        faults.push(taken(`${path}.referenceKey`, variant.referenceKey, byKey))
      }
    }
    return faults
  }
}

function taken(field: string, key: string | number, productId: number): FieldFault {
  return {
    field,
    reason: `${key} belongs to product ${productId} already; choose another or change that product first`,
  }
}

async function loadHolders(sql: Sql, documents: readonly ProductDocument[]): Promise<Holders> {
  const keys = documents.map(({ referenceKey }) => referenceKey)
  const variants = documents.flatMap((document) => document.variants)
  const variantIds = variants.map(({ id }) => id)
  const variantKeys = variants.map(({ referenceKey }) => referenceKey)
  const products = await sql<{ id: number; referenceKey: string }>`
    select id, reference_key as "referenceKey" from product where reference_key in (${keys})`
  const byId = await sql<HeldVariant>`
    select id, product_id as "productId", reference_key as "referenceKey"
    from variant where id in (${variantIds})`
  const byKey = await sql<HeldVariant>`
    select id, product_id as "productId", reference_key as "referenceKey"
    from variant where reference_key in (${variantKeys})`
  return {
    products: new Map(products.map(({ id, referenceKey }) => [referenceKey, id])),
    variantsById: new Map(byId.map((variant) => [variant.id, variant])),
    variantsByKey: new Map(byKey.map((variant) => [variant.referenceKey, variant])),
  }
}
