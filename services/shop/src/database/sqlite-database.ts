import { StartupError } from '@saum/domain/startup-error'
import type { Database } from './database.ts'
import { DatabaseError, toSqliteError } from './database-error.ts'
import { createGroupCommit } from './group-commit.ts'
import { createSql } from './sql-template.ts'
import { openSqliteConnection } from './sqlite-connection.ts'

/** One writer that commits in groups and one reader that only sees what is committed. */
export function openSqliteDatabase(path: string): Database {
  const { writer, reader } = openConnections(path)
  const groups = createGroupCommit(writer)
  let isClosed = false

  return {
    engine: 'sqlite',
    sql: createSql(reader),
    async transaction(work) {
      if (isClosed) throw new DatabaseError('unavailable', 'The database is closed')
      return groups.add(work)
    },
    async close() {
      if (isClosed) return
      isClosed = true
      await groups.drained()
      reader.close()
      writer.close()
    },
  }
}

function openConnections(path: string) {
  try {
    const writer = openSqliteConnection(path, { isReadOnly: false })
    const reader = openSqliteConnection(path, { isReadOnly: true })
    return { writer, reader }
  } catch (error) {
    const { message } = toSqliteError(error)
    throw new StartupError(`The database file ${path} cannot be opened: ${message}.`, {
      cause: error,
    })
  }
}
