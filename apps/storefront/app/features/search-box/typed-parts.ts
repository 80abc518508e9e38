import type { HighlightOptions } from '@saum/engine/suggest/highlight'

export interface TypedPart {
  text: string
  /** Not written by the shopper, but offered. */
  isNew: boolean
}

/** Signs no text has; the engine puts them around what was not typed. */
const OPEN = '\u0001'
const CLOSE = '\u0002'

export const TYPED_PARTS: HighlightOptions = {
  notMatchDelimiters: { open: OPEN, close: CLOSE },
}

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#x60;': '`',
}

/** A completion in parts, as text; one whose marks make no sense is new as a whole. */
export function typedParts(highlighted: string, text: string): readonly TypedPart[] {
  const parts = highlighted.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`)).flatMap(toPart)
  const said = parts.map((part) => part.text).join('')
  return said === text ? parts : [{ text, isNew: true }]
}

function toPart(piece: string): TypedPart[] {
  const isNew = piece.startsWith(OPEN)
  const marked = isNew ? piece.slice(1, -1) : piece
  const text = marked.replace(/&(?:amp|lt|gt|quot|#x27|#x60);/g, (sign) => SIGNS[sign] ?? sign)
  return text === '' ? [] : [{ text, isNew }]
}
