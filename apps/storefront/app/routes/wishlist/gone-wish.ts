/** An entry that has just left the list, as an address says it: `?removed=7`, `?moved=7-701`. */
export interface GoneWish {
  how: 'removed' | 'moved'
  productId: number
  variantId: number | null
}

const GONE = /^([1-9]\d{0,14})(?:-([1-9]\d{0,14}))?$/

export function goneWishQuery({ how, productId, variantId }: GoneWish): [string, string] {
  return [how, variantId === null ? String(productId) : `${productId}-${variantId}`]
}

/** `null` for what no form of ours has sent. */
export function parseGoneWish(query: URLSearchParams): GoneWish | null {
  const how = query.has('moved') ? 'moved' : 'removed'
  const [, productId, variantId] = GONE.exec(query.get(how) ?? '') ?? []
  if (productId === undefined) return null
  const size = variantId === undefined ? null : Number(variantId)
  return { how, productId: Number(productId), variantId: size }
}
