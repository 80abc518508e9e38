/** Attributes by which products are filtered, under the names that groups have in addresses. */
export const FILTER_ATTRIBUTES: Readonly<Record<string, string>> = {
  size: 'shopSize',
  color: 'colorFamily',
  material: 'material',
  pattern: 'pattern',
  fit: 'fit',
  length: 'length',
  sleeve: 'sleeve',
  neckline: 'neckline',
  occasion: 'occasion',
  brand: 'brand',
}

/** Whose values are written the same in every shop, so that they need no label. */
export const SIZE_ATTRIBUTE = 'shopSize'

const LABELLED: ReadonlySet<string> = new Set(
  Object.values(FILTER_ATTRIBUTES).filter((attribute) => attribute !== SIZE_ATTRIBUTE),
)

export function isLabelled(attributeKey: string): boolean {
  return LABELLED.has(attributeKey)
}
