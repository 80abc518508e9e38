import { cached } from '../text/bounded-cache.ts'
import { createStemmer } from '../text/stem.ts'
import type { Language } from '../text/vocabulary.ts'

const MOST_KEYS = 5_000

/** Of the key of a phrase what it is about: its words without their endings, in any order. */
export function createMeaningKey(language: Language): (key: string) => string {
  const stem = createStemmer(language, {})
  return cached(MOST_KEYS, (key) => key.split(' ').map(stem).toSorted().join(' '))
}
