import { readFileSync } from 'node:fs'

const LIST = new URL('common-passwords.txt', import.meta.url)
const SHOP_NAMES = ['saum', 'saummode', 'saumshop', 'saumfashion']
/** Shorter parts of an address stand in too many passwords by chance. */
const SHORTEST_NAME = 4

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
  '|': 'l',
}

let common: ReadonlySet<string> | null = null

/**
 * Whether it is among what is tried first: a list of ours, the name of the shop, and the address itself,
 * however dressed up with digits and signs.
 */
export function isCommonPassword(password: string, email: string): boolean {
  common ??= new Set(readFileSync(LIST, 'utf8').split('\n'))
  const plain = password.normalize('NFKC').toLowerCase()
  if (common.has(plain) || common.has(withoutLeet(plain))) return true
  const names = [...SHOP_NAMES, ...namesIn(email)]
  return coresOf(plain).some((core) => names.includes(core)) || plain === email.toLowerCase()
}

/** The local part, whole and by its words: `anna.faden` is `annafaden`, `anna` and `faden`. */
function namesIn(email: string): string[] {
  const [local = ''] = email.toLowerCase().split('@', 1)
  const words = local.split(/[^\p{L}\p{N}]+/u)
  return [local, words.join(''), ...words].filter(({ length }) => length >= SHORTEST_NAME)
}

/** What is left without what stands before and after it, as typed and without leet. */
function coresOf(plain: string): string[] {
  const bare = withoutAffixes(plain)
  return [
    plain,
    bare,
    withoutLeet(plain),
    withoutLeet(bare),
    withoutAffixes(withoutLeet(bare)),
  ].flatMap((core) => [core, core.replaceAll(/[^\p{L}\p{N}]/gu, ''), repeatedPart(core)])
}

function withoutAffixes(text: string): string {
  return text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

function withoutLeet(text: string): string {
  return Array.from(text, (sign) => LEET[sign] ?? sign).join('')
}

/** `saum` of `saumsaum`. */
function repeatedPart(text: string): string {
  return /^(.+?)\1+$/u.exec(text)?.[1] ?? text
}
