import type { Sql } from '../database/database.ts'
import type { GroupPriceDocument } from '../documents/group-price-document.ts'
import { checkEach, unchecked, type Checked } from './batch-check.ts'
import type { CheckScope } from './check-scope.ts'
import type { Row } from './fault.ts'
import { findKnownIds, findUnknownIds } from './known-ids.ts'

export async function checkGroupPrices(
  sql: Sql,
  rows: readonly Row<GroupPriceDocument>[],
  { planned }: CheckScope,
): Promise<Checked<GroupPriceDocument>> {
  const asked = rows.map(({ document }) => document.variantId)
  const known = await findKnownIds(sql, 'variant', asked, planned.variantIds)
  return checkEach(unchecked(rows), ({ variantId }) =>
    findUnknownIds([variantId], known, () => ({ field: 'variantId', what: 'variant' })),
  )
}
