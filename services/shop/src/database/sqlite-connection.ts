import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { toSqliteError } from './database-error.ts'
import type { Statement, StatementRunner } from './sql-template.ts'

const BUSY_TIMEOUT_MS = 5_000
const MAX_CACHED_STATEMENTS = 500

export interface SqliteConnection extends StatementRunner {
  /** Statements without parameters, at once. */
  exec(text: string): void
  readonly isTransaction: boolean
  close(): void
}

export function openSqliteConnection(
  path: string,
  { isReadOnly }: { isReadOnly: boolean },
): SqliteConnection {
  // The busy timeout is part of opening: setting the journal mode already needs a lock.
  const connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: isReadOnly })
  if (!isReadOnly) switchToWriteAheadLog(connection)
  connection.exec('pragma synchronous = full')
  const prepared = new Map<string, StatementSync>()

  function prepare(text: string): StatementSync {
    const known = prepared.get(text)
    if (known !== undefined) {
      prepared.delete(text)
      prepared.set(text, known)
      return known
    }
    const statement = connection.prepare(text)
    prepared.set(text, statement)
    if (prepared.size > MAX_CACHED_STATEMENTS) {
      const [oldest] = prepared.keys()
      if (oldest !== undefined) prepared.delete(oldest)
    }
    return statement
  }

  function exec(text: string): void {
    try {
      connection.exec(text)
    } catch (error) {
      throw toSqliteError(error)
    }
  }

  return {
    exec,
    async run({ text, values }) {
      try {
        return values.length === 0 ? prepare(text).all() : prepare(text).all(toBindings(values))
      } catch (error) {
        throw toSqliteError(error)
      }
    },
    async script(text) {
      exec(text)
    },
    get isTransaction() {
      return connection.isTransaction
    },
    close() {
      prepared.clear()
      connection.close()
    },
  }
}

/** Without it readers and the writer would wait for each other; some network folders refuse it. */
function switchToWriteAheadLog(connection: DatabaseSync): void {
  const mode = connection.prepare('pragma journal_mode = wal').get()?.['journal_mode']
  if (mode !== 'wal')
    throw new Error(`the folder does not allow a write-ahead log (${String(mode)})`)
}

function toBindings(values: Statement['values']): Record<string, SQLInputValue> {
  const bindings: Record<string, SQLInputValue> = {}
  for (const [index, value] of values.entries()) {
    bindings[`$${index + 1}`] = typeof value === 'boolean' ? Number(value) : value
  }
  return bindings
}
