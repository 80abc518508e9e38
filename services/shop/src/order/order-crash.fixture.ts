import { writeSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import type { Database, Sql } from '../database/database.ts'
import { openPostgresDatabase } from '../database/postgres-database.ts'
import { openSqliteDatabase } from '../database/sqlite-database.ts'
import { createSql } from '../database/sql-template.ts'
import { settlePayment, type Outcome } from '../payment/settle-payment.ts'
import { forgetCustomer } from '../account-data/forget-customer.ts'
import { createOwnerKeys, DEFAULT_KEYS } from '../session/owner-key.ts'
import type { OrderDraft } from './order-draft.ts'
import { placeOrder } from './place-order.ts'

/**
 * Does one thing to an order, or deletes an account, and dies on the way: before the given write, after the last one, or after
 * the commit and before anybody hears of it. Without that many writes it prints what came of it.
 */
export interface CrashJob {
  address: string
  /** How many steps it survives. */
  steps: number
  now: number
  work: { draft: OrderDraft } | { outcome: Outcome } | { leaverId: number }
}

const { address, steps, now, work } = JSON.parse(await text(process.stdin)) as CrashJob
const real = address.startsWith('postgres')
  ? await openPostgresDatabase(address)
  : openSqliteDatabase(address)

let survived = 0

function step(): void {
  if (survived === steps) process.kill(process.pid, 'SIGKILL')
  survived += 1
}

function mortal(target: Sql): Sql {
  return createSql({
    run({ text: statement, values }) {
      if (!/^\s*select/i.test(statement)) step()
      return target.statement(statement, values)
    },
    script: (script) => target.script(script),
    insert(insertion) {
      step()
      return target.insert(insertion)
    },
  })
}

const db: Database = {
  ...real,
  async transaction(doIt) {
    const value = await real.transaction(async (sql) => {
      const done = await doIt(mortal(sql))
      step()
      return done
    })
    step()
    return value
  },
}

function forget(sql: Sql, customerId: number): Promise<boolean> {
  return forgetCustomer(sql, { customerId, keys: createOwnerKeys(DEFAULT_KEYS), now })
}

const parts = { db, now: () => now }
if ('draft' in work) await placeOrder(parts, work.draft)
else if ('outcome' in work) await settlePayment(parts, work.outcome)
else await db.transaction((sql) => forget(sql, work.leaverId))
writeSync(1, `${survived}\n`)
await real.close()
