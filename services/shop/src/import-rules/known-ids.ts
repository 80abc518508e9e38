import type { Sql } from '../database/database.ts'
import type { FieldFault } from './fault.ts'

const IDS_PER_QUESTION = 4_096

export function findUnknownIds(
  ids: readonly number[],
  known: ReadonlySet<number>,
  describe: (index: number) => { field: string; what: string },
): FieldFault[] {
  return ids.flatMap((id, index) => {
    if (known.has(id)) return []
    const { field, what } = describe(index)
    return [{ field, reason: `${id} is not a known ${what}; import the products first` }]
  })
}

/** Those the database has, or will have once a dry run is done for real. */
export async function findKnownIds(
  sql: Sql,
  table: 'product' | 'variant',
  ids: readonly number[],
  planned: ReadonlySet<number> = new Set(),
): Promise<Set<number>> {
  const wanted = [...new Set(ids)]
  const known = new Set(wanted.filter((id) => planned.has(id)))
  for (let start = 0; start < wanted.length; start += IDS_PER_QUESTION) {
    const some = wanted.slice(start, start + IDS_PER_QUESTION)
    const rows =
      table === 'product'
        ? await sql<{ id: number }>`select id from product where id in (${some})`
        : await sql<{ id: number }>`select id from variant where id in (${some})`
    for (const { id } of rows) known.add(id)
  }
  return known
}
