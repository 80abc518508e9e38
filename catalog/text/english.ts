import type { EnglishNoun } from '../grammar/nouns.ts'

/** `this` asks for «this dress» or «these trousers»; a fabric brings its own article if it has one. */
export function englishForm(
  noun: EnglishNoun,
  form: string,
  adjective: string | undefined,
): string {
  const isPlural = noun.number === 'p'
  if (form === 'it') return isPlural ? 'they' : 'it'
  if (form === 'its') return isPlural ? 'their' : 'its'
  if (form === 'them') return isPlural ? 'them' : 'it'
  const words = adjective ? `${adjective} ${noun.noun}` : noun.noun
  return `${articleOf(form || (noun.article ?? ''), isPlural, words)}${words}`
}

function articleOf(form: string, isPlural: boolean, words: string): string {
  if (form === 'the') return 'the '
  if (form === 'this') return isPlural ? 'these ' : 'this '
  if (form !== 'a' || isPlural) return ''
  return /^[aeiou]/i.test(words) ? 'an ' : 'a '
}

/** Verb endings and forms that follow the number of the garment. */
export function englishEnding(token: string, isPlural: boolean): string | undefined {
  switch (token) {
    case 's':
    case 'es':
      return isPlural ? '' : token
    case 'is':
      return isPlural ? 'are' : 'is'
    case 'has':
      return isPlural ? 'have' : 'has'
    default:
      return undefined
  }
}
