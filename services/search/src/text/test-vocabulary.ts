import { readFileSync } from 'node:fs'
import { type Analyser, createAnalyser } from './analyser.ts'
import { type Language, parseVocabulary } from './vocabulary.ts'

const FILE = new URL('../../../../catalog/search/vocabulary.json', import.meta.url)

/** The vocabulary of the demo range: words are only worth testing in company. */
export const VOCABULARY = parseVocabulary(JSON.parse(readFileSync(FILE, 'utf8')))

export function anAnalyser(language: Language): Analyser {
  return createAnalyser(language, VOCABULARY)
}
