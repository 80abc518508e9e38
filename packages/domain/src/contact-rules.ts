const MAX_EMAIL_LENGTH = 254
/**
 * One sign before, a name with a dot behind, in letters that every mail server takes: whether it exists only a
 * mail can tell.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i
const PHONE = /^\+?[\d\s()/.-]+$/
const FEWEST_DIGITS = 5

export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text) && !text.includes('..')
}

export function isPhone(text: string): boolean {
  return PHONE.test(text) && text.replaceAll(/\D/g, '').length >= FEWEST_DIGITS
}
