/** Whoever has one of these addresses may look at what it shows. */
const SECRET_PART = /(\/wishlist\/shared\/|\/paper\/|\/order-details\/)[^/]+/g
/** Written by a machine to be guessed by nobody; words of our addresses are lower-case, with dashes. */
const TOKEN = /^(?=.*\d)(?=.*[A-Z])[\w.~-]{16,}$|^[\da-f]{16,}$|^[\da-f]{8}-[\da-f-]{27}$/
const LEFT_OUT = '…'

/** An address as it may be counted: only a path, without what opens something or says who somebody is. */
export function toPlainPath(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  if (!path.startsWith('/') || path.startsWith('//')) return ''
  return path
    .replace(SECRET_PART, `$1${LEFT_OUT}`)
    .split('/')
    .map((part) => (TOKEN.test(part) || /@|%40/i.test(part) ? LEFT_OUT : part))
    .join('/')
}
