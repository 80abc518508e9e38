import type { Analyse } from './analyse.ts'
import type { FacetCounts, IndexAnswer, PathCount } from './index-answer.ts'
import type { IndexDocument } from './index-document.ts'
import type {
  Condition,
  FacetQuestion,
  IndexQuestion,
  NumberRange,
  SortKey,
  TextAlternative,
  TextQuestion,
} from './index-question.ts'
import type { IndexSchema } from './index-schema.ts'

/** What a question must be answered, worked out document by document from what was put in. */
export function askByBruteForce(
  question: IndexQuestion,
  range: { schema: IndexSchema; documents: readonly IndexDocument[]; analyse: Analyse },
): IndexAnswer {
  const words = countWords(range)
  const scoreOf = (document: IndexDocument) => relevance(document, question, words)
  const matching = range.documents.filter((document) => isCandidate(document, question, words))
  const failsOf = (document: IndexDocument) =>
    question.facets.filter((facet) => !passes(document, facet))
  const hits = matching.filter((document) => failsOf(document).length === 0)
  const compare = (a: IndexDocument, b: IndexDocument) => {
    for (const key of question.sort) {
      const [first, second] = [
        sortKey(a, key, question, scoreOf),
        sortKey(b, key, question, scoreOf),
      ]
      for (let k = 0; k < first.length; k += 1) {
        if (first[k]! < second[k]!) return -1
        if (first[k]! > second[k]!) return 1
      }
    }
    return a.id - b.id
  }
  const shown = new Map<string, IndexDocument>()
  for (const document of hits.toSorted(compare)) {
    if (!shown.has(document.groupKey)) shown.set(document.groupKey, document)
  }
  return {
    total: shown.size,
    hits: [...shown.values()]
      .slice(question.from, question.from + question.size)
      .map((document) => ({
        id: document.id,
        score: scoreOf(document),
        product: document.product,
        children: range.documents
          .filter(({ groupKey }) => groupKey === document.groupKey)
          .toSorted((a, b) => a.id - b.id)
          .map(({ child }) => child),
      })),
    facets: question.facets.map((facet) =>
      countFacet(
        facet,
        matching.filter((document) => failsOf(document).every((failed) => failed === facet)),
      ),
    ),
  }
}

interface Words {
  impacts: Map<IndexDocument, Map<string, number>>
  frequencies: Map<string, number>
  documents: number
}

function countWords({ schema, documents, analyse }: Parameters<typeof askByBruteForce>[1]): Words {
  const impacts = new Map<IndexDocument, Map<string, number>>()
  const frequencies = new Map<string, number>()
  for (const document of documents) {
    const sums = new Map<string, number>()
    for (const { name, boost } of schema.texts) {
      const counts = new Map<string, number>()
      for (const { term, weight } of (document.texts[name] ?? []).flatMap((text) =>
        analyse(text),
      )) {
        counts.set(term, (counts.get(term) ?? 0) + weight)
      }
      for (const [term, count] of counts) {
        const saturated = count > 1 ? 2 - 1 / count : count
        sums.set(term, (sums.get(term) ?? 0) + boost * saturated)
      }
    }
    for (const [term, sum] of sums) {
      sums.set(term, Math.fround(sum))
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1)
    }
    impacts.set(document, sums)
  }
  return { impacts, frequencies, documents: documents.length }
}

function relevance(document: IndexDocument, question: IndexQuestion, words: Words): number {
  const merit = Math.fround(document.merit)
  const boost = question.boosts.get(document.id) ?? 1
  if (question.text === null || question.text.words.length === 0) return merit * boost
  const scores = wordScores(document, question.text, words)
  if (scores.length < minimumOf(question.text)) return 0
  const sum = scores.reduce((total, score) => total + score, 0)
  return (sum / 65_536) * (0.7 + 0.3 * merit) * boost
}

function minimumOf({ minimum, words }: TextQuestion): number {
  return Math.min(words.length, Math.max(1, minimum))
}

