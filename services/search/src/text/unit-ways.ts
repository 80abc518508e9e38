import type { Analyser } from './analyser.ts'
import type { Expansion, Expansions } from './expansions.ts'
import type { WordsUnit } from './query-units.ts'

const PARTS_WEIGHT = 0.85
const FIGURE_WEIGHT = 0.5
const MOST_WAYS = 24

/** Every way to say what words of a query say, themselves first. None for what the range lacks. */
export function waysOf(
  { words, key }: WordsUnit,
  analyser: Analyser,
  expansions: Expansions,
): Expansion[] {
  if (expansions.isAbsent(key)) return []
  const terms = words.filter((word) => !word.isFunctionWord).map(({ term }) => term)
  const own = terms.length > 0 ? terms : words.map(({ term }) => term)
  const isFigure = own.length > 1 && expansions.isFigure(key)
  const ways: Expansion[] = [{ terms: own, weight: isFigure ? FIGURE_WEIGHT : 1 }]
  const [single] = words
  if (words.length > 1) {
    ways.push({ terms: [analyser.stem(words.map(({ folded }) => folded).join(''))], weight: 1 })
  }
  ways.push(...(expansions.of(key) ?? []).filter((other) => !lacksHead(other, own, analyser)))
  if (words.length === 1 && single) ways.push(...partWays(single.folded, analyser, expansions))
  return ways.slice(0, MOST_WAYS)
}

/** A T-shirt with long sleeves is not whatever has long sleeves: a part says less than the phrase. */
function lacksHead({ terms }: Expansion, own: readonly string[], { language }: Analyser): boolean {
  const head = language === 'fr' ? own[0] : own.at(-1)
  const isPart = terms.length < own.length && terms.every((term) => own.includes(term))
  return isPart && head !== undefined && !terms.includes(head)
}

/** A compound is its parts, and its parts in other words: one of them at a time. */
function partWays(folded: string, analyser: Analyser, expansions: Expansions): Expansion[] {
  const { all } = analyser.parts(folded)
  if (all.length < 2) return []
  const ways: Expansion[] = [{ terms: all, weight: PARTS_WEIGHT, isCompound: true }]
  for (const [at, part] of all.entries()) {
    for (const { terms, weight } of expansions.of(part) ?? []) {
      ways.push({ terms: all.toSpliced(at, 1, ...terms), weight: PARTS_WEIGHT * weight })
    }
  }
  return ways
}
