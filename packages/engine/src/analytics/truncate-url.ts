const BROKEN_END = /(?:%[\da-f]?|[\uD800-\uDBFF])$/i
const LAST_ESCAPED_LETTER = /%([c-f])[\da-f]((?:%[89ab][\da-f])*)$/i

/** The part of a URL that fits, cut so that no escape and no escaped letter is broken. */
export function truncateUrl(url: string, limit: number): string {
  if (url.length <= limit) return url
  const head = url.slice(0, limit).replace(BROKEN_END, '')
  const letter = LAST_ESCAPED_LETTER.exec(head)
  return letter === null || isWhole(letter) ? head : head.slice(0, letter.index)
}

/** The first byte of an escaped letter says how many follow: one after C or D, two after E, three after F. */
function isWhole([, first = '', following = '']: readonly string[]): boolean {
  return following.length >= 3 * Math.max(1, Number.parseInt(first, 16) - 12)
}
