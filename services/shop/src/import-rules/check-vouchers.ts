import type { Sql } from '../database/database.ts'
import type { PromotionDocument } from '../documents/promotion-document.ts'
import type { VoucherDocument } from '../documents/voucher-document.ts'
import { checkEach, unchecked, type Checked } from './batch-check.ts'
import type { Row } from './fault.ts'
import { findVoucherFaults } from './voucher-rules.ts'

/** Shoppers type voucher and promotion codes into the same field, so no code may be both. */
export async function checkVouchers(
  sql: Sql,
  rows: readonly Row<VoucherDocument>[],
): Promise<Checked<VoucherDocument>> {
  const promotions = await sql<{ document: string }>`select document from promotion`
  const holders = new Map(
    promotions.flatMap((row) => {
      const { id, code } = JSON.parse(row.document) as PromotionDocument
      return code === undefined ? [] : [[code.toUpperCase(), id]]
    }),
  )
  return checkEach(unchecked(rows), (document) => {
    const holder = holders.get(document.code)
    return [
      ...findVoucherFaults(document),
      ...(holder === undefined
        ? []
        : [{ field: 'code', reason: `“${document.code}” belongs to promotion ${holder} already` }]),
    ]
  })
}
