import { fold } from './fold.ts'
import type { Language } from './vocabulary.ts'

type Rule = readonly [written: RegExp, heard: string]

const DOUBLES: Rule = [/([a-z])\1+/gu, '$1']

/** In order: what a rule leaves behind is what the next one reads. */
const BEFORE_MARKS_GO: Readonly<Record<Language, readonly Rule[]>> = {
  de: [
    [/äu/gu, 'eu'],
    [/ä/gu, 'e'],
  ],
  fr: [
    [/ç/gu, 's'],
    [/œu/gu, 'eu'],
  ],
  en: [],
}

const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  de: [
    [/ph|v|w/gu, 'f'],
    [/th|dt/gu, 't'],
    [/ai|ey|ay/gu, 'ei'],
    [/chs|cks|ks/gu, 'x'],
    [/ck|c(?!h)/gu, 'k'],
    [/qu/gu, 'kf'],
    [/ie|y/gu, 'i'],
    [/tz/gu, 'z'],
    [/(?<=[aeiou])h/gu, ''],
    [/d$/u, 't'],
    [/g$/u, 'k'],
    [/b$/u, 'p'],
    DOUBLES,
  ],
  fr: [
    [/e?aux?/gu, 'o'],
    [/ph/gu, 'f'],
    [/c(?=[eiy])|s?c(?=[eiy])/gu, 's'],
    [/(?<=[aeiou])s(?=[aeiouy])/gu, 'z'],
    [/qu|c(?!h)|q/gu, 'k'],
    [/g(?=[eiy])/gu, 'j'],
    [/^h/u, ''],
    [/(?<=.{3})(?:er|ez|et|ai[ts]?)$/u, 'e'],
    [/ai|ei/gu, 'e'],
    [/[ei]n(?![aeiouy])|ein|ain/gu, 'an'],
    [/y/gu, 'i'],
    [/e?[tsdxp]+$/u, ''],
    [/e+$/u, ''],
    DOUBLES,
  ],
  en: [
    [/ph/gu, 'f'],
    [/s?c(?=[eiy])|z/gu, 's'],
    [/ck|c(?!h)|q/gu, 'k'],
    [/wh/gu, 'w'],
    [/gh/gu, ''],
    [/ou|oo/gu, 'u'],
    [/ee|ea|ie|ei|ey/gu, 'i'],
    [/ai|ay/gu, 'a'],
    [/(?:au|[eo])r/gu, 'r'],
    [/y$/u, 'i'],
    [/e$/u, ''],
    DOUBLES,
  ],
}

/** What a word sounds like: the same for words that only spelling tells apart. */
export function soundOf(word: string, language: Language): string {
  const marked = replaceAll(word.toLowerCase(), BEFORE_MARKS_GO[language])
  // Folded as English, which keeps written-out umlauts: they are heard.
  return replaceAll(fold(marked, 'en'), RULES[language])
}

function replaceAll(word: string, rules: readonly Rule[]): string {
  return rules.reduce((heard, [written, sound]) => heard.replace(written, sound), word)
}
