/** What is written around a part of a suggestion. */
export interface Delimiters {
  open: string
  close: string
}

/** How the parts of a suggestion are set apart: what was not typed, what was, and what was corrected. */
export interface HighlightOptions {
  notMatchDelimiters?: Delimiters | undefined
  exactMatchDelimiters?: Delimiters | undefined
  correctionDelimiters?: Delimiters | undefined
}

/** No honest suggestion is longer, and finding the marks of a hostile one takes ages. */
const MOST_CHARACTERS = 500

const PARTS = /\[(.*?)\]|\{(.*?)\}|\((.*?)\)/g

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
  '`': '&#x60;',
}

/** A suggestion as HTML: its text escaped, its marks `[ ] { } ( )` replaced by the delimiters of the shop. */
export function highlight(marked: string, options: HighlightOptions): string {
  const { notMatchDelimiters, exactMatchDelimiters, correctionDelimiters } = options
  const escaped = marked.replace(/[&<>"'`]/g, (sign) => ESCAPES[sign] ?? sign)
  if (marked.length > MOST_CHARACTERS) return escaped
  return escaped.replace(
    PARTS,
    (part: string, notMatch?: string, exact?: string, corrected?: string) => {
      if (notMatch) return surround(notMatch, notMatchDelimiters)
      if (exact) return surround(exact, exactMatchDelimiters)
      return corrected ? surround(corrected, correctionDelimiters) : part
    },
  )
}

function surround(text: string, delimiters: Delimiters = { open: '', close: '' }): string {
  return delimiters.open + text + delimiters.close
}
