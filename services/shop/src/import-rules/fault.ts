/** What is wrong with one row of a file, in words that say what to do about it. */
export interface Fault {
  /** Line in the file; 0 for what no line of it can be blamed for. */
  line: number
  /** Path inside the document or column of the table; empty when it is about the whole row. */
  field: string
  reason: string
}

/** The same without a place: rules look at documents, not at files. */
export type FieldFault = Omit<Fault, 'line'>

/** Where in the file a row and the members of its document are. */
export interface RowPlace {
  line: number
  /** Only for tables, where a document spans several lines and its members are columns. */
  placeOf?: ((path: string) => { line: number; field: string }) | undefined
}

/** A document and where it came from. */
export interface Row<Document> extends RowPlace {
  document: Document
}

export function toFault({ line, placeOf }: RowPlace, { field, reason }: FieldFault): Fault {
  return { ...(placeOf?.(field) ?? { line, field }), reason }
}
