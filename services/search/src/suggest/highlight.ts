import type { Language } from '../text/vocabulary.ts'
import { textOffset } from './phrase-key.ts'

/** A part of the key of a phrase: typed as it is, or nearly so. */
export interface TypedPart {
  start: number
  end: number
  isCorrected: boolean
}

interface TypedPhrase {
  text: string
  key: string
  /** In order. */
  parts: readonly TypedPart[]
}

/** `{typed}[rest]`, and `(…)` around what was typed differently. */
export function highlight({ text, key, parts }: TypedPhrase, language: Language): string {
  const isAligned = key.length === text.length
  const offsetOf = (offset: number) => (isAligned ? offset : textOffset(text, offset, language))
  let highlighted = ''
  let end = 0
  for (const part of parts) {
    const from = Math.max(end, offsetOf(part.start))
    const to = Math.max(from, offsetOf(part.end))
    highlighted += mark(text.slice(end, from), '[]')
    highlighted += mark(text.slice(from, to), part.isCorrected ? '()' : '{}')
    end = to
  }
  return highlighted + mark(text.slice(end), '[]')
}

function mark(text: string, marks: '[]' | '{}' | '()'): string {
  return text === '' ? '' : `${marks.charAt(0)}${text}${marks.charAt(1)}`
}
