import type { DocumentTest, PartContext } from './condition.ts'
import { compileCondition, narrowDown } from './condition.ts'
import type { IndexQuestion } from './index-question.ts'
import type { ResolvedText } from './resolved-text.ts'
import type { RatedText } from './result-order.ts'
import { matchText } from './text-match.ts'
import { hasValue } from './value-match.ts'

export interface Candidates {
  /** Ascending. They may be part of the segment and are only read. */
  documents: Uint32Array
  /** Scores for the words, and which documents have the words. */
  text: RatedText
}

/** The documents of a part that facets are to choose from. */
export function findCandidates(
  question: IndexQuestion,
  text: ResolvedText | null,
  context: PartContext,
): Candidates {
  const { part, scratch } = context
  const { removed } = part
  // Conditions may look for words as well, so they come before the words of the question.
  const alternative =
    question.alternative === null ? null : compileCondition(question.alternative, context)
  const condition =
    question.condition === null ? null : compileCondition(question.condition, context)
  const { documents: source, tests } = findSource(question, text, context)
  if (condition !== null) tests.push(condition)
  if (removed !== null) tests.push((document) => removed[document] === 0)
  const { bits, scores } = scratch.text
  const has: DocumentTest = (document) => (bits[document >>> 5]! & (1 << (document & 31))) !== 0
  const rated = { scores, has, isSure: question.alternative === null }
  const documents = tests.length === 0 ? source : keep(source, tests, scratch.candidates)
  if (alternative === null || question.alternative === null) return { documents, text: rated }
  const others =
    narrowDown(question.alternative, part) ?? listAll(part.view.documents, scratch.others)
  const isAlternative = [alternative]
  if (removed !== null) isAlternative.push((document) => removed[document] === 0)
  const found = keep(others, isAlternative, scratch.others)
  return { documents: unite(documents, found), text: rated }
}

/** The shortest list at hand, and what it does not assure. */
function findSource(
  { scope, condition }: IndexQuestion,
  text: ResolvedText | null,
  { part, number, scratch }: PartContext,
): { documents: Uint32Array; tests: DocumentTest[] } {
  const { view } = part
  const tests: DocumentTest[] = []
  const found = text === null ? 0 : matchText({ part, number }, text, scratch, scratch.candidates)
  const column = scope === null ? undefined : view.keywords.get(scope.field)
  const ordinal = scope === null ? -1 : (column?.table.find(scope.value) ?? -1)
  if (scope !== null && ordinal < 0) return { documents: NONE, tests }
  const postings = scope === null ? undefined : view.scopes.get(scope.field)
  if (text === null && postings !== undefined) {
    const { offsets, documents } = postings
    return { documents: documents.subarray(offsets[ordinal], offsets[ordinal + 1]), tests }
  }
  if (column !== undefined) tests.push((document) => hasValue(column, document, ordinal))
  if (text !== null) return { documents: scratch.candidates.subarray(0, found), tests }
  const narrowed = condition === null ? null : narrowDown(condition, part)
  return { documents: narrowed ?? listAll(view.documents, scratch.candidates), tests }
}

const NONE = new Uint32Array(0)

function listAll(length: number, target: Uint32Array): Uint32Array {
  for (let document = 0; document < length; document += 1) target[document] = document
  return target.subarray(0, length)
}

/** Target may be what the documents are read from. */
function keep(documents: Uint32Array, tests: readonly DocumentTest[], target: Uint32Array) {
  let length = documents.length
  let source = documents
  for (const test of tests) {
    let kept = 0
    for (let k = 0; k < length; k += 1) {
      const document = source[k]!
      if (!test(document)) continue
      target[kept] = document
      kept += 1
    }
    length = kept
    source = target
  }
  return target.subarray(0, length)
}

/** Both ascending, without repetition. */
function unite(a: Uint32Array, b: Uint32Array): Uint32Array {
  const united = new Uint32Array(a.length + b.length)
  let atA = 0
  let atB = 0
  let length = 0
  while (atA < a.length || atB < b.length) {
    const nextA = atA < a.length ? a[atA]! : Infinity
    const nextB = atB < b.length ? b[atB]! : Infinity
    united[length] = Math.min(nextA, nextB)
    if (nextA <= nextB) atA += 1
    if (nextB <= nextA) atB += 1
    length += 1
  }
  return united.subarray(0, length)
}
