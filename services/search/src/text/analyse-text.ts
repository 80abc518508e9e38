import type { AnalysedTerm } from '../index/analyse.ts'
import { keysOfLabel, labelTerm, type LabelWord } from './labels.ts'
import { isLetter, type Lexicon, tiedFrom } from './lexicon.ts'
import { splitWords, type TextWord } from './split-words.ts'

/** A part of a word says a little less than the word. */
const PART_WEIGHT = 0.8

/** More than three words tied by hyphens are nobody's spelling of one word. */
const LONGEST_CHAIN = 3

/** The terms of a text as an index holds them. */
export function analyseText(text: string, lexicon: Lexicon): readonly AnalysedTerm[] {
  const words = splitWords(text)
  const found: AnalysedTerm[] = []
  for (let at = 0, position = 0; at < words.length; position++) {
    const length = lexicon.span(words, at)
    const word = words[at]
    if (length > 1) addJoined(found, { words: words.slice(at, at + length), position, lexicon })
    else if (word) {
      addWord(found, { text: word.text, position, lexicon })
      addChain(found, { words, at, position, lexicon })
    }
    at += length
  }
  for (const key of labelKeys(text, lexicon, words)) {
    found.push({ term: labelTerm([key]), weight: 1, position: 0 })
  }
  return found
}

/** What a text calls things, if it is the name of a category or the like. */
export function labelKeys(
  text: string,
  lexicon: Lexicon,
  words = splitWords(text),
): readonly string[] {
  if (words.length > LONGEST_LABEL_TEXT) return []
  const own: LabelWord[] = []
  for (let at = 0; at < words.length;) {
    const length = lexicon.span(words, at)
    const parts = words.slice(at, at + length)
    own.push(toLabelWord(parts, lexicon))
    at += length
  }
  return keysOfLabel(text, own, lexicon.language)
}

/** Longer texts are sentences, not names. */
const LONGEST_LABEL_TEXT = 12

function toLabelWord(words: readonly TextWord[], lexicon: Lexicon): LabelWord {
  const [first, second] = words.map(({ text }) => lexicon.termsOf(text))
  if (!first) throw new Error('A name without words')
  if (!second) return { ...first, head: first.parts.all.at(-1) ?? null }
  const term = lexicon.stem(words.map(({ text }) => lexicon.fold(text)).join(''))
  // A V-neck jumper is a jumper; a T-shirt is no shirt.
  return { term, head: first.folded === 't' ? null : second.term, isFunctionWord: false }
}

interface Place {
  position: number
  lexicon: Lexicon
}

function addWord(found: AnalysedTerm[], { text, position, lexicon }: Place & { text: string }) {
  const { term, isFunctionWord, parts } = lexicon.termsOf(text)
  if (isFunctionWord) return
  found.push({ term, weight: 1, position })
  for (const part of parts.telling) found.push({ term: part, weight: PART_WEIGHT, position })
}

/** An article number is also found by its beginning, a word with a letter before it by the word. */
function addJoined(
  found: AnalysedTerm[],
  { words, position, lexicon }: Place & { words: readonly TextWord[] },
) {
  let joined = ''
  for (const [at, { text }] of words.entries()) {
    joined += lexicon.fold(text)
    const weight = at === words.length - 1 ? 1 : PART_WEIGHT
    if (joined.length > 1) found.push({ term: lexicon.stem(joined), weight, position })
  }
  const [first, second] = words
  if (!first || !second || !isLetter(first.text)) return
  const { term, parts } = lexicon.termsOf(second.text)
  for (const part of [term, ...parts.telling]) {
    found.push({ term: part, weight: PART_WEIGHT, position })
  }
}

/** Words tied by hyphens are also found when written together. */
function addChain(
  found: AnalysedTerm[],
  { words, at, position, lexicon }: Place & { words: readonly TextWord[]; at: number },
) {
  if (words[at + 1]?.tie !== '-' || words[at]?.tie === '-') return
  const length = tiedFrom(words, at)
  if (length > LONGEST_CHAIN) return
  let joined = ''
  for (const { text } of words.slice(at, at + length)) joined += lexicon.fold(text)
  found.push({ term: lexicon.stem(joined), weight: 1, position })
}
