import type { AttributeGroup } from '@saum/contract/product'

/** First label of an attribute group, whether it holds one value or several. */
export function attributeLabel(group: AttributeGroup | undefined): string {
  return valuesOf(group)[0]?.label ?? ''
}

/** All labels of an attribute group. */
export function attributeLabels(group: AttributeGroup | undefined): string[] {
  return valuesOf(group).map(({ label }) => label)
}

/** The value logic works with; the label when the wire has none. */
export function attributeValue(group: AttributeGroup | undefined): string {
  const [first] = valuesOf(group)
  return first?.value ?? first?.label ?? ''
}

/** The number of the first value, where it has one. */
export function attributeId(group: AttributeGroup | undefined): number | undefined {
  return valuesOf(group)[0]?.id
}

function valuesOf(group: AttributeGroup | undefined) {
  return group === undefined ? [] : [group.values].flat()
}
