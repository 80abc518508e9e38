import type { Locale } from '@saum/domain/shops'

const GERMAN = {
  yes: 'Ja, Saum darf mir Neuigkeiten per E-Mail schicken. Ich kann das jederzeit widerrufen.',
  topics: 'Themen: ',
}

/** The sentence everybody has read who said yes, wherever they did. */
const CONSENT: Readonly<Record<Locale, { yes: string; topics: string }>> = {
  'de-DE': GERMAN,
  'de-AT': GERMAN,
  'de-CH': GERMAN,
  'fr-CH': {
    yes: 'Oui, Saum peut m’envoyer des nouvelles par e-mail. Je peux retirer mon accord à tout moment.',
    topics: 'Thèmes : ',
  },
  'en-GB': {
    yes: 'Yes, Saum may send me news by email. I can withdraw this at any time.',
    topics: 'Topics: ',
  },
}

/** What is kept as the proof: the sentence and what the letters are about. */
export function consentText(locale: Locale, topics: string): string {
  const words = CONSENT[locale]
  return `${words.yes} ${words.topics}${topics}.`
}
