import type { Shop } from '@saum/domain/shops'

type Language = Shop['language']

interface QuestionSigns {
  /** What a question begins with. */
  openings: string
  /** What only somebody says who tells of her own affairs: `mein Paket ist nicht angekommen`. */
  own: string
  /** What is asked of the service and never of the range: `wolle waschen`. */
  services: string
}

const SIGNS: Readonly<Record<Language, QuestionSigns>> = {
  de: {
    openings: `wie was wer wo wann warum wieso weshalb welche welcher welches welchen welchem wohin woher womit woraus
      woran wofür wieviel wieviele kann kannst könnt können darf dürfen muss müssen soll sollte gibt habt liefert
      versendet verkauft nehmt bietet macht ist sind brauche läuft gilt`,
    own: 'ich mein meine meinen meinem meiner mir mich',
    services: `waschen bügeln trocknen reinigen pflegen kürzen zurückgeben zurückschicken zurücksenden umtauschen
      stornieren kündigen bezahlen einlösen abholen`,
  },
  fr: {
    openings: `comment que quoi qui où quand pourquoi quel quelle quels quelles combien est-ce qu'est-ce puis-je
      peut-on pouvez-vous dois-je faut-il livrez-vous avez-vous acceptez-vous vendez-vous peux-tu y-a-t-il`,
    own: "je j'ai j'aimerais mon mes moi",
    services: `laver repasser sécher entretenir raccourcir retourner renvoyer échanger annuler résilier payer
      rembourser`,
  },
  en: {
    openings: `how what who where when why which whose can could do does did is are will would should must am`,
    own: "i i'd i've i'm my me",
    // Not `wash`: jeans come in a light one.
    services: 'return exchange cancel refund unsubscribe',
  },
}

/** What one word may say alone is a search: `retoure`, `waschen`. */
const FEWEST_WORDS = 2

/** Whether a search asks for words instead of products; those that do not are never sent to the answers. */
export function isQuestion(searchTerm: string, language: Language): boolean {
  const words = wordsOf(searchTerm)
  if (words.length < FEWEST_WORDS) return false
  if (/\?\s*$/.test(searchTerm)) return true
  const { openings, own, services } = KNOWN[language]
  return (
    openings.has(words[0] ?? '') ||
    words.some((word) => own.has(word)) ||
    words.some((word) => services.has(word))
  )
}

/**
 * Whether a correction leaves everything but question words alone: products are named by none of
 * them, so that nobody wants to read how one was spelt anew.
 */
export function correctsOnlyAsking(
  original: string,
  corrected: string,
  language: Language,
): boolean {
  const [before, after] = [wordsOf(original), wordsOf(corrected)]
  const isAsking = (word: string) => KNOWN[language].openings.has(word)
  return (
    before.length === after.length &&
    before.every((word, position) => word === after[position] || isAsking(word))
  )
}

const KNOWN = {
  de: toSets(SIGNS.de),
  fr: toSets(SIGNS.fr),
  en: toSets(SIGNS.en),
} as const satisfies Record<Language, unknown>

function toSets({ openings, own, services }: QuestionSigns) {
  return {
    openings: new Set(wordsOf(openings)),
    own: new Set(wordsOf(own)),
    services: new Set(wordsOf(services)),
  }
}

/** `J’ai` and `j'ai` are one word, `livrez-vous` as well. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase().replaceAll(/[’‘`]/g, "'")
  return plain.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
}
