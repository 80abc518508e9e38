import { DEFAULT_SHOP, findShopByPath } from '@saum/domain/shops'
import { openMigratedDatabase } from '@saum/testing/test-database'
import { importContent } from '@saum/testing/test-import'
import { judgeVoucher } from '@saum/shop/voucher/voucher-rules'
import { findVoucher } from '@saum/shop/voucher/voucher-storage'
import { describe, expect, it } from 'vitest'
import { demoVouchers } from './vouchers.ts'

const NOW = Date.parse('2026-11-16T12:00:00Z')

describe('the vouchers of the demo', () => {
  it.each([
    ['de', 'WINTER10', 5_000, null],
    ['ch', 'WINTER10', 5_999, 'below-minimum'],
    ['ch', 'WINTER10', 6_000, null],
    ['de', 'WILLKOMMEN10', 5_000, 'not-combinable'],
    ['de', 'SOMMER2026', 50_000, 'expired'],
    ['de', 'FRUEHLING15', 50_000, 'not-started'],
    ['de', 'ERSTE100', 50_000, 'used-up'],
    ['de', 'GEDULD10', 0, 'nothing-to-reduce'],
    ['ch', 'GRUEEZI10', 50_000, 'not-combinable'],
    ['de', 'GRUEEZI10', 50_000, 'unknown'],
  ])(
    'answer a shopper of %s who has %s and goods for %i cents: %s',
    async (path, code, goods, reason) => {
      const db = await openMigratedDatabase()
      const content = demoVouchers({ now: NOW })
      const { faults } = await importContent(db, { kind: 'vouchers', content })

      const found = await findVoucher(db.sql, findShopByPath(path) ?? DEFAULT_SHOP, code)

      const order = { goodsCents: goods, promotionNames: ['Strick zu zweit'], now: NOW }
      const fault = found === null ? { reason: 'unknown' } : judgeVoucher(found, order)
      expect(faults).toEqual([])
      expect(fault?.reason ?? null).toBe(reason)
    },
  )
})
