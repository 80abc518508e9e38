import type { Sql } from '../database/database.ts'
import type { BranchDocument } from '../documents/branch-document.ts'
import { noteProductChanges } from './product-change-storage.ts'
import { noteStructureChange } from './range-structure.ts'

/** Beyond this many it is quicker to look at every product. */
const MAX_VARIANTS = 1_000

/**
 * To be called before branches are saved, in the same transaction. Of a branch that stays what it is,
 * only the products count whose first piece came or whose last one went.
 */
export async function noteBranchChanges(
  sql: Sql,
  documents: readonly BranchDocument[],
): Promise<void> {
  if (documents.length === 0) return
  const variantIds = (await areKnown(sql, documents)) ? await listMoved(sql, documents) : null
  if (variantIds === null || variantIds.length > MAX_VARIANTS) return noteStructureChange(sql)
  if (variantIds.length === 0) return
  const rows = await sql<{ id: number }>`
    select distinct product_id as id from variant where id in (${variantIds})`
  await noteProductChanges(
    sql,
    rows.map(({ id }) => id),
  )
}

/** Whether all of them are there already, as open and in the same country as before. */
async function areKnown(sql: Sql, documents: readonly BranchDocument[]): Promise<boolean> {
  const rows = await sql<{ id: number; document: string }>`
    select id, document from branch where id in (${documents.map(({ id }) => id)})`
  const known = new Map(
    rows.map(({ id, document }) => [id, JSON.parse(document) as BranchDocument]),
  )
  return documents.every(({ id, isActive, address }) => {
    const before = known.get(id)
    return before?.isActive === isActive && before.address.countryCode === address.countryCode
  })
}

/** The variants a branch has now and had not before, or the other way round. */
async function listMoved(sql: Sql, documents: readonly BranchDocument[]): Promise<number[]> {
  const before = await sql<{ branchId: number; variantId: number }>`
    select branch_id as "branchId", variant_id as "variantId" from branch_stock
    where quantity > 0 and branch_id in (${documents.map(({ id }) => id)})`
  const gone = new Map(before.map((one) => [`${one.branchId} ${one.variantId}`, one.variantId]))
  const moved = new Set<number>()
  for (const { id, stock } of documents) {
    for (const { variantId, quantity } of stock) {
      const wasThere = gone.delete(`${id} ${variantId}`)
      if (quantity > 0 && !wasThere) moved.add(variantId)
      if (quantity === 0 && wasThere) moved.add(variantId)
    }
  }
  for (const variantId of gone.values()) moved.add(variantId)
  return [...moved]
}
