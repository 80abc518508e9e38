import { fold } from '../text/fold.ts'
import type { Language } from '../text/vocabulary.ts'

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu

/** How a phrase is compared: folded words with single spaces between them. */
export function phraseKey(text: string, language: Language): string {
  return fold(text, language).replace(BETWEEN_WORDS, ' ').trim()
}

/** Where in the text the part of its key before `keyOffset` ends. */
export function textOffset(text: string, keyOffset: number, language: Language): number {
  if (keyOffset === 0) return 0
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = (low + high) >> 1
    const key = fold(text.slice(0, middle), language).replace(BETWEEN_WORDS, ' ').trimStart()
    if (key.length < keyOffset) low = middle + 1
    else high = middle
  }
  return low
}
