import type pg from 'pg'
import type { Sql } from './database.ts'
import { toPostgresError } from './database-error.ts'
import { toUnnestStatements } from './postgres-insert.ts'
import type { Statement, StatementRunner } from './sql-template.ts'
import { createTransactionSql } from './transaction-sql.ts'

/** More texts than we have; each connection remembers every one it was handed. */
const MAX_PREPARED = 1_000

const names = new Map<string, string>()

/** Planning a short statement takes longer than running it, so its plan is kept under a name. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_PREPARED) return known
  const name = `saum-${names.size + 1}`
  names.set(text, name)
  return name
}

export function createPostgresRunner(target: pg.Pool | pg.PoolClient): StatementRunner {
  return {
    async run({ text, values, isFixed = false }: Statement) {
      const name = isFixed ? nameOf(text) : undefined
      try {
        const query = { text, values: [...values], ...(name !== undefined && { name }) }
        return (await target.query<object>(query)).rows
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
