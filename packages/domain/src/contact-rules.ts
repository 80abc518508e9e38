export const MAX_EMAIL_LENGTH = 254
const MAX_LOCAL_LENGTH = 64

/**
 * Words of letters, digits and a few signs, with dots between them. An address may stand on a command line, in
 * the head of a mail or in a path: it never begins with a hyphen and has none of the signs such places read.
 */
const LOCAL = String.raw`[\w+&'][\w+&'\-]*(?:\.[\w+&'\-]+)*`
const LABEL = String.raw`[A-Za-z\d](?:[A-Za-z\d\-]{0,61}[A-Za-z\d])?`
/** A word, or one in Punycode. */
const LAST_LABEL = String.raw`(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z\d\-]{0,58}[A-Za-z\d])`

/** For the `pattern` of an input: what a browser says then is what the shop says. */
export const EMAIL_PATTERN = String.raw`${LOCAL}@(?:${LABEL}\.)+${LAST_LABEL}`

const EMAIL = new RegExp(`^${EMAIL_PATTERN}$`)
const PHONE = /^\+?[\d\s()/.-]+$/
const FEWEST_DIGITS = 5

/** Whether a mail could be sent there; whether the address exists only a mail can tell. */
export function isEmail(text: string): boolean {
  const isShort = text.length <= MAX_EMAIL_LENGTH && text.indexOf('@') <= MAX_LOCAL_LENGTH
  return isShort && EMAIL.test(text)
}

export function isPhone(text: string): boolean {
  return PHONE.test(text) && text.replaceAll(/\D/g, '').length >= FEWEST_DIGITS
}
