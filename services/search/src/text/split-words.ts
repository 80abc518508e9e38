export interface TextWord {
  /** As written, without elided articles and genitive endings. */
  text: string
  /** Where it stands in the text, in UTF-16 units. */
  offset: number
  /** What stands before it, where that ties it to the word before. */
  tie: '-' | '/' | null
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu
const APOSTROPHE = /['’]/u

/** `l'`, `d'`, `qu'` before a word and `'s` after it. */
const LONGEST_ELISION = 2

const TIES: Readonly<Record<string, TextWord['tie']>> = {
  '-': '-',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '/': '/',
}

/** The words of a text: letters and digits, tied by hyphens and slashes. */
export function splitWords(text: string): TextWord[] {
  const words: TextWord[] = []
  let end = -1
  for (const match of text.matchAll(WORD)) {
    const tie = match.index === end + 1 ? (TIES[text.charAt(end)] ?? null) : null
    end = match.index + match[0].length
    words.push(withoutElision(match[0], match.index, tie))
  }
  return words
}

function withoutElision(text: string, offset: number, tie: TextWord['tie']): TextWord {
  const at = text.search(APOSTROPHE)
  if (at === -1) return { text, offset, tie }
  if (at <= LONGEST_ELISION) return { text: text.slice(at + 1), offset: offset + at + 1, tie }
  return { text: text.slice(0, at), offset, tie }
}
