import { extname, resolve } from 'node:path'
import { findShopByPath, type ShopPath } from '@saum/domain/shops'
import { StartupError } from '@saum/domain/startup-error'
import { exportOrders } from '@saum/shop/operator/export-orders'
import { EXIT, type ExitCode } from './exit-code.ts'
import { say, writeSlowly, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'
import { writeWhole } from './write-whole.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export interface ExportOrdersOptions {
  output?: string
  shop?: ShopPath
  /** Beginning of the first and of the last day. */
  from?: number
  to?: number
}

export async function exportOrdersCommand(
  terminal: Terminal,
  { output, shop, from, to }: ExportOrdersOptions,
): Promise<ExitCode> {
  const file = output === undefined ? null : resolve(terminal.folder, output)
  const format = formatOf(file)
  const shopId = shop && findShopByPath(shop)?.shopId
  // The last day is meant as a whole.
  const selection = { format, shopId, from, to: to === undefined ? undefined : to + DAY_MS }
  await withDatabase(terminal, async (db) => {
    const lines = exportOrders(db, selection)
    if (file === null) for await (const line of lines) await writeSlowly(terminal.out, line)
    else await writeWhole(file, lines)
  })
  if (file !== null) say(terminal.err, `Wrote ${file}`)
  return EXIT.done
}

function formatOf(file: string | null): 'ndjson' | 'csv' {
  const ending = file === null ? '.ndjson' : extname(file).toLowerCase()
  if (ending === '.csv') return 'csv'
  if (ending === '.ndjson') return 'ndjson'
  throw new StartupError(`${file} must end with .ndjson or .csv.`)
}
