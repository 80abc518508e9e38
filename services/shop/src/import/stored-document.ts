import type { Origin } from './write-context.ts'

/** An entity as the database has it, in the form an export gives and an import takes. */
export interface Stored<Document> {
  /** What makes it the one it is, as text. */
  key: string
  origin: Origin
  document: Document
}

/** Which documents of a batch would change something. */
export interface Changes<Document> {
  created: Document[]
  updated: Document[]
  unchangedCount: number
}

/** Compares with what is stored, in the one form that both can be brought into. */
export function compareStored<Document>(
  documents: readonly Document[],
  stored: readonly Stored<Document>[],
  {
    origin,
    keyOf,
    normalize,
  }: {
    origin: Origin
    keyOf: (document: Document) => string
    normalize: (document: Document) => Document
  },
): Changes<Document> {
  const known = new Map(stored.map((one) => [one.key, one]))
  const changes: Changes<Document> = { created: [], updated: [], unchangedCount: 0 }
  for (const document of documents) {
    const before = known.get(keyOf(document))
    if (before === undefined) changes.created.push(document)
    else if (before.origin === origin && isSame(before.document, document, normalize)) {
      changes.unchangedCount += 1
    } else changes.updated.push(document)
  }
  return changes
}

function isSame<Document>(
  left: Document,
  right: Document,
  normalize: (document: Document) => Document,
): boolean {
  return JSON.stringify(normalize(left)) === JSON.stringify(normalize(right))
}
