import type { Shop } from '@saum/domain/shops'

type JoinVerb = (text: string) => string

/** What German parts from a verb and sets at the end: `Ich schicke es zurück.` */
const PARTICLE = /(?<=\s)(?:zurück|um|ab|an|aus|ein|auf)(?=\s*(?:[?!.,;]|$))/u
const WORD = /\p{L}+/gu

/** English verbs that mean something else with what follows them, and what they mean. */
const PHRASAL_VERBS: readonly [pattern: RegExp, meaning: string][] = [
  [/\b(?:sen[dt]|sending|give|bring|take|ship)\b(.{0,40}?)\bback\b/u, 'return'],
  [/\bpick(?:ing)?\b(.{0,40}?)\bup\b/u, 'collect'],
  [/\btak(?:e|ing)\b(.{0,40}?)\b(?:up|in)\b/u, 'shorten'],
  [/\bruns?\b(.{0,10}?)\bout\b/u, 'expire'],
  [/\bopt(?:ing)?\b(.{0,10}?)\bout\b/u, 'unsubscribe'],
  [/\bsign(?:ing)?\b(.{0,10}?)\bup\b/u, 'subscribe'],
]

/**
 * Puts the parts of a verb together again: in German where they make a known word, `zurückschicke`,
 * in English by the word for both.
 */
export function createVerbJoiner(
  language: Shop['language'],
  isKnown: (word: string) => boolean,
): JoinVerb {
  if (language === 'en') return joinPhrasalVerbs
  if (language === 'fr') return (text) => text
  return (text) => {
    const particle = PARTICLE.exec(text)
    if (particle === null) return text
    const before = text.slice(0, particle.index)
    for (const { 0: verb, index } of before.matchAll(WORD)) {
      const joined = particle[0] + verb
      if (!isKnown(joined)) continue
      const between = before.slice(index + verb.length)
      return (
        before.slice(0, index) + joined + between + text.slice(particle.index + particle[0].length)
      )
    }
    return text
  }
}

function joinPhrasalVerbs(text: string): string {
  return PHRASAL_VERBS.reduce(
    (joined, [pattern, meaning]) =>
      joined.replace(pattern, (_whole, between: string) => `${meaning}${between}`),
    text,
  )
}
