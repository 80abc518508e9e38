import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { BareStatement, RecordedCall } from './recorded-calls.ts'

interface Client {
  connect(): Promise<unknown>
  query(query: string | { name: string; text: string; values: unknown[] }): Promise<unknown>
  end(): Promise<void>
}

interface Driver {
  Client: new (settings: { connectionString: string }) => Client
}

/** The very driver the shop uses; it belongs to the shop. */
function loadDriver(): Driver {
  const requireAsShop = createRequire(import.meta.resolve('@saum/shop/database/postgres-database'))
  return requireAsShop('pg') as Driver
}

/** The driver, connections of its own and prepared statements, and nothing else. */
export interface BarePostgres extends AsyncDisposable {
  /** Each caller has a connection to themselves. */
  run(caller: number, call: RecordedCall): Promise<void>
}

export async function openBarePostgres(url: string, callers: number): Promise<BarePostgres> {
  const driver = loadDriver()
  const clients = Array.from(
    { length: callers },
    () => new driver.Client({ connectionString: url }),
  )
  for (const client of clients) await client.connect()
  const names = new Map<string, string>()

  function nameOf(text: string): string {
    const known = names.get(text) ?? createHash('md5').update(text).digest('hex')
    names.set(text, known)
    return known
  }

  async function runAll(client: Client, statements: readonly BareStatement[]): Promise<void> {
    for (const { text, values } of statements) {
      await client.query({ name: nameOf(text), text, values: [...values] })
    }
  }

  return {
    async run(caller, { before, transaction, after }) {
      const client = clients[caller]
      if (client === undefined) throw new RangeError(`There is no connection ${caller}`)
      await runAll(client, before)
      if (transaction.length > 0) {
        await client.query('begin')
        await runAll(client, transaction)
        await client.query('commit')
      }
      await runAll(client, after)
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(clients.map((client) => client.end()))
    },
  }
}
