import { lowerBound } from './bits.ts'
import type { DocumentTest } from './condition.ts'
import type { IndexPart } from './index-part.ts'
import type { IndexQuestion, SortKey } from './index-question.ts'
import type { KeywordRanks } from './keyword-ranks.ts'
import type { Contender } from './page-heap.ts'
import { UNITS } from './resolved-text.ts'

/**
 * The order of results, of which no two documents have the same place:
 * - the keys of the question, first key first; equal documents by ascending id;
 * - by relevance: pinned documents in their order, then by descending score;
 * - by number: as asked, documents without one last in either direction;
 * - by keyword: code points of the least value of a document (ascending) or its greatest (descending),
 *   documents without one last in either direction.
 * A style stands where its first document stands.
 */
export interface ResultOrder {
  /** Fills in the first key of the question; a lesser key comes first. */
  fillKeys(rating: Rating, documents: Uint32Array, keys: Float64Array): void
  /** Relevance, whatever the order is. */
  scoreOf(rating: Rating, document: number): number
  /** Whether more than the id tells documents with the same first key apart. */
  hasFurtherKeys: boolean
  /** For documents whose first key is the same. */
  compareEqual(a: Contender, b: Contender): number
}

/** What scores of documents in one part are made of. */
export interface Rating {
  /** Number of the part. */
  part: number
  /** `null` without words. */
  text: RatedText | null
}

/** Scores for the words of the question in units; they hold for documents that have the words. */
export interface RatedText {
  scores: Float64Array
  has: DocumentTest
  /** Whether all documents found have them. */
  isSure: boolean
}

/** Below every key of a score. */
const PINNED = -(2 ** 52)
const NO_PLACE = Infinity

export function createResultOrder(
  { sort, pinned, boosts }: Pick<IndexQuestion, 'sort' | 'pinned' | 'boosts'>,
  parts: readonly IndexPart[],
  ranks: KeywordRanks,
): ResultOrder {
  const first = sort[0]
  const places = new Map<number, number>()
  for (const id of pinned) if (!places.has(id)) places.set(id, places.size)

  /** For everything but relevance. */
  function keyOf(key: SortKey, part: number, document: number): number {
    if (key.by === 'relevance') return 0
    const sign = key.direction === 'asc' ? 1 : -1
    if (key.by === 'number') {
      const value = parts[part]!.view.numbers.get(key.field)?.values[document] ?? Number.NaN
      return Number.isNaN(value) ? NO_PLACE : sign * value
    }
    const rank = ranks.rankOf(key.field, key.direction, part, document)
    return rank < 0 ? NO_PLACE : sign * rank
  }

  function relevanceKey({ part, document, score }: Contender): number {
    const place = places.size === 0 ? undefined : places.get(parts[part]!.view.ids[document]!)
    return place === undefined ? -score : PINNED + place
  }

  function scoreOf({ part, text }: Rating, document: number): number {
    const { view, merits } = parts[part]!
    const boost = boosts.size === 0 ? 1 : (boosts.get(view.ids[document]!) ?? 1)
    const score = baseScore(merits[document]!, text, document)
    return boost >= 0 && Number.isFinite(boost) ? score * boost : score
  }

  function fillRelevanceKeys(rating: Rating, documents: Uint32Array, keys: Float64Array) {
    const part = parts[rating.part]!
    if (rating.text?.isSure === true) fillTextKeys(rating.text, part.merits, documents, keys)
    else {
      for (let k = 0; k < documents.length; k += 1) {
        keys[k] = -baseScore(part.merits[documents[k]!]!, rating.text, documents[k]!)
      }
    }
    eachAt(part, documents, boosts.keys(), (at) => (keys[at] = -scoreOf(rating, documents[at]!)))
    eachAt(part, documents, places.keys(), (at, id) => (keys[at] = PINNED + places.get(id)!))
  }

  return {
    fillKeys(rating, documents, keys) {
      if (first?.by === 'relevance') fillRelevanceKeys(rating, documents, keys)
      else if (first?.by === 'number') {
        const column = parts[rating.part]!.view.numbers.get(first.field)?.values
        fillNumberKeys(column, first.direction, documents, keys)
      } else {
        for (let k = 0; k < documents.length; k += 1) {
          keys[k] = first === undefined ? 0 : keyOf(first, rating.part, documents[k]!)
        }
      }
    },
    scoreOf,
    hasFurtherKeys: sort.length > 1,
    compareEqual(a, b) {
      for (let k = 1; k < sort.length; k += 1) {
        const key = sort[k]!
        const keyA = key.by === 'relevance' ? relevanceKey(a) : keyOf(key, a.part, a.document)
        const keyB = key.by === 'relevance' ? relevanceKey(b) : keyOf(key, b.part, b.document)
        if (keyA !== keyB) return keyA < keyB ? -1 : 1
      }
      return parts[a.part]!.view.ids[a.document]! - parts[b.part]!.view.ids[b.document]!
    },
  }
}

function fillNumberKeys(
  column: Float64Array | undefined,
  direction: 'asc' | 'desc',
  documents: Uint32Array,
  keys: Float64Array,
) {
  keys.fill(NO_PLACE, 0, documents.length)
  if (column === undefined) return
  const sign = direction === 'asc' ? 1 : -1
  for (let k = 0; k < documents.length; k += 1) {
    const value = column[documents[k]!]!
    if (!Number.isNaN(value)) keys[k] = sign * value
  }
}

/** Does what `baseScore` does, without a call for each of many documents. */
function fillTextKeys(
  { scores }: RatedText,
  merits: Float32Array,
  documents: Uint32Array,
  keys: Float64Array,
) {
  for (let k = 0; k < documents.length; k += 1) {
    const document = documents[k]!
    keys[k] = -((scores[document]! / UNITS) * (0.7 + 0.3 * merits[document]!))
  }
}

/** Merit alone, or what the words say with merit as a smaller part; words a document lacks say 0. */
function baseScore(merit: number, text: Rating['text'], document: number): number {
  if (text === null) return merit
  return text.has(document) ? (text.scores[document]! / UNITS) * (0.7 + 0.3 * merit) : 0
}

/** Calls back with the places in an ascending list at which documents with given ids are. */
function eachAt(
  { view }: IndexPart,
  documents: Uint32Array,
  ids: Iterable<number>,
  visit: (at: number, id: number) => void,
) {
  for (const id of ids) {
    const document = view.findDocument(id)
    if (document < 0) continue
    const at = lowerBound(documents, document, 0, documents.length)
    if (documents[at] === document) visit(at, id)
  }
}
