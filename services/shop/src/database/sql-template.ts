import type { Insertion, Sql, SqlList, SqlValue } from './database.ts'

export interface Statement {
  text: string
  values: readonly SqlValue[]
  /** One of the texts in our sources, which come again and again; worth preparing. */
  isFixed?: boolean
}

export interface StatementRunner {
  run(statement: Statement): Promise<unknown[]>
  script(text: string): Promise<void>
  insert(insertion: Insertion): Promise<void>
}

/** Builds the tagged template over one engine's way of running a statement. */
export function createSql(runner: StatementRunner): Sql {
  function sql<Row>(
    strings: TemplateStringsArray,
    ...values: readonly (SqlValue | SqlList)[]
  ): Promise<Row[]> {
    return runner.run(toStatement(strings, values)) as Promise<Row[]>
  }
  return Object.assign(sql, {
    statement<Row>(text: string, values: readonly SqlValue[] = []) {
      return runner.run({ text, values: values.map(toParameter) }) as Promise<Row[]>
    },
    script: (text: string) => runner.script(text),
    insert: (insertion: Insertion) => runner.insert(insertion),
  })
}

function toStatement(
  strings: readonly string[],
  values: readonly (SqlValue | SqlList)[],
): Statement {
  const parameters: SqlValue[] = []
  let text = strings[0] ?? ''
  for (const [index, value] of values.entries()) {
    const members = isList(value) ? padded(value) : [value]
    const places = members.map((member) => `$${parameters.push(toParameter(member))}`)
    text += places.join(', ') + (strings[index + 1] ?? '')
  }
  return { text, values: parameters, isFixed: true }
}

/**
 * Repeats the last member up to the next power of two: the list means the same, and a few statement
 * texts serve every length, so that prepared statements are found again.
 */
function padded(list: SqlList): SqlValue[] {
  const last = list.at(-1)
  if (last === undefined) return [null]
  const size = 2 ** Math.ceil(Math.log2(list.length))
  return [...list, ...Array<string | number>(size - list.length).fill(last)]
}

function isList(value: SqlValue | SqlList): value is SqlList {
  return Array.isArray(value)
}

function toParameter(value: SqlValue): SqlValue {
  return typeof value === 'boolean' ? Number(value) : value
}
