/**
 * One color of one style, as one shop sells it. Words and labels are in the language of the shop; the
 * index knows nothing of products beyond this.
 */
export interface IndexDocument {
  /** Number of the product; ties are broken by it. */
  id: number
  /** The colors of one style share it; a page shows each style once. */
  groupKey: string
  /** Words and article numbers per text field of the schema. */
  texts: Readonly<Record<string, readonly string[]>>
  keywords: Readonly<Record<string, readonly string[]>>
  /** Several paths per field, each from its root. */
  paths: Readonly<Record<string, readonly (readonly string[])[]>>
  /** `null` where the document has no such number. */
  numbers: Readonly<Record<string, number | null>>
  /** Between 0 and 1: popularity, stock and newness in one, the order where no words are asked for. */
  merit: number
  /** The product as it is answered, as JSON without `children` and `totalNumberOfChildren`. */
  product: string
  /** The same as one color among others, as JSON. */
  child: string
}
