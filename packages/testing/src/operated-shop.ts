import { join } from 'node:path'
import * as v from '@saum/schema/schema'
import { openSqliteDatabase } from '@saum/shop/database/sqlite-database'
import { aDress } from './basket-shopper.ts'
import { aCategory } from './catalog-builders.ts'
import { checkingOut, type CheckoutChoice } from './checkout-shopper.ts'
import { startTestBackend, type TestBackend } from './test-backend.ts'
import { createTestFolder } from './test-database.ts'
import { onTestFinished } from 'vitest'

/** Whoever buys here. */
export const BUYER_EMAIL = 'anna@saum.example'

interface Screen {
  write(text: string): unknown
}

type RunCommandLine = (
  args: readonly string[],
  terminal: { out: Screen; err: Screen; env: Record<string, string>; folder: string },
) => Promise<number>

/** The shop and its operator, both at the same data. */
export async function anOperatedShop(runCommandLine: RunCommandLine) {
  const folder = await createTestFolder()
  const said = { out: '', err: '' }
  const run = (...args: string[]) => {
    said.out = ''
    said.err = ''
    return runCommandLine(args, {
      out: { write: (text) => (said.out += text) },
      err: { write: (text) => (said.err += text) },
      env: { DATA_DIR: join(folder, 'data') },
      folder,
    })
  }
  await run('migrate')
  const db = openSqliteDatabase(join(folder, 'data', 'shop.sqlite'))
  onTestFinished(() => db.close())
  const catalog = { categories: [aCategory()], products: [aDress()] }
  const backend = await startTestBackend({ database: db, catalog })
  return { folder, said, run, backend, buy: (choice?: CheckoutChoice) => buy(backend, choice) }
}

async function buy(backend: TestBackend, choice: CheckoutChoice = {}): Promise<string> {
  const shopper = checkingOut(backend)
  await shopper.add({ variantId: 701, quantity: 2 })
  await shopper.prepare(choice)
  const { body } = await shopper.order()
  return v.parse(v.object({ orderNumber: v.string() }), body).orderNumber
}
