import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { SqlValue } from './database.ts'
import { toSqliteError, type DatabaseError } from './database-error.ts'
import type { StatementRunner } from './sql-template.ts'
import { createSqliteStatements } from './sqlite-statements.ts'

const BUSY_TIMEOUT_MS = 5_000

/** More rows per statement gain nothing, fewer cost a tenth. */
const ROWS_PER_INSERT = 100

export interface SqliteConnection extends StatementRunner {
  /** Statements without parameters, at once. */
  exec(text: string): void
  readonly isTransaction: boolean
  close(): void
}

interface ConnectionOptions {
  isReadOnly: boolean
  /** Told of every statement that fails. */
  onError?: (error: DatabaseError) => void
}

export function openSqliteConnection(
  path: string,
  { isReadOnly, onError = () => {} }: ConnectionOptions,
): SqliteConnection {
  // The busy timeout is part of opening: setting the journal mode already needs a lock.
  const connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: isReadOnly })
  if (!isReadOnly) switchToWriteAheadLog(connection)
  connection.exec('pragma synchronous = full')
  const statements = createSqliteStatements(connection)

  function toReported(error: unknown): DatabaseError {
    const known = toSqliteError(error)
    onError(known)
    return known
  }

  function exec(text: string): void {
    try {
      connection.exec(text)
    } catch (error) {
      throw toReported(error)
    }
  }

  return {
    exec,
    async run({ text, values }) {
      try {
        return statements.all(text, toBindings(values))
      } catch (error) {
        throw toReported(error)
      }
    },
    async script(text) {
      exec(text)
    },
    async insert({ table, columns, rows, onConflict }) {
      const head = `insert into ${table} (${columns.join(', ')}) values `
      const row = `(${columns.map(() => '?').join(', ')})`
      const full = Array.from({ length: ROWS_PER_INSERT }, () => row).join(', ')
      const many = `${head}${full} ${onConflict}`
      const one = `${head}${row} ${onConflict}`
      const rest = rows.length - (rows.length % ROWS_PER_INSERT)
      try {
        for (let start = 0; start < rest; start += ROWS_PER_INSERT) {
          const values = rows.slice(start, start + ROWS_PER_INSERT).flat()
          statements.run(many, toBindings(values))
        }
        for (const values of rows.slice(rest)) statements.run(one, toBindings(values))
      } catch (error) {
        throw toReported(error)
      }
    },
    get isTransaction() {
      return connection.isTransaction
    },
    close() {
      statements.forget()
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

function toBindings(values: readonly SqlValue[]): SQLInputValue[] {
  return values.map((value) => (typeof value === 'boolean' ? Number(value) : value))
}
