import type { DocumentKind } from '../documents/catalog-document.ts'
import { shopOfSource, toRedirectKey } from '../redirect/redirect-rules.ts'
import type { Claim } from './key-ledger.ts'

type Members = Record<string, unknown>

/** Among what the key of an entity is unique. */
export const ENTITY_SPACE = {
  categories: 'category id',
  campaigns: 'campaign id',
  products: 'product id',
  'group-prices': 'group price',
  promotions: 'promotion id',
  vouchers: 'voucher code',
  outfits: 'outfit id',
  branches: 'branch id',
  redirects: 'source',
  customers: 'customer id',
} as const satisfies Record<DocumentKind, string>

/** Further members that no two rows of a file may share. */
const UNIQUE_MEMBERS: Readonly<Record<DocumentKind, readonly string[]>> = {
  categories: ['key'],
  campaigns: ['key'],
  products: ['referenceKey'],
  'group-prices': [],
  promotions: [],
  vouchers: [],
  outfits: ['key'],
  branches: ['referenceKey', 'slug'],
  redirects: [],
  customers: ['referenceKey'],
}

/**
 * The keys a row takes, read before it is known to be right: two rows with one id contradict each
 * other even when one of them is refused.
 */
export function claimsOf(kind: DocumentKind, value: unknown): Claim[] {
  if (!isMembers(value)) return []
  if (kind === 'redirects') return redirectClaims(value)
  if (kind === 'vouchers') return voucherClaims(value)
  if (kind === 'group-prices') return groupPriceClaims(value)
  const claims = [...claimMember(value, 'id', ENTITY_SPACE[kind])]
  for (const name of UNIQUE_MEMBERS[kind]) claims.push(...claimMember(value, name, name))
  if (kind === 'products') claims.push(...variantClaims(value))
  if (kind === 'customers') claims.push(...emailClaims(value))
  return claims
}

function variantClaims({ variants }: Members): Claim[] {
  if (!Array.isArray(variants)) return []
  return variants.flatMap((variant: unknown, index) => {
    if (!isMembers(variant)) return []
    const path = `variants.${index}.`
    return [
      ...claimMember(variant, 'id', 'variant id', path),
      ...claimMember(variant, 'referenceKey', 'variant reference key', path),
    ]
  })
}

function redirectClaims({ shopPath, source }: Members): Claim[] {
  if (typeof source !== 'string') return []
  const key = redirectKey(typeof shopPath === 'string' ? shopPath : null, source)
  return [{ space: ENTITY_SPACE.redirects, key, field: 'source' }]
}

/** A source may name its shop instead of the row. */
export function redirectKey(shopPath: string | null, source: string): string {
  const written = source.trim()
  return `${shopPath ?? shopOfSource(written) ?? '*'} ${toRedirectKey(written)}`
}

function voucherClaims({ code }: Members): Claim[] {
  if (typeof code !== 'string') return []
  return [{ space: ENTITY_SPACE.vouchers, key: code.trim().toUpperCase(), field: 'code' }]
}

function groupPriceClaims({ shop, variantId, customerGroup }: Members): Claim[] {
  if (typeof shop !== 'string' || typeof variantId !== 'number') return []
  if (typeof customerGroup !== 'string') return []
  const key = groupPriceKey({ shop, variantId, customerGroup: customerGroup.trim() })
  return [{ space: ENTITY_SPACE['group-prices'], key, field: 'variantId' }]
}

export function groupPriceKey(price: {
  shop: string
  variantId: number
  customerGroup: string
}): string {
  return `${price.shop} ${price.variantId} ${price.customerGroup}`
}

function emailClaims({ shop, email }: Members): Claim[] {
  if (typeof shop !== 'string' || typeof email !== 'string') return []
  return [{ space: 'email', key: `${shop} ${email.toLowerCase()}`, field: 'email' }]
}

function claimMember(value: Members, name: string, space: string, path = ''): Claim[] {
  const key = value[name]
  if (typeof key === 'number') return [{ space, key, field: `${path}${name}` }]
  return typeof key === 'string' ? [{ space, key: key.trim(), field: `${path}${name}` }] : []
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null
}
