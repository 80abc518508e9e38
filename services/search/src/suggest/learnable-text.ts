import { looksPersonal } from '@saum/domain/personal-text'

/**
 * Small letters of our languages, digits, and what stands between words. Everything else is left out on
 * purpose: dots of any width, at signs, colons, brackets, letters of other scripts that look like ours, marks,
 * and signs that cannot be seen. Addresses are made of them, and words are not.
 */
const LETTERS = 'a-zäöüßàâæçéèêëîïôœùûÿñ'
const WORD = `[${LETTERS}0-9]+(?:['’][${LETTERS}0-9]+)?%?`
const WORDS = new RegExp(`^${WORD}(?:(?: |-|, | & | \\+ )${WORD})*$`, 'u')
/** `7/8 hose`, `38/40` */
const FRACTION = /(\d)\/(?=\d)/gu

/** A number that long is a telephone's, an account's or an order's, wherever its digits stand. */
const MAX_DIGITS = 6

const WEB_WORDS = /(?:^| )(?:www|https?|ftp|mailto|xn)(?: |$)/u
/** `evil dot com`: a sign of an address written as a word, before the end of one. */
const SPELLED_DOT =
  /(?:^| )(?:dot|punkt|point|at|klammeraffe|arobase) (?:[a-z0-9]+ (?:dot|punkt|point) )?(?:com|net|org|info|biz|shop|store|online|site|xyz|top|app|dev|io|me|tv|eu|de|at|ch|fr|it|uk|nl|pl|es|be|ru|cn|us|co)(?: |$)/u
const SINGLE_LETTERS = /(?<=(?:^| )[a-z0-9]) (?=[a-z0-9](?: |$))/gu

/**
 * Whether a counted query may be offered to other shoppers by its form: plain words, and nothing that reads as
 * the address of a site, a mailbox or a telephone, even when it is spelled out.
 */
export function isLearnableText(query: string): boolean {
  if (query !== query.normalize('NFKC').toLowerCase()) return false
  if (!WORDS.test(query.replace(FRACTION, '$1 ')) || looksPersonal(query)) return false
  if (query.replaceAll(/[^0-9]/gu, '').length > MAX_DIGITS) return false
  const plain = query.replaceAll(/[^a-z0-9]+/gu, ' ').trim()
  const joined = plain.replace(SINGLE_LETTERS, '')
  const readings = [plain, joined]
  return !readings.some((text) => WEB_WORDS.test(text) || SPELLED_DOT.test(text))
}