/** Of the words a document has, in 1/65536. */
function wordScores(document: IndexDocument, text: TextQuestion, words: Words): number[] {
  return text.words.flatMap(({ alternatives }) => {
    const scores = alternatives.flatMap((alternative) => scoresOf(document, alternative, words))
    return scores.length === 0
      ? []
      : [Math.max(...scores.map((score) => Math.floor(score * 65_536)))]
  })
}

function scoresOf(document: IndexDocument, alternative: TextAlternative, words: Words): number[] {
  const own = words.impacts.get(document)!
  const { weight } = alternative
  const idf = (term: string) => {
    const frequency = words.frequencies.get(term)!
    return Math.log(1 + (words.documents - frequency + 0.5) / (frequency + 0.5))
  }
  const best = (limit: number, isMeant: (term: string) => boolean) =>
    [...words.frequencies]
      .filter(([term]) => isMeant(term))
      .toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
      .slice(0, limit)
      .filter(([term]) => own.has(term))
      .map(([term]) => weight * idf(term) * own.get(term)!)
  if (alternative.kind === 'term') return best(1, (term) => term === alternative.term)
  if (alternative.kind === 'prefix') {
    const limit = alternative.prefix.length < 3 ? 20 : 100
    return best(limit, (term) => term.startsWith(alternative.prefix))
  }
  if (alternative.kind === 'near') {
    if (alternative.term.length < 4) return []
    return best(50, (term) => distance(term, alternative.term) === 1)
  }
  if (alternative.kind === 'keyword') {
    const has = document.keywords[alternative.field]?.includes(alternative.value) ?? false
    return has ? [weight * 20] : []
  }
  if (!alternative.terms.every((term) => own.has(term))) return []
  const sum = alternative.terms.reduce((total, term) => total + idf(term) * own.get(term)!, 0)
  return alternative.terms.length === 0 ? [] : [weight * (sum / alternative.terms.length)]
}

/** Edits between two words, a swap of neighbours being one. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      table[i]![j] = Math.min(
        table[i - 1]![j]! + 1,
        table[i]![j - 1]! + 1,
        table[i - 1]![j - 1]! + change,
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        table[i]![j] = Math.min(table[i]![j]!, table[i - 2]![j - 2]! + 1)
      }
    }
  }
  return table[a.length]![b.length]!
}

function isCandidate(document: IndexDocument, question: IndexQuestion, words: Words): boolean {
  const { scope, text, condition, alternative } = question
  if (alternative !== null && meets(document, alternative, words)) return true
  if (scope !== null && !(document.keywords[scope.field] ?? []).includes(scope.value)) return false
  if (text !== null && !meets(document, { kind: 'text', text }, words)) return false
  return condition === null || meets(document, condition, words)
}

function meets(document: IndexDocument, condition: Condition, words: Words): boolean {
  switch (condition.kind) {
    case 'keyword':
      return condition.values.some((value) => document.keywords[condition.field]?.includes(value))
    case 'path':
      return isAtOrBelow(document, condition.field, condition.path)
    case 'range':
      return isWithin(document.numbers[condition.field], condition.range)
    case 'ids':
      return condition.ids.includes(document.id)
    case 'text': {
      const { text } = condition
      if (text.words.length === 0) return true
      return wordScores(document, text, words).length >= minimumOf(text)
    }
    case 'all':
      return condition.conditions.every((inner) => meets(document, inner, words))
    case 'any':
      return condition.conditions.some((inner) => meets(document, inner, words))
    case 'not':
      return !meets(document, condition.condition, words)
  }
}

function isAtOrBelow(document: IndexDocument, field: string, path: readonly string[]): boolean {
  return (
    path.length > 0 &&
    (document.paths[field] ?? []).some((own) => path.every((step, k) => own[k] === step))
  )
}

function isWithin(value: number | null | undefined, { start, end, endInclusive }: NumberRange) {
  if (value === null || value === undefined) return false
  return start <= value && (endInclusive ? value <= end : value < end)
}

function passes(document: IndexDocument, facet: FacetQuestion): boolean {
  if (facet.kind === 'keyword') {
    const own = document.keywords[facet.field] ?? []
    const has = (value: string) => own.includes(value)
    if (facet.excluded.some(has)) return false
    if (facet.selected.length === 0) return true
    return facet.match === 'any' ? facet.selected.some(has) : facet.selected.every(has)
  }
  if (facet.kind === 'path') {
    const has = (path: readonly string[]) => isAtOrBelow(document, facet.field, path)
    return !facet.excluded.some(has) && (facet.selected.length === 0 || facet.selected.some(has))
  }
  const has = (range: NumberRange) => isWithin(document.numbers[facet.field], range)
  return !facet.excluded.some(has) && (facet.selected.length === 0 || facet.selected.some(has))
}

/** Compared place by place; the lesser one comes first. */
function sortKey(
  document: IndexDocument,
  key: SortKey,
  { pinned }: IndexQuestion,
  scoreOf: (document: IndexDocument) => number,
): readonly (number | string)[] {
  if (key.by === 'relevance') {
    const place = pinned.indexOf(document.id)
    return [place < 0 ? pinned.length : place, place < 0 ? -scoreOf(document) : 0]
  }
  const sign = key.direction === 'asc' ? 1 : -1
  if (key.by === 'number') {
    const value = document.numbers[key.field] ?? null
    return value === null ? [1, 0] : [0, sign * value]
  }
  const sorted = (document.keywords[key.field] ?? []).toSorted()
  const value = key.direction === 'asc' ? sorted[0] : sorted.at(-1)
  if (value === undefined) return [1]
  // Code units can be compared as numbers, and so in either direction; a shorter word comes first.
  return [0, ...Array.from(`${value}\0`, (letter) => sign * letter.codePointAt(0)!)]
}

