import type { Insertion, SqlValue } from './database.ts'

/** Far below what one statement may take, and few enough to keep its parameters small. */
const ROWS_PER_STATEMENT = 5_000

type ColumnValues = (string | number | null)[]

interface UnnestStatement {
  text: string
  values: ColumnValues[]
}

/**
 * One array per column instead of one parameter per value: the server plans one short statement and
 * takes the rows from `unnest`, about half again as fast as long lists of values.
 */
export function toUnnestStatements(insertion: Insertion): UnnestStatement[] {
  const statements: UnnestStatement[] = []
  for (let start = 0; start < insertion.rows.length; start += ROWS_PER_STATEMENT) {
    const rows = insertion.rows.slice(start, start + ROWS_PER_STATEMENT)
    statements.push(toUnnestStatement({ ...insertion, rows }))
  }
  return statements
}

function toUnnestStatement({ table, columns, rows, onConflict }: Insertion): UnnestStatement {
  const values: ColumnValues[] = []
  const arrays: string[] = []
  const selected = columns.map((_, index) => {
    const column = rows.map((row) => toParameter(row[index] ?? null))
    const type = arrayType(column)
    if (type === null) return 'null'
    arrays.push(`$${values.push(column)}::${type}[]`)
    return `c${values.length}`
  })
  const names = values.map((_, index) => `c${index + 1}`)
  return {
    text: `insert into ${table} (${columns.join(', ')}) select ${selected.join(', ')}
      from unnest(${arrays.join(', ')}) as r (${names.join(', ')}) ${onConflict}`,
    values,
  }
}

/** The widest type the values need; on its way into the column it is cast as an assignment. */
function arrayType(column: ColumnValues): 'text' | 'bigint' | 'double precision' | null {
  const first = column.find((value) => value !== null)
  if (first === undefined) return null
  if (typeof first === 'string') return 'text'
  return column.every((value) => value === null || Number.isInteger(value))
    ? 'bigint'
    : 'double precision'
}

function toParameter(value: SqlValue): string | number | null {
  return typeof value === 'boolean' ? Number(value) : value
}
