import type { IndexParts } from './ask.ts'
import { mostValues } from './ask.ts'
import { lowerBound } from './bits.ts'
import { findCandidates } from './candidates.ts'
import { selectDocuments } from './facet-selection.ts'
import type { Explanation } from './index-answer.ts'
import type { IndexPart } from './index-part.ts'
import type { IndexQuestion, TextAlternative } from './index-question.ts'
import type { ResolvedWord } from './resolved-text.ts'
import { UNITS, resolveText, toUnits } from './resolved-text.ts'
import { createResultOrder } from './result-order.ts'
import { hasValue } from './value-match.ts'

type WordExplanation = Explanation['words'][number]

/** Says of one document what the answer to a question does not. */
export function explainDocument(
  index: IndexParts,
  question: IndexQuestion,
  id: number,
): Explanation | null {
  const { parts, vocabulary, ranks, scratch } = index
  const number = parts.findIndex((part) => findLive(part, id) >= 0)
  const part = parts[number]
  if (part === undefined) return null
  const document = findLive(part, id)
  const text = resolveText(question.text, vocabulary)
  scratch.prepare(part.view.documents, mostValues(part))
  const candidates = findCandidates(question, text, { part, number, vocabulary, scratch })
  const { hits } = selectDocuments(candidates.documents, question.facets, part.view, scratch)
  const order = createResultOrder(question, parts, ranks)
  const words = (text?.words ?? []).flatMap((word, k) => {
    const best = explainWord(word, part, number, document)
    const name = nameOf(question.text?.words[k]?.alternatives[0])
    return best === null ? [] : [{ text: name, ...best }]
  })
  return {
    id,
    isMatch: hits.documents.includes(document),
    score: order.scoreOf({ part: number, text: text === null ? null : candidates.text }, document),
    merit: part.merits[document]!,
    boost: question.boosts.get(id) ?? 1,
    words,
  }
}

/** -1 for a document that is not in the part, or not any more. */
export function findLive({ view, removed }: IndexPart, id: number): number {
  const document = view.findDocument(id)
  return document < 0 || removed?.[document] === 1 ? -1 : document
}

/** The alternative of a word that says most about a document. */
function explainWord(
  word: ResolvedWord,
  part: IndexPart,
  number: number,
  document: number,
): Omit<WordExplanation, 'text'> | null {
  const { view } = part
  const found: Omit<WordExplanation, 'text'>[] = []
  const impactOf = (term: number) => {
    const { offsets, documents, codes } = view.postings
    if (term < 0) return null
    const at = lowerBound(documents, document, offsets[term]!, offsets[term + 1]!)
    if (at === offsets[term + 1] || documents[at] !== document) return null
    const field = view.schema.texts[view.strongestFields[codes[at]!]!]!.name
    return { impact: view.impacts[codes[at]!]!, field }
  }
  for (const { known, factor } of word.terms) {
    const hit = impactOf(known.ordinals[number]!)
    if (hit === null) continue
    const score = toUnits(factor * hit.impact) / UNITS
    found.push({ field: hit.field, term: known.term, score })
  }
  for (const { terms, weight } of word.combinations) {
    const hits = terms.map(({ known }) => impactOf(known.ordinals[number]!))
    const known = hits.filter((hit) => hit !== null)
    if (known.length < terms.length) continue
    const sum = known.reduce((total, hit, k) => total + terms[k]!.factor * hit.impact, 0)
    const term = terms.map((weighted) => weighted.known.term).join(' ')
    const score = toUnits(weight * (sum / terms.length)) / UNITS
    found.push({ field: known[0]!.field, term, score })
  }
  for (const { field, value, score } of word.keywords) {
    const column = view.keywords.get(field)
    const ordinal = column?.table.find(value) ?? -1
    if (column === undefined || ordinal < 0 || !hasValue(column, document, ordinal)) continue
    found.push({ field, term: value, score: score / UNITS })
  }
  return found.toSorted((a, b) => b.score - a.score)[0] ?? null
}

/** The alternative a planner puts first is the word as it was typed. */
function nameOf(alternative: TextAlternative | undefined): string {
  if (alternative === undefined) return ''
  if (alternative.kind === 'keyword') return alternative.value
  if (alternative.kind === 'all') return alternative.terms.join(' ')
  return alternative.kind === 'prefix' ? alternative.prefix : alternative.term
}
