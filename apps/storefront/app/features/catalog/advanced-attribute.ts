import type { AdvancedAttribute } from '@saum/contract/product'

type AdvancedAttributes = Readonly<Record<string, AdvancedAttribute>>
type AdvancedField = AdvancedAttribute['values'][number]['fieldSet'][number][number]

/** The rows of an attribute, value by value: a material has one value per part of the garment. */
export function advancedRows(attributes: AdvancedAttributes, key: string): AdvancedField[][] {
  const values = attributes[key]?.values ?? []
  return values.map(({ fieldSet }) => fieldSet.flatMap((row) => row[0] ?? []))
}

/** An attribute that holds one text; empty when it is missing. */
export function advancedText(attributes: AdvancedAttributes, key: string): string {
  return String(advancedRows(attributes, key)[0]?.[0]?.value ?? '')
}

/** An attribute that holds one text per row. */
export function advancedTexts(attributes: AdvancedAttributes, key: string): string[] {
  return advancedRows(attributes, key).flatMap((rows) => rows.map(({ value }) => String(value)))
}
