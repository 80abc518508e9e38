import type { Gender, GermanNoun } from '../grammar/nouns.ts'

type Forms = Readonly<Record<Gender, string>>

/** Words that change with the noun, named by their masculine form. */
const ARTICLES: Readonly<Record<string, Forms>> = {
  der: { m: 'der', f: 'die', n: 'das' },
  den: { m: 'den', f: 'die', n: 'das' },
  dem: { m: 'dem', f: 'der', n: 'dem' },
  des: { m: 'des', f: 'der', n: 'des' },
  ein: { m: 'ein', f: 'eine', n: 'ein' },
  einen: { m: 'einen', f: 'eine', n: 'ein' },
  einem: { m: 'einem', f: 'einer', n: 'einem' },
}

const PRONOUNS: Readonly<Record<string, Forms>> = {
  er: { m: 'er', f: 'sie', n: 'es' },
  ihn: { m: 'ihn', f: 'sie', n: 'es' },
  ihm: { m: 'ihm', f: 'ihr', n: 'ihm' },
  rel: { m: 'der', f: 'die', n: 'das' },
  relA: { m: 'den', f: 'die', n: 'das' },
  relD: { m: 'dem', f: 'der', n: 'dem' },
}

/** What an adjective ends in after an article, or by case where there is none. */
const ENDINGS: Readonly<Record<string, Forms>> = {
  der: { m: 'e', f: 'e', n: 'e' },
  den: { m: 'en', f: 'e', n: 'e' },
  dem: { m: 'en', f: 'en', n: 'en' },
  ein: { m: 'er', f: 'e', n: 'es' },
  einen: { m: 'en', f: 'e', n: 'es' },
  einem: { m: 'en', f: 'en', n: 'en' },
  nom: { m: 'er', f: 'e', n: 'es' },
  acc: { m: 'en', f: 'e', n: 'es' },
  dat: { m: 'em', f: 'er', n: 'em' },
}

/** `den` asks for «den Mantel», `dat` with an adjective for «weichem Samt» without an article. */
export function germanForm(noun: GermanNoun, form: string, adjective: string | undefined): string {
  const pronoun = PRONOUNS[form]
  if (pronoun) return pronoun[noun.gender]
  const word = form === 'des' ? (noun.genitive ?? noun.noun) : noun.noun
  const ending = ENDINGS[form || 'nom']
  const described = adjective && ending ? `${adjective}${ending[noun.gender]}` : ''
  return [ARTICLES[form]?.[noun.gender] ?? '', described, word].filter(Boolean).join(' ')
}

/** «weiter» Mantel, «weite» Hose: the ending of an adjective that stands alone before its noun. */
export function strongAdjective(stem: string, gender: Gender): string {
  return stem + (ENDINGS['nom']?.[gender] ?? '')
}
