import { describe, expect, it } from 'vitest'
import { parseRemark, toVoucherRemark, writeRemark } from './remark.ts'

describe('a remark on the way back to the page', () => {
  it.each([
    [{ code: 'terms-missing' as const }],
    [{ code: 'voucher-below-minimum' as const, minimumCents: 5000, missingCents: 1200 }],
    [{ code: 'voucher-expired' as const, moment: '2026-11-01T00:00:00.000Z' }],
  ])('says the same there: %o', (remark) => {
    expect(parseRemark(writeRemark(remark))).toEqual([remark])
  })

  it.each([null, undefined, '', 'nonsense', '<script>', '__proto__', 'constructor~1~2'])(
    'is nothing where somebody made it up: %s',
    (text) => {
      expect(parseRemark(text)).toEqual([])
    },
  )

  it('takes no words from the address', () => {
    expect(parseRemark('voucher-expired~<b>~7')).toEqual([{ code: 'voucher-expired' }])
  })

  it('says why a voucher gives nothing', () => {
    const fault = { reason: 'below-minimum' as const, minimumCents: 5000, missingCents: 1 }

    expect(toVoucherRemark(fault)).toEqual({
      code: 'voucher-below-minimum',
      minimumCents: 5000,
      missingCents: 1,
    })
    expect(toVoucherRemark(undefined).code).toBe('voucher-nothing-to-reduce')
  })
})
