/**
 * Addresses that open something for everyone who has them. The part of the path behind each of these is the
 * secret; `*` stands for one part of any name.
 */
const SECRET_PARENTS = [
  ['*', 'wishlist', 'shared'],
  ['*', 'paper'],
  ['checkout-host', '*', 'payment'],
  ['checkout-host', '*', 'payment-return'],
  ['payment-provider', 'pay'],
] as const

/** Parameters that open or confirm something, wherever a text names them. */
const SECRET_PARAMETERS = [
  'cbd',
  'checkoutJwt',
  'code',
  'confirm',
  'hash',
  'jwt',
  'orderToken',
  'previewSecret',
  'receipt',
  'revoke',
  'secret',
  'state',
  'token',
  'verify',
] as const

const HIDDEN = '…'

const QUERY = /\?[\w.%[\]~+-]+=[^\s"'`<>()]*/g
const SECRET_PARAMETER = new RegExp(`\\b(${SECRET_PARAMETERS.join('|')})=[^\\s&;"'\`<>()]+`, 'gi')
const WORD = /[^\s"'`<>(),;|]+/g
/** Most texts have none of these and are left as they are. */
const MAY_HOLD_SECRET = /[?=%]|wishlist|paper|pay/i

/** A text without the secrets of our addresses in it, for the log: a path, a message or a stack. */
export function hideAddressSecrets(text: string): string {
  if (!MAY_HOLD_SECRET.test(text)) return text
  return text
    .replace(QUERY, `?${HIDDEN}`)
    .replace(SECRET_PARAMETER, `$1=${HIDDEN}`)
    .replace(WORD, hideSecretPart)
}

function hideSecretPart(word: string): string {
  const start = pathStartOf(word)
  if (start === -1) return word
  // Names stand at even places, the separators between them at odd ones.
  const pieces = word.slice(start).split(/(\/|%2f)/i)
  const places = pieces.flatMap((piece, at) => (at % 2 === 0 && piece !== '' ? [at] : []))
  const names = places.slice(0, 3).map((at) => plainName(pieces[at] ?? ''))
  const parent = SECRET_PARENTS.find((parts) =>
    parts.every((part, at) => part === '*' || part === names[at]),
  )
  const secretAt = parent && places[parent.length]
  if (secretAt === undefined) return word
  return word.slice(0, start) + pieces.with(secretAt, HIDDEN).join('')
}

/** Behind the host of an address, or where a word turns into a path; inside a path of a file none begins. */
function pathStartOf(word: string): number {
  const origin = /:\/\/[^/]*/.exec(word)
  if (origin) return origin.index + origin[0].length
  const start = word.search(/\/|%2f/i)
  return start > 0 && /[\w.-]/.test(word[start - 1] ?? '') ? -1 : start
}

/** Routes are found whatever the case of their letters, and also where these are percent-encoded. */
function plainName(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase()
  } catch {
    return part.toLowerCase()
  }
}
