import type pg from 'pg'
import type { Sql } from './database.ts'
import { toPostgresError } from './database-error.ts'
import { toUnnestStatements } from './postgres-insert.ts'
import type { Statement, StatementRunner } from './sql-template.ts'
import { createTransactionSql } from './transaction-sql.ts'

export function createPostgresRunner(target: pg.Pool | pg.PoolClient): StatementRunner {
  return {
    async run({ text, values }: Statement) {
      try {
        return (await target.query<object>(text, [...values])).rows
      } catch (error) {
        throw toPostgresError(error)
      }
    },
    async script(text) {
      try {
        await target.query(text)
      } catch (error) {
        throw toPostgresError(error)
      }
    },
    async insert(insertion) {
      try {
        for (const { text, values } of toUnnestStatements(insertion)) {
          await target.query(text, values)
        }
      } catch (error) {
        throw toPostgresError(error)
      }
    },
  }
}

export async function runPostgresTransaction<T>(
  pool: pg.Pool,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  const client = await connect(pool)
  const runner = createPostgresRunner(client)
  const transaction = createTransactionSql(runner)
  try {
    await runner.script('begin')
    const value = await work(transaction.sql)
    transaction.end()
    await runner.script('commit')
    client.release()
    return value
  } catch (error) {
    transaction.end()
    await rollBack(client)
    throw error
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw toPostgresError(error)
  }
}

async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch (error) {
    // The connection is gone and the server rolls back by itself; it must not return to the pool.
    client.release(error instanceof Error ? error : true)
  }
}
