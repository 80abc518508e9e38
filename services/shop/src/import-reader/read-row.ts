interface Place {
  line: number
  /** Bytes of the file that are read with this row. */
  byteEnd: number
}

/** A row that could be read, whatever it holds. */
export interface ReadableRow extends Place {
  value: unknown
  /** Where a member of the value came from; without it everything came from the line of the row. */
  placeOf?: (path: string) => { line: number; field: string }
}

/** A row that could not be read, and why. */
export interface UnreadableRow extends Place {
  fault: string
}

export type ReadRow = ReadableRow | UnreadableRow
