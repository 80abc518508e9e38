import type { VoucherFault } from '@saum/contract/basket-shape'

const CODES = [
  'gift-card-not-found',
  'gift-card-empty',
  'gift-card-too-many',
  'gift-card-taken',
  'gift-card-gone',
  'voucher-unknown',
  'voucher-too-many',
  'voucher-not-started',
  'voucher-expired',
  'voucher-used-up',
  'voucher-below-minimum',
  'voucher-not-combinable',
  'voucher-nothing-to-reduce',
  'voucher-taken',
  'voucher-gone',
  'option-missing',
  'branch-missing',
  'payment-missing',
  'terms-missing',
  'order-too-many',
  'too-long',
  'payment-failed',
  'payment-cancelled',
  'payment-unavailable',
  'payment-processing',
] as const

type RemarkCode = (typeof CODES)[number]

/** Something about what was just sent that the checkout itself does not remember. */
export interface Remark {
  code: RemarkCode
  /** Of a voucher: cents it takes and cents that are missing. */
  minimumCents?: number
  missingCents?: number
  moment?: string
}

export function toVoucherRemark(fault: VoucherFault | undefined): Remark {
  if (!fault) return { code: 'voucher-nothing-to-reduce' }
  const { reason, moment, minimumCents, missingCents } = fault
  return {
    code: `voucher-${reason}`,
    ...(moment !== undefined && { moment }),
    ...(minimumCents !== undefined && { minimumCents }),
    ...(missingCents !== undefined && { missingCents }),
  }
}

/** For the way back of a form without script: what it takes to say the same on the page. */
export function writeRemark({ code, minimumCents, missingCents, moment }: Remark): string {
  if (minimumCents !== undefined) return `${code}~${minimumCents}~${missingCents ?? 0}`
  return moment === undefined ? code : `${code}~${moment}`
}

/** The address of a page is anybody's: what is not one of ours says nothing. */
export function parseRemark(text: string | null | undefined): Remark[] {
  const [name = '', first = '', second = ''] = (text ?? '').split('~')
  const code = CODES.find((known) => known === name)
  if (code === undefined) return []
  if (/^\d{1,9}$/.test(first) && /^\d{1,9}$/.test(second)) {
    return [{ code, minimumCents: Number(first), missingCents: Number(second) }]
  }
  const isMoment = /^\d{4}-\d\d-\d\d[T:.\dZ]*$/.test(first) && !Number.isNaN(Date.parse(first))
  return [isMoment ? { code, moment: first } : { code }]
}
