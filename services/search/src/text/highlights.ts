import type { TextAlternative } from '../index/index-question.ts'
import { termsOfLabel } from './labels.ts'
import type { AnalysedWord, Analyser } from './analyser.ts'
import { editDistance } from './edit-distance.ts'
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
    analyser.words(text).flatMap((word) => {
      const length = lengthOf(word, wanted, analyser)
      return length === 0 ? [] : [{ offset: word.offset, length }]
    })
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

/** How many letters of a word are asked for: all of them, the beginning, or none. */
function lengthOf(word: AnalysedWord, wanted: Wanted, analyser: Analyser): number {
  const whole = word.end - word.offset
  const found = analyser.analyse(word.text)
  if (found.some(({ term }) => wanted.terms.has(term))) return whole
  const prefix = wanted.prefixes.find((each) => word.folded.startsWith(each))
  if (prefix !== undefined && !word.isFunctionWord) {
    return word.folded.length === whole ? prefix.length : whole
  }
  return wanted.near.some((term) => editDistance(term, word.term, 1) <= 1) ? whole : 0
}
