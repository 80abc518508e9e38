import type { ShopPath } from '@saum/domain/shops'
import { loadReport } from '@saum/shop/visit/load-report'
import { EXIT, type ExitCode } from './exit-code.ts'
import { toReportSheet } from './report-sheet.ts'
import { say, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

export interface ReportOptions {
  shop?: ShopPath
  days: number
  json?: boolean
}

export async function reportCommand(
  terminal: Terminal,
  { shop, days, json: isJson = false }: ReportOptions,
): Promise<ExitCode> {
  const report = await withDatabase(terminal, (db) =>
    loadReport(db.sql, { shop: shop ?? null, days }, Date.now()),
  )
  say(terminal.out, isJson ? JSON.stringify(report, null, 2) : toReportSheet(report))
  return EXIT.done
}
