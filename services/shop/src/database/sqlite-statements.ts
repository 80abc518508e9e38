import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

const MAX_PREPARED = 500
const PLACE = /\$(\d+)/g

export interface SqliteStatements {
  all(text: string, values: readonly SQLInputValue[]): unknown[]
  run(text: string, values: readonly SQLInputValue[]): void
  forget(): void
}

interface Prepared {
  statement: StatementSync
  /** Places that are used twice or out of order can only be bound by their names. */
  isNamed: boolean
}

/** The statements a connection has seen lately, prepared once. */
export function createSqliteStatements(connection: DatabaseSync): SqliteStatements {
  const prepared = new Map<string, Prepared>()

  function prepare(text: string): Prepared {
    const known = prepared.get(text)
    if (known !== undefined) {
      prepared.delete(text)
      prepared.set(text, known)
      return known
    }
    const isNamed = !isInOrder(text)
    // Binding by name looks every name up: ten times slower for statements with many places.
    const statement = connection.prepare(isNamed ? text : text.replaceAll(PLACE, '?'))
    const added = { statement, isNamed }
    prepared.set(text, added)
    if (prepared.size > MAX_PREPARED) {
      const [oldest] = prepared.keys()
      if (oldest !== undefined) prepared.delete(oldest)
    }
    return added
  }

  return {
    all(text, values) {
      const { statement, isNamed } = prepare(text)
      return isNamed ? statement.all(byName(values)) : statement.all(...values)
    },
    run(text, values) {
      const { statement, isNamed } = prepare(text)
      if (isNamed) statement.run(byName(values))
      else statement.run(...values)
    },
    forget: () => prepared.clear(),
  }
}

function isInOrder(text: string): boolean {
  let expected = 1
  for (const [, digits] of text.matchAll(PLACE)) {
    if (Number(digits) !== expected) return false
    expected += 1
  }
  return true
}

function byName(values: readonly SQLInputValue[]): Record<string, SQLInputValue> {
  return Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))
}
