export interface TextField {
  name: string
  /** How much a word counts here compared with other fields. */
  boost: number
}

/** Which fields the documents of an index have, by what can be asked of them. */
export interface IndexSchema {
  /** Analysed and found by words. */
  texts: readonly TextField[]
  /** Words as they are, several per document: regular and location facets. */
  keywords: readonly string[]
  /** Keyword fields by which a listing may be narrowed at no cost: `scope` of a question. */
  scopes: readonly string[]
  /** Paths from a root, several per document: hierarchical facets. */
  paths: readonly string[]
  /** Prices, amounts, and times as milliseconds: range facets and sorting. */
  numbers: readonly string[]
}
