import { describeFileFault, fileTroubleOf } from '@saum/domain/file-fault'
import { StartupError } from '@saum/domain/startup-error'
import type { Database } from './database.ts'
import { DatabaseError } from './database-error.ts'
import { createGroupCommit } from './group-commit.ts'
import { createSql } from './sql-template.ts'
import { openSqliteConnection } from './sqlite-connection.ts'
import { refuseLostContent } from './sqlite-file.ts'

/** One writer that commits in groups and one reader that only sees what is committed. */
export function openSqliteDatabase(path: string): Database {
  /** The first statement that met a damaged page. */
  let damage: DatabaseError | null = null
  const { writer, reader } = openConnections(path, (error) => {
    if (fileTroubleOf(error) === 'damaged') damage ??= error
  })
  const groups = createGroupCommit(writer)
  let isClosed = false

  return {
    engine: 'sqlite',
    place: `The database file ${path}`,
    sql: createSql(reader),
    async transaction(work) {
      if (isClosed) throw new DatabaseError('unavailable', 'The database is closed')
      // Writing into a damaged file can destroy what a repair could still save.
      if (damage !== null) throw new DatabaseError('unavailable', damage.message, damage)
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

function openConnections(path: string, onError: (error: DatabaseError) => void) {
  refuseLostContent(path)
  try {
    const writer = openSqliteConnection(path, { isReadOnly: false, onError })
    const reader = openSqliteConnection(path, { isReadOnly: true, onError })
    return { writer, reader }
  } catch (error) {
    throw new StartupError(describeFileFault(`The database file ${path}`, error), { cause: error })
  }
}
