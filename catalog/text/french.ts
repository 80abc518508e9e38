import type { FrenchNoun } from '../grammar/nouns.ts'

const STARTS_WITH_VOWEL = /^[aeiouyàâéèêëîïôûœh]/i

/** `du` asks for «du manteau», «de la robe» or «de l’écharpe»; the adjective follows and agrees. */
export function frenchForm(
  noun: FrenchNoun,
  form: string,
  adjective: { m: string; f: string } | undefined,
): string {
  const isFeminine = noun.gender === 'f'
  if (form === 'il') return isFeminine ? 'elle' : 'il'
  if (form === 'e') return isFeminine ? 'e' : ''
  const tail = adjective && noun.takesAdjective ? ` ${adjective[noun.gender]}` : ''
  return `${articleOf(form, isFeminine, STARTS_WITH_VOWEL.test(noun.noun))}${noun.noun}${tail}`
}

function articleOf(form: string, isFeminine: boolean, elides: boolean): string {
  const byGender = (masculine: string, feminine: string) => (isFeminine ? feminine : masculine)
  switch (form) {
    case 'le':
      return elides ? 'l’' : byGender('le ', 'la ')
    case 'un':
      return byGender('un ', 'une ')
    case 'ce':
      return byGender(elides ? 'cet ' : 'ce ', 'cette ')
    case 'du':
      return elides ? 'de l’' : byGender('du ', 'de la ')
    case 'de':
      return elides ? 'd’' : 'de '
    case 'au':
      return elides ? 'à l’' : byGender('au ', 'à la ')
    default:
      return ''
  }
}
