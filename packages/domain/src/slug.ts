const SPELLED_OUT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
}

const SPELLED_OUT_LETTER = new RegExp(`[${Object.keys(SPELLED_OUT).join('')}]`, 'gu')
const COMBINING_MARK = /\p{Mark}/gu

/** Lower-case ASCII words joined by dashes: the readable part of a URL. */
export function toSlug(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(SPELLED_OUT_LETTER, (letter) => SPELLED_OUT[letter] ?? '')
    .normalize('NFD')
    .replace(COMBINING_MARK, '')
    .replace(/['’*+~.()"!:@/#?]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** `kleid-123` → `kleid`; a slug without a trailing id stays as it is. */
export function stripTrailingId(slug: string): string {
  return slug.replace(/-\d+$/, '')
}

/** `kleid-123` → 123; `null` when the slug does not end in a usable number. */
export function idAtEnd(slug: string): number | null {
  const digits = /\d+$/.exec(slug)?.[0]
  if (digits === undefined) return null
  const id = Number(digits)
  return Number.isSafeInteger(id) ? id : null
}
