/** An e-mail address is no address: `E-Mail-Adresse`, `adresse e-mail`, `email address`. */
const EMAIL_ADDRESS = /(?:e-?)?mail[- ]?ad(?:dress|resse)\p{L}*|adresse (?:e-)?mail/giu

/** Without the word that would be taken for the address of a house. */
export function withoutEmailAddress(text: string): string {
  return text.replace(EMAIL_ADDRESS, 'e-mail')
}
