import { StartupError } from '@saum/domain/startup-error'
import pg from 'pg'
import type { Database } from './database.ts'
import { DatabaseError, toPostgresError } from './database-error.ts'
import { createPostgresRunner, runPostgresTransaction } from './postgres-transaction.ts'
import { createSql } from './sql-template.ts'

const MAX_CONNECTIONS = 16
const CONNECTION_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 10_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000

const NUMERIC_TYPES: ReadonlySet<number> = new Set([
  pg.types.builtins.INT8,
  pg.types.builtins.NUMERIC,
])

/** Money and counts are safe integers here; the driver would hand them out as text. */
const numbersAsNumbers: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    if (NUMERIC_TYPES.has(id) && format !== 'binary') return Number
    return pg.types.getTypeParser(id, format)
  },
}

export interface PostgresOptions {
  /** Called when a connection breaks while nobody uses it. */
  onLostConnection?: (error: Error) => void
}

export async function openPostgresDatabase(
  url: string,
  { onLostConnection = () => {} }: PostgresOptions = {},
): Promise<Database> {
  const pool = openPool(url)
  pool.on('error', onLostConnection)
  // The pool listens to idle connections only. One that breaks inside a transaction fails its next
  // statement; without a listener it would end the process before that.
  pool.on('connect', (client) => client.on('error', () => {}))
  await provePostgresAnswers(pool, url)

  const underWay = new Set<Promise<unknown>>()
  let closed: Promise<void> | null = null

  async function close(): Promise<void> {
    // The pool itself would forget those who still wait for a connection.
    await Promise.allSettled(underWay)
    await pool.end()
  }

  return {
    engine: 'postgres',
    place: `PostgreSQL at ${withoutPassword(url)}`,
    sql: createSql(createPostgresRunner(pool)),
    async transaction(work) {
      if (closed !== null) throw new DatabaseError('unavailable', 'The database is closed')
      const running = runPostgresTransaction(pool, work)
      underWay.add(running)
      return running.finally(() => underWay.delete(running))
    },
    close: () => (closed ??= close()),
  }
}

function openPool(url: string): pg.Pool {
  try {
    return new pg.Pool({
      connectionString: url,
      application_name: 'saum-shop',
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
      types: numbersAsNumbers,
    })
  } catch (error) {
    throw new StartupError('DATABASE_URL is not a PostgreSQL address.', { cause: error })
  }
}

async function provePostgresAnswers(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const { message } = toPostgresError(error)
    throw new StartupError(
      `PostgreSQL at ${withoutPassword(url)} does not answer: ${message}. Check DATABASE_URL.`,
      { cause: error },
    )
  }
}

function withoutPassword(url: string): string {
  const parsed = URL.parse(url)
  return parsed === null ? 'DATABASE_URL' : `${parsed.host || 'local socket'}${parsed.pathname}`
}
