import { NAMED_ADDRESS, withoutUser } from '@saum/domain/public-address'
import { maskedPath } from '@saum/domain/secret-path'

const HIDDEN = '[hidden]'

/** What is longer is no message but somebody's data. */
const MAX_LENGTH = 1000

const MAIL = /[^\s@<>()",;:=/]*(?:@|%40)[^\s@<>()"',;:=/]+/gi
const NAMED_VALUE =
  /\b([\w-]*(?:password|passwort|token|secret|cookie|authorization|session|bearer|name|mail|phone|street|city|postcode|zip|plz|birth|iban|card|query|term)[\w-]*["']?\s*[:=]\s*)[^\n,;&]+/gi
const BEARER = /\b(bearer|basic)\s+\S+/gi
/** The name of a column or a constraint is no data. */
const QUOTED_NAME = /^"[a-z]+(?:_[a-z]+)+"$/
const IBAN = /\b[a-z]{2}\d{2}(?:[ -]?[a-z\d]){11,30}\b/gi
const POSTCODE = /\b(?:[A-Z]{1,2}-?)?\d{4,5}\s+\p{Lu}[\p{L}.-]+/gu
/** Phone and card numbers, dates, addresses of machines: five digits or more, however grouped. */
const NUMBER = /\+?\d(?:[\s()./-]{0,3}\d){4,}/g
const WORD = /[\w-]{16,}(?![\w-])(?!\.(?:m?js|css|tsx?|json)\b)/g

/** A message without anything of a person: what is left tells what broke, not for whom. */
export function scrubText(text: string): string {
  const clean = hideValues(shorten(text))
  let scrubbed = ''
  let end = 0
  for (const { 0: address, index } of clean.matchAll(NAMED_ADDRESS)) {
    scrubbed += scrubWords(clean.slice(end, index)) + scrubAddress(address)
    end = index + address.length
  }
  return scrubbed + scrubWords(clean.slice(end))
}

/** An address without its query, without who is logged in to it, and without keys in its path. */
export function scrubAddress(address: string): string {
  const [bare = ''] = address.split(/[?#]/)
  const [, origin = '', path = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/]*)?(.*)$/is.exec(bare) ?? []
  return withoutUser(origin) + maskedPath(path, HIDDEN).split('/').map(scrubSegment).join('/')
}

function scrubSegment(segment: string): string {
  if (/^[\d%+ ().-]*\d[\d%+ ().-]{4,}$/.test(segment)) return HIDDEN
  // What is escaped was typed by somebody.
  if (segment.includes('%')) return HIDDEN
  return segment.replace(MAIL, HIDDEN).replace(IBAN, HIDDEN).replace(WORD, hideToken)
}

/** What is quoted or named may hold addresses: it goes before they are looked for. */
function hideValues(text: string): string {
  return text
    .split('\n')
    .map(hideQuoted)
    .join('\n')
    .replace(BEARER, `$1 ${HIDDEN}`)
    .replace(NAMED_VALUE, `$1${HIDDEN}`)
}

/** Engines quote what they could not read, quotes of its own included, and may cut it anywhere. */
function hideQuoted(line: string): string {
  const start = line.indexOf('"')
  if (start === -1) return line
  const last = line.lastIndexOf('"') + 1
  // A word right behind a quote is still part of what was quoted.
  const end = last > start + 1 && /^(?:$|[\s.,;:)])/.test(line.slice(last)) ? last : line.length
  if (QUOTED_NAME.test(line.slice(start, end))) return line
  return `${line.slice(0, start)}"${HIDDEN}"${line.slice(end)}`
}

function scrubWords(text: string): string {
  return text
    .replace(MAIL, HIDDEN)
    .replace(IBAN, HIDDEN)
    .replace(WORD, hideToken)
    .replace(POSTCODE, HIDDEN)
    .replace(NUMBER, HIDDEN)
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const LONG_WITHOUT_DIGIT = 32

/** Random signs mix what words do not; the words of a slug are small and stand between hyphens. */
function hideToken(word: string): string {
  return isToken(word) ? HIDDEN : word
}

function isToken(word: string): boolean {
  if (UUID.test(word)) return true
  const hasMixedCase = /[a-z]/.test(word) && /[A-Z]/.test(word)
  if (!/\d/.test(word)) return hasMixedCase && word.length >= LONG_WITHOUT_DIGIT
  return hasMixedCase || !word.includes('-')
}

/** Ends between two words: half a mail address is not known for one. */
function shorten(text: string): string {
  return text.length <= MAX_LENGTH ? text : text.slice(0, MAX_LENGTH).replace(/\S*$/, '…')
}
