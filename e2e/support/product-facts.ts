import type { Product } from '@saum/contract/product'

/** Whether a product has words of every kind that its page shows. */
export function hasFacts({ advancedAttributes }: Product): boolean {
  return ['description', 'details', 'materials', 'care', 'maker'].every(
    (key) => (advancedAttributes[key]?.values.length ?? 0) > 0,
  )
}

/** The words of an advanced attribute, row by row. */
export function wordsOf({ advancedAttributes }: Product, key: string): string[] {
  const values = advancedAttributes[key]?.values ?? []
  return values.flatMap(({ fieldSet }) => fieldSet.flat().map(({ value }) => String(value)))
}
