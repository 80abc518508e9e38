import type { AttributeGroup } from '@saum/contract/product'

/** First label of an attribute group, whether it holds one value or several. */
export function attributeLabel(group: AttributeGroup | undefined): string {
  return firstValue(group)?.label ?? ''
}

/** The value logic works with; the label when the wire has none. */
export function attributeValue(group: AttributeGroup | undefined): string {
  const first = firstValue(group)
  return first?.value ?? first?.label ?? ''
}

function firstValue(group: AttributeGroup | undefined) {
  const values = group?.values
  return Array.isArray(values) ? values[0] : values
}
