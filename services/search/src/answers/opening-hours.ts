import type { Shop } from '@saum/domain/shops'

/** Only a shop has times at which it is open; a seam that is open has none. */
const OPENING: Readonly<Record<Shop['language'], { when: RegExp; open: RegExp; means: string }>> = {
  de: {
    when: /wann|wänn|wie lang|uhr|heute|morgen|wochenende|(?:mon|diens|donners|frei|sams|sonn|feier)tag|mittwoch/u,
    open: /(?<!\p{L})(?:ge)?(?:öffnet|offen|öffnen|schließt|schliesst|schließen|aufmachen|geschlossen)(?!\p{L})/u,
    means: 'öffnungszeiten filiale',
  },
  fr: {
    when: /quand|heure|horaire|aujourd|demain|week-end|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|férié/u,
    open: /(?<!\p{L})(?:ouvert\p{L}*|ouvr\p{L}*|ferm\p{L}*)(?!\p{L})/u,
    means: 'horaires ouverture boutique',
  },
  en: {
    when: /when|time|hours|today|tomorrow|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|holiday/u,
    open: /(?<!\p{L})(?:open|opens|close|closes|opening|closed)(?!\p{L})/u,
    means: 'opening hours store',
  },
}

/** `Wann habt ihr offen?` asks for the opening hours of a store. */
export function withOpeningHours(text: string, language: Shop['language']): string {
  const { when, open, means } = OPENING[language]
  return when.test(text) ? text.replace(open, means) : text
}
