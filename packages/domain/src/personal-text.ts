/** Longer queries are rarely about clothes, and the history of the client cuts there too. */
export const MAX_QUERY_LENGTH = 75

/** From this many digits on, a number may be a telephone, an account, a card or an order. */
const LONG_DIGIT_RUN = 7

/** Lower case, without surplus spaces: how queries are counted. */
export function toCountedQuery(query: string): string {
  return query.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim()
}

/** Whether a text may say who somebody is; such a query is neither stored nor suggested. */
export function looksPersonal(text: string): boolean {
  return hasAddressSign(text) || hasLongDigitRun(text)
}

function hasAddressSign(text: string): boolean {
  const at = text.indexOf('@')
  return at > 0 && at < text.length - 1
}

/** Telephone numbers are written with spaces, dots, dashes and slashes between the digits. */
function hasLongDigitRun(text: string): boolean {
  let digits = 0
  for (let position = 0; position < text.length; position++) {
    const code = text.charCodeAt(position)
    if (code >= 48 && code <= 57) digits++
    else if (!isDigitSeparator(code)) digits = 0
    if (digits >= LONG_DIGIT_RUN) return true
  }
  return false
}

const DIGIT_SEPARATORS = ' \u00A0-–/.()+'

function isDigitSeparator(code: number): boolean {
  return DIGIT_SEPARATORS.includes(String.fromCharCode(code))
}
