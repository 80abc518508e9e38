import type { Analyse } from '../index/analyse.ts'
import { isLabelTerm } from '../text/labels.ts'

/** Names of categories are terms as a whole in the index of products; a question has only words. */
export function wordsOnly(analyse: Analyse): Analyse {
  return (text) => analyse(text).filter(({ term }) => !isLabelTerm(term))
}
