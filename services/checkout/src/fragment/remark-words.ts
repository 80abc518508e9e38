import type { FieldFault } from '@saum/contract/checkout'
import type { Remark } from '../remark.ts'
import type { MessageKey, ShopText } from '../shop-text.ts'

const WORDS: Partial<Readonly<Record<Remark['code'], MessageKey>>> = {
  'gift-card-not-found': 'giftcard_unknown',
  'gift-card-empty': 'giftcard_empty',
  'gift-card-too-many': 'giftcard_too_many',
  'gift-card-taken': 'giftcard_taken',
  'gift-card-gone': 'giftcard_gone',
  'voucher-unknown': 'voucher_unknown',
  'voucher-too-many': 'giftcard_too_many',
  'voucher-used-up': 'voucher_used',
  'voucher-not-combinable': 'voucher_not_combinable',
  'voucher-gone': 'voucher_gone',
  'order-too-many': 'order_too_many',
  'too-long': 'too_long_cut',
  'payment-failed': 'payment_declined',
  'payment-cancelled': 'payment_cancelled',
  'payment-unavailable': 'payment_unavailable',
  'payment-processing': 'payment_processing',
}

export function remarkWords({ t, money, moment }: ShopText, remark: Remark, code = ''): string {
  const { minimumCents, missingCents = 0 } = remark
  if (remark.code === 'voucher-taken') return t('voucher_taken', { code })
  if (remark.code === 'voucher-below-minimum' && minimumCents !== undefined) {
    return t('voucher_minimum', { minimum: money(minimumCents), amount: money(missingCents) })
  }
  if (remark.moment !== undefined) {
    const key = remark.code === 'voucher-expired' ? 'voucher_expired' : 'voucher_not_started'
    return t(key, { date: moment(remark.moment) })
  }
  return t(WORDS[remark.code] ?? 'voucher_nothing')
}

const MISSING: Partial<Readonly<Record<Remark['code'], string>>> = {
  'option-missing': 'option',
  'branch-missing': 'branch',
  'payment-missing': 'payment',
  'terms-missing': 'terms',
}

/** Remarks that are about one field, as the faults they are. */
export function remarkFaults(remarks: readonly Remark[]): FieldFault[] {
  return remarks.flatMap(({ code }) => {
    const field = MISSING[code]
    return field === undefined ? [] : { field, reason: 'required' as const }
  })
}
