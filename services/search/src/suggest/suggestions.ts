export interface Completion {
  expression: string
  /** `{typed}[rest]`, with `(…)` around what was corrected. */
  highlighted: string
  score: number
  executableConfidence: number
}

/** What a shopper may be about to type in one shop. */
export interface Suggestions {
  /** At most `limit` of them; popular ones for an empty query. */
  complete(query: string, limit: number): Promise<readonly Completion[]>
}
