import type { Sql } from './database.ts'
import { DatabaseError } from './database-error.ts'
import { createSql, type StatementRunner } from './sql-template.ts'

export interface TransactionSql {
  sql: Sql
  end(): void
}

/** A handle that dies with its transaction, so that a forgotten `await` cannot write outside it. */
export function createTransactionSql(runner: StatementRunner): TransactionSql {
  let isOver = false
  function refuseIfOver(): void {
    if (isOver) throw new DatabaseError('other', 'The transaction of this statement has ended')
  }
  const sql = createSql({
    async run(statement) {
      refuseIfOver()
      return runner.run(statement)
    },
    async script(text) {
      refuseIfOver()
      return runner.script(text)
    },
    async insert(insertion) {
      refuseIfOver()
      return runner.insert(insertion)
    },
  })
  return { sql, end: () => void (isOver = true) }
}
