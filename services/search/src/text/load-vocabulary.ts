import { readFileSync } from 'node:fs'
import { StartupError } from '@saum/domain/startup-error'
import { parseVocabulary, type Vocabulary } from './vocabulary.ts'

/** Read once at the start; without its words no query could be understood. */
export function loadVocabulary(file: string): Vocabulary {
  try {
    return parseVocabulary(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`The vocabulary in ${file} is wrong: ${reason}`, { cause: error })
  }
}
