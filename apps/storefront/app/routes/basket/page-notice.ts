import type { BasketItemError, VoucherFault } from '@saum/contract/basket-shape'

/** What a page says about a form that was sent without script; numbers and names of ours, never words. */
export const NOTICE_PARAMETER = 'notice'

export type PageNotice =
  | { kind: 'conflict' }
  /** As many as there are, or as many as the shop sells of one size. */
  | { kind: 'stock'; pieces: number }
  | { kind: 'limit' }

export function writeNotice(notice: PageNotice): string {
  return notice.kind === 'stock' ? `stock-${notice.pieces}` : notice.kind
}

export function parseNotice(value: string | null): PageNotice | null {
  if (value === 'conflict' || value === 'limit') return { kind: value }
  const pieces = /^stock-(\d{1,4})$/.exec(value ?? '')?.[1]
  return pieces === undefined ? null : { kind: 'stock', pieces: Number(pieces) }
}

/** Why there are fewer pieces than were wanted; `null` when there are not. */
export function reducedNotice(
  errors: readonly BasketItemError[] | undefined,
  item: { quantity: number; availableQuantity?: number | undefined } | undefined,
): PageNotice | null {
  const isReduced = errors?.some(({ kind }) => kind === 'ItemAddedWithReducedQuantity')
  if (!isReduced || !item) return null
  const { quantity, availableQuantity } = item
  return availableQuantity === quantity ? { kind: 'stock', pieces: quantity } : { kind: 'limit' }
}

/** Why a code was not taken. */
export type VoucherRefusal = { reason: 'unknown' | 'too-many' | 'failed' } | VoucherFault

const REASONS: readonly VoucherRefusal['reason'][] = [
  'unknown',
  'too-many',
  'failed',
  'not-started',
  'expired',
  'used-up',
  'below-minimum',
  'not-combinable',
  'nothing-to-reduce',
]

/** In an address; which promotion is in the way the page knows itself. */
export function writeVoucherRefusal(refusal: VoucherRefusal): [name: string, value: string][] {
  const facts: VoucherFault | null =
    'moment' in refusal || 'minimumCents' in refusal ? refusal : null
  const { moment, minimumCents, missingCents } = facts ?? {}
  return [
    ['voucher', refusal.reason],
    ...(moment === undefined ? [] : [['moment', moment] as [string, string]]),
    ...(minimumCents === undefined ? [] : [['minimum', `${minimumCents}`] as [string, string]]),
    ...(missingCents === undefined ? [] : [['missing', `${missingCents}`] as [string, string]]),
  ]
}

export function parseVoucherRefusal(query: URLSearchParams): VoucherRefusal | null {
  const reason = REASONS.find((known) => known === query.get('voucher'))
  if (reason === undefined) return null
  if (reason === 'unknown' || reason === 'too-many' || reason === 'failed') return { reason }
  const moment = query.get('moment') ?? ''
  const minimumCents = centsIn(query.get('minimum'))
  const missingCents = centsIn(query.get('missing'))
  return {
    reason,
    ...(isMoment(moment) && { moment }),
    ...(minimumCents !== undefined && { minimumCents }),
    ...(missingCents !== undefined && { missingCents }),
  }
}

/** `2026-10-31T22:59:59.999Z`; browsers read dates out of almost any words. */
function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(text) && !Number.isNaN(Date.parse(text))
}

function centsIn(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** What the shop said to a code it did not take. */
export function toVoucherRefusal(
  status: number,
  problem: Readonly<Record<string, unknown>>,
): VoucherRefusal {
  const { fault } = problem
  // Written by the shop from the same type.
  if (typeof fault === 'object' && fault !== null) return fault as VoucherFault
  if (status === 404) return { reason: 'unknown' }
  return { reason: status === 429 ? 'too-many' : 'failed' }
}
