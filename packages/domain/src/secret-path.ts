/** Below these a path names what its holder may open. */
const BEFORE_SECRET: ReadonlySet<string> = new Set([
  'wishlist/shared',
  'paper',
  'payment',
  'payment-return',
  'payment-provider/pay',
])
/** Below this it says whose page it is; to open it takes a login. */
const BEFORE_NUMBER = 'order-details'

/** Random signs; the words of our own addresses are lower-case, with dashes. */
const TOKEN = /^(?=.*\d)(?=.*[A-Z])[\w.~-]{16,}$|^[\da-f]{16,}$|^[\da-f]{8}-[\da-f-]{27}$/
const CODE_FILE = /\.(?:[cm]?js|tsx?|css|json)(?::\d+){0,2}$/

const SLASH = /^(?:\/|%2f)$/i

type Kind = 'opening' | 'telling' | null

/** For each segment of a path whether it opens something for its holder, or identifies a person. */
function findSecrets(segments: readonly string[]): Kind[] {
  let before = ''
  let last = ''
  return segments.map((segment) => {
    if (segment === '' || SLASH.test(segment)) return null
    const word = decoded(segment)
    const kind = kindOf(word, before, last)
    before = last
    // The router compares paths decoded and in any case, so this does, too.
    last = word.toLowerCase()
    return kind
  })
}

function kindOf(word: string, before: string, last: string): Kind {
  const isBelowSecret = BEFORE_SECRET.has(last) || BEFORE_SECRET.has(`${before}/${last}`)
  // Folders of our sources have such names, too: `src/paper/paper-service.ts`.
  if (CODE_FILE.test(word)) {
    return isBelowSecret && TOKEN.test(word.replace(CODE_FILE, '')) ? 'opening' : null
  }
  if (isBelowSecret) return 'opening'
  return last === BEFORE_NUMBER || word.includes('@') || TOKEN.test(word) ? 'telling' : null
}

/** Whether the address of a page is itself the secret that opens it. */
export function isSecretPath(path: string): boolean {
  return findSecrets(segmentsOf(path)).includes('opening')
}

/** A path that ends before its first secret segment. */
export function publicPath(path: string): string {
  const segments = segmentsOf(path)
  const first = findSecrets(segments).findIndex((kind) => kind !== null)
  return first === -1 ? path : segments.slice(0, first).join('')
}

/** A path with a mark instead of each secret segment, for logs and counts. */
export function maskedPath(path: string, mark: string): string {
  const segments = segmentsOf(path)
  const secrets = findSecrets(segments)
  return segments.map((segment, index) => (secrets[index] ? mark : segment)).join('')
}

/** The names of a path and the slashes between them, which are encoded where a path is part of a query. */
function segmentsOf(path: string): string[] {
  return path.split(/(\/|%2f)/i)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
