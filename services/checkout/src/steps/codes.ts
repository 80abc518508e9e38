import { applyVoucher, removeVoucher } from '@saum/contract/basket'
import type { VoucherFault } from '@saum/contract/basket-shape'
import { addGiftCard } from '@saum/contract/checkout'
import type { Backend } from '@saum/contract/backend'
import { toVoucherRemark, type Remark } from '../remark.ts'
import type { SentStep } from './step.ts'

export async function redeemGiftCard({ checkoutJwt, form, backend }: SentStep): Promise<Remark> {
  const redeemed = await backend.call(addGiftCard, {
    checkoutJwt,
    number: form.text('number', 80),
    pin: form.text('pin', 12),
  })
  if (redeemed.ok) return { code: 'gift-card-taken' }
  const { kind } = redeemed.refusal
  if (kind === 'too-many-requests') return { code: 'gift-card-too-many' }
  return { code: kind === 'gift-card-empty' ? kind : 'gift-card-not-found' }
}

/** A voucher belongs to the basket, and that to a session: only after the shop has taken the token. */
export async function redeemVoucher(sent: SentStep): Promise<Remark> {
  const code = sent.form.text('code', 80)
  if (code === '') return { code: 'voucher-unknown' }
  const redeemed = await sessionBackend(sent).call(applyVoucher, { code })
  if (redeemed.ok) return { code: 'voucher-taken' }
  const { kind, problem } = redeemed.refusal
  if (kind === 'too-many-requests') return { code: 'voucher-too-many' }
  if (kind !== 'voucher-not-applicable') return { code: 'voucher-unknown' }
  return toVoucherRemark(problem['fault'] as VoucherFault | undefined)
}

export async function dropVoucher(sent: SentStep): Promise<Remark> {
  await sessionBackend(sent).call(removeVoucher, {})
  return { code: 'voucher-gone' }
}

function sessionBackend({ checkoutJwt, backendOf }: SentStep): Backend {
  return backendOf(sessionKeyOf(checkoutJwt))
}

/** Whose token it is. Its signature was checked by the shop: this only reads. */
function sessionKeyOf(checkoutJwt: string): string {
  const [, payload = ''] = checkoutJwt.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: string }
  return claims.sid
}
