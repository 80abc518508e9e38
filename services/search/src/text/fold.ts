import type { Language } from './vocabulary.ts'

const MARKS = /\p{M}+/gu
const PLAIN = /^[a-z0-9]*$/

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' }
const LIGATURE = /[ßœæøł]/gu

/**
 * An umlaut written out stands after a consonant or first. After a vowel or q it is an ordinary e:
 * `neue` and `queue` stay, while `muetze`, `mütze` and `mutze` become one.
 */
const WRITTEN_OUT_UMLAUT = /(?<![aeiouyq])([aou])e+/gu

/** One spelling for words that differ in case, accents, umlauts or width only. */
export function fold(text: string, language: Language): string {
  const lower = text.normalize('NFKC').toLowerCase()
  const plain = PLAIN.test(lower) ? lower : withoutMarks(lower)
  return language === 'de' ? plain.replace(WRITTEN_OUT_UMLAUT, '$1') : plain
}

function withoutMarks(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(LIGATURE, (letter) => LIGATURES[letter] ?? letter)
}