function countFacet(facet: FacetQuestion, counted: readonly IndexDocument[]): FacetCounts {
  const stylesWhere = (isMeant: (document: IndexDocument) => boolean) =>
    new Set(counted.filter(isMeant).map(({ groupKey }) => groupKey)).size
  if (facet.kind === 'keyword') {
    const own = counted.flatMap((document) => document.keywords[facet.field] ?? [])
    const values = [...new Set([...own, ...facet.selected])].map((value) => ({
      value,
      count: stylesWhere((document) => document.keywords[facet.field]?.includes(value) ?? false),
    }))
    return { kind: 'keyword', values }
  }
  if (facet.kind === 'path') {
    const below = (path: readonly string[]): PathCount[] => {
      const own = counted.flatMap((document) => document.paths[facet.field] ?? [])
      const next = own.filter((one) => path.every((step, k) => one[k] === step))
      const names = new Set(next.flatMap((one) => one.slice(path.length, path.length + 1)))
      return Array.from(names, (value) => ({
        value,
        count: stylesWhere((document) => isAtOrBelow(document, facet.field, [...path, value])),
        children: below([...path, value]),
      }))
    }
    return { kind: 'path', roots: below([]) }
  }
  const withValue = counted.filter((document) => (document.numbers[facet.field] ?? null) !== null)
  const values = withValue.map((document) => document.numbers[facet.field]!)
  const ranges = facet.count.kind === 'ranges' ? facet.count.ranges : []
  const groupKeys = [...new Set(withValue.map(({ groupKey }) => groupKey))]
  const isListing = facet.count.kind === 'values'
  return {
    kind: 'range',
    min: values.length === 0 ? null : Math.min(...values),
    max: values.length === 0 ? null : Math.max(...values),
    total: groupKeys.length,
    counts: ranges.map((range) =>
      stylesWhere((document) => isWithin(document.numbers[facet.field], range)),
    ),
    values: Float64Array.from(isListing ? values : []),
    groups: Uint32Array.from(
      isListing ? withValue.map(({ groupKey }) => groupKeys.indexOf(groupKey)) : [],
    ),
  }
}
