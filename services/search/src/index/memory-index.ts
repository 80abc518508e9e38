import type { Analyse } from './analyse.ts'
import type { IndexParts } from './ask.ts'
import { askParts } from './ask.ts'
import { explainDocument, findLive } from './explain.ts'
import type { IndexChanges } from './index-changes.ts'
import { applyChanges, applyMerits } from './index-changes.ts'
import type { IndexPart } from './index-part.ts'
import { createPart } from './index-part.ts'
import type { IndexSchema } from './index-schema.ts'
import { createKeywordRanks } from './keyword-ranks.ts'
import { createScopeCounts } from './scope-counts.ts'
import type { Scratch } from './scratch.ts'
import { createScratch } from './scratch.ts'
import type { IndexSize, SearchIndex, TermFacts } from './search-index.ts'
import type { Segment } from './segment.ts'
import type { KnownTerm } from './term-expansion.ts'
import { createVocabulary } from './term-expansion.ts'

/** The index that lives in memory. It never changes: a change makes another that shares most of it. */
export interface MemoryIndex extends SearchIndex {
  /** Tens of documents take milliseconds; build anew once `freshDocuments` is a tenth of the whole. */
  withChanges(changes: IndexChanges, analyse: Analyse): MemoryIndex
  /** Replaces the merit of these documents; unknown ids are passed over. */
  withMerits(merits: ReadonlyMap<number, number>): MemoryIndex
  /** Of all documents, ascending. */
  readonly ids: readonly number[]
  /** Documents added since the index was built. */
  readonly freshDocuments: number
  readonly schema: IndexSchema
  readonly parts: readonly IndexPart[]
}

export function createMemoryIndex(schema: IndexSchema, segment: Segment): MemoryIndex {
  return createIndexOfParts(schema, [createPart(segment)])
}

/** More terms than anybody wants to be offered. */
const MAX_TERMS = 1000

export function createIndexOfParts(
  schema: IndexSchema,
  parts: readonly IndexPart[],
  // Questions are answered one after the other, so all versions of an index share it.
  scratch: Scratch = createScratch(),
): MemoryIndex {
  const vocabulary = createVocabulary(parts)
  const index: IndexParts = {
    parts,
    vocabulary,
    ranks: createKeywordRanks(parts),
    scratch,
    scopeCounts: createScopeCounts(),
  }
  return {
    schema,
    parts,
    ask: async (question) => askParts(index, question),
    lookUp: async (terms) =>
      terms.map((term) => ({ term, documents: vocabulary.find(term)?.documents ?? 0 })),
    nearest: async (term, limit) => vocabulary.near(term, toLimit(limit)).map(toFacts),
    complete: async (prefix, limit) => vocabulary.startingWith(prefix, toLimit(limit)).map(toFacts),
    products: async (ids) => ids.flatMap((id) => findProduct(parts, id)),
    explain: async (question, id) => explainDocument(index, question, id),
    get size() {
      return measure(parts)
    },
    get ids() {
      return listIds(parts)
    },
    freshDocuments: parts.slice(1).reduce((sum, part) => sum + part.liveDocuments, 0),
    withChanges(changes, analyse) {
      const changed = applyChanges(parts, changes, { schema, analyse })
      return createIndexOfParts(schema, changed, scratch)
    },
    withMerits: (merits) => createIndexOfParts(schema, applyMerits(parts, merits), scratch),
  }
}

function toFacts({ term, documents }: KnownTerm): TermFacts {
  return { term, documents }
}

function toLimit(limit: number): number {
  return limit >= 1 ? Math.min(Math.floor(limit), MAX_TERMS) : 0
}

function findProduct(parts: readonly IndexPart[], id: number) {
  for (const part of parts) {
    const document = findLive(part, id)
    if (document >= 0) return [{ id, product: part.view.product(document) }]
  }
  return []
}

function listIds(parts: readonly IndexPart[]): readonly number[] {
  const ids: number[] = []
  for (const { view, removed } of parts) {
    view.ids.forEach((id, document) => {
      if (removed?.[document] !== 1) ids.push(id)
    })
  }
  return ids.toSorted((a, b) => a - b)
}

function measure(parts: readonly IndexPart[]): IndexSize {
  const size = { documents: 0, groups: 0, terms: 0, bytes: 0 }
  for (const part of parts) {
    size.documents += part.liveDocuments
    size.groups += part.liveGroups
    size.terms += part.view.terms.length
    size.bytes += part.segment.buffer.byteLength
    size.bytes += part.removed?.byteLength ?? 0
    size.bytes += part.merits === part.view.merits ? 0 : part.merits.byteLength
  }
  return size
}
