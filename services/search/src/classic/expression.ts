export type Comparison = '==' | '=' | '<>' | '>' | '>=' | '<' | '<='

/** A query expression, read but not yet understood: fields and values are texts. */
export type Expression =
  | { kind: 'words'; text: string }
  /** Words that were quoted. */
  | { kind: 'phrase'; text: string }
  | { kind: 'field'; field: string; comparison: Comparison; values: readonly string[] }
  | { kind: 'between'; field: string; from: string; to: string }
  /** The field has a value. */
  | { kind: 'present'; field: string }
  | { kind: 'all'; parts: readonly Expression[] }
  | { kind: 'any'; parts: readonly Expression[] }
  | { kind: 'not'; part: Expression }

/** Thrown while reading; says where and why. */
export class ExpressionFault extends Error {
  override readonly name = 'ExpressionFault'

  /** Characters before the fault. */
  readonly offset: number

  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}
