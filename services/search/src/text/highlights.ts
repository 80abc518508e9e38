import type { TextAlternative } from '../index/index-question.ts'
import { termsOfLabel } from './labels.ts'
import type { AnalysedWord, Analyser } from './analyser.ts'
import { editDistance } from './edit-distance.ts'
import { partPlaces } from './part-places.ts'
import type { Highlight, QueryPlan } from './query-plan.ts'

interface Wanted {
  terms: ReadonlySet<string>
  prefixes: readonly string[]
  near: readonly string[]
}

/** Finds the words of a text that answer a query; offsets and lengths in UTF-16 units. */
export function highlighterOf(
  { text: question }: Pick<QueryPlan, 'text'>,
  analyser: Analyser,
): (text: string) => readonly Highlight[] {
  const wanted = toWanted(
    question?.words.flatMap(({ alternatives }) => alternatives) ?? [],
    analyser,
  )
  return (text) =>
    analyser.words(text).flatMap((word) =>
      spansOf(word, wanted, analyser).map(({ start, end }) => ({
        offset: word.offset + start,
        length: end - start,
      })),
    )
}

function toWanted(alternatives: readonly TextAlternative[], analyser: Analyser): Wanted {
  const terms = new Set<string>()
  const prefixes: string[] = []
  const near: string[] = []
  const add = (found: readonly string[]) => {
    for (const term of found.flatMap(termsOfLabel)) terms.add(term)
  }
  for (const alternative of alternatives) {
    if (alternative.kind === 'term') add([alternative.term])
    if (alternative.kind === 'all') add(alternative.terms)
    if (alternative.kind === 'prefix') prefixes.push(...termsOfLabel(alternative.prefix))
    if (alternative.kind === 'near') near.push(alternative.term)
    if (alternative.kind === 'keyword') add(analyser.termsOf(alternative.value))
  }
  return { terms, prefixes, near }
}

/** What of a word is asked for: all of it, its beginning, parts of a compound, or nothing. */
function spansOf(word: AnalysedWord, wanted: Wanted, analyser: Analyser): Span[] {
  const whole = { start: 0, end: word.end - word.offset }
  const isAligned = word.folded.length === whole.end
  const found = analyser.analyse(word.text)
  if (found.some(({ term }) => wanted.terms.has(term))) {
    const isWhole = wanted.terms.has(word.term) || !isAligned
    const parts = isWhole ? [] : wantedParts(word, wanted, analyser)
    return parts.length > 0 ? parts : [whole]
  }
  const prefix = wanted.prefixes.find((each) => word.folded.startsWith(each))
  if (prefix !== undefined && !word.isFunctionWord) {
    return [isAligned ? { start: 0, end: prefix.length } : whole]
  }
  return wanted.near.some((term) => editDistance(term, word.term, 1) <= 1) ? [whole] : []
}

interface Span {
  start: number
  end: number
}

/** Parts beside each other are one. */
function wantedParts({ folded }: AnalysedWord, { terms }: Wanted, analyser: Analyser): Span[] {
  const spans: Span[] = []
  for (const { part, start, end } of partPlaces(folded, analyser)) {
    if (!terms.has(part)) continue
    const last = spans.at(-1)
    if (last?.end === start) last.end = end
    else spans.push({ start, end })
  }
  return spans
}
