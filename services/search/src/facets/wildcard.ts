import { fold } from '../text/fold.ts'

interface Wildcard {
  /** Folded. */
  parts: readonly string[]
  isStartOpen: boolean
  isEndOpen: boolean
}

/** Where in a text the first part was found, best first. */
export type Fit = 'start' | 'word' | 'within'

const WORD_BORDER = /[\s\-/|&(]/

/** `*ro*` anywhere, `ro*` at the start; without a star anywhere, because shoppers type none. */
export function parseWildcard(query: string): Wildcard {
  const isPlain = !query.includes('*')
  const parts = query.split('*').map((part) => folded(part.trim()))
  return {
    parts: parts.filter((part) => part !== ''),
    isStartOpen: isPlain || query.startsWith('*'),
    isEndOpen: isPlain || query.endsWith('*'),
  }
}

/** `null` where the text does not fit. Case, accents, and `ue` for `ü` make no difference. */
export function fitOf(text: string, wildcard: Wildcard): Fit | null {
  if (wildcard.parts.length === 0) return 'start'
  const searched = folded(text)
  const at = placeOf(searched, wildcard)
  if (at === null) return null
  if (at === 0) return 'start'
  return WORD_BORDER.test(searched.charAt(at - 1)) ? 'word' : 'within'
}

/** Each part after the one before it, as early as possible; the last at the end where it must be. */
function placeOf(text: string, { parts, isStartOpen, isEndOpen }: Wildcard): number | null {
  let from = 0
  let first = 0
  for (const [position, part] of parts.entries()) {
    const isAtEnd = !isEndOpen && position === parts.length - 1
    const at = isAtEnd ? text.length - part.length : text.indexOf(part, from)
    if (at < from || !text.startsWith(part, at)) return null
    if (position === 0) first = at
    from = at + part.length
  }
  return isStartOpen || first === 0 ? first : null
}

/** As German is folded, the most forgiving way: it hurts no other language to be found as well. */
function folded(text: string): string {
  return fold(text, 'de')
}
