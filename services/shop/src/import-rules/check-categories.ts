import type { Sql } from '../database/database.ts'
import type { CategoryDocument } from '../documents/category-document.ts'
import { listCategoryDocuments } from '../import/load-categories.ts'
import { checkEach, checkTogether, unchecked, type Checked } from './batch-check.ts'
import { createTreeRule, findCategoryFaults } from './category-rules.ts'
import type { CheckScope } from './check-scope.ts'
import type { Row } from './fault.ts'

/** All categories of a file at once: a child may come before its parent. */
export async function checkCategories(
  sql: Sql,
  rows: readonly Row<CategoryDocument>[],
  { staysFor }: CheckScope,
): Promise<Checked<CategoryDocument>> {
  const wellFormed = checkEach(unchecked(rows), findCategoryFaults)
  const known = (await listCategoryDocuments(sql)).filter(({ id }) => staysFor(String(id)))
  return checkTogether(wellFormed, (accepted) => {
    const rewritten = new Set(accepted.map(({ id }) => id))
    return createTreeRule(
      accepted,
      known.filter(({ id }) => !rewritten.has(id)),
    )
  })
}
