/** In signs as people count them, not in bytes. */
export const SHORTEST_PASSWORD = 8
const ADVISED_PASSWORD = 15
export const LONGEST_PASSWORD = 128

/** From nothing that may be taken to what we would advise; how a form says so is its own matter. */
export type PasswordStrength = 'too-short' | 'too-long' | 'weak' | 'fair' | 'good' | 'strong'

const FEW_SIGNS = 5
const GOOD = { length: 12, signs: 7 }
const STRONG = { length: ADVISED_PASSWORD, signs: 8 }

/**
 * The only rule of form there is: which signs somebody uses is theirs to decide. What everybody uses is
 * refused beside it, by a list only the server has.
 */
export function hasPasswordLength(password: string): boolean {
  const { length } = Array.from(password)
  return length >= SHORTEST_PASSWORD && length <= LONGEST_PASSWORD
}

/** Length counts more than anything else, unless it is always the same. */
export function passwordStrength(password: string): PasswordStrength {
  const signs = Array.from(password)
  const { length } = signs
  if (length < SHORTEST_PASSWORD) return 'too-short'
  if (length > LONGEST_PASSWORD) return 'too-long'
  const different = new Set(signs).size
  if (different < FEW_SIGNS || isSequence(signs)) return 'weak'
  if (length >= STRONG.length && different >= STRONG.signs) return 'strong'
  if (length >= GOOD.length && different >= GOOD.signs) return 'good'
  return 'fair'
}

/** `abcdefgh`, `98765432` and the like. */
function isSequence(signs: readonly string[]): boolean {
  const codes = signs.map((sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}
