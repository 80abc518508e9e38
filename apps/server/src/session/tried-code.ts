import {
  applyVoucher,
  getApplicablePromotionsByCode,
  updateBasketItem,
} from '@saum/contract/basket'

/** Where the calls that tell a right code from a wrong one carry it. */
const CODE_PATHS: ReadonlyMap<string, readonly string[]> = new Map([
  [applyVoucher.name, ['payload', 'code']],
  [getApplicablePromotionsByCode.name, ['payload', 'promotionCode']],
  [updateBasketItem.name, ['payload', 'update', 'promotionCode']],
])

/** The code a call tries; `null` where it tries none, or cannot be read by the shop either. */
export function codeInCall(name: string, body: string): string | null {
  const path = CODE_PATHS.get(name)
  if (path === undefined) return null
  let value = parsed(body)
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }
  return typeof value === 'string' ? value : null
}

/**
 * Whether a form sent there reaches the basket, the only page on which codes of vouchers are typed. The router
 * compares paths decoded and in any case; a path that only looks like it costs no more than reading its form.
 */
export function mayTryCode(pathname: string): boolean {
  return decodeURIComponent(pathname).toLowerCase().includes('/cart')
}

/** The code a form tries, read from a copy: the page reads the form itself. */
export async function codeInForm(request: Request): Promise<string | null> {
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  const code = form?.get('intent') === 'voucher' ? form.get('code') : null
  return typeof code === 'string' ? code : null
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return null
  }
}
