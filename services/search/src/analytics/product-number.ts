import { idAtEnd } from '@saum/domain/slug'
import * as v from '@saum/schema/schema'

/** Products are named by number or by the same as text. */
export const productId = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  v.pipe(v.string(), v.regex(/^\d{1,15}$/u), v.transform(Number), v.minValue(1)),
])

/** `null` for what is no product. */
export function toProductId(value: unknown): number | null {
  const parsed = v.safeParse(productId, value)
  return parsed.success ? parsed.output : null
}

/** The number at the end of the address of a product's page. */
export function productIdOfAddress(address: string | undefined): number | null {
  if (address === undefined || address.length > 2048) return null
  const [path = ''] = address.split(/[?#]/u, 1)
  const id = idAtEnd(path.replace(/\/+$/u, ''))
  return id === 0 ? null : id
}
