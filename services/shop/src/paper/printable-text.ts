/** Whether the font at hand can draw a character. */
export type CanDraw = (codePoint: number) => boolean

/** Letters of the languages we deliver to and have no font for, as passports write them. */
const LATIN: Readonly<Record<string, string>> = {
  ...pairs('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'),
  ...pairs(
    'абвгдежзийклмнопрстуфхцчшщъыьэюя',
    'a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh sht a y y e yu ya',
  ),
}

const UNKNOWN = '?'
const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' })

/**
 * Text as the font can draw it: what it lacks is written with letters it has, or else with a question
 * mark. Signs nobody sees are left out; lines stay lines.
 */
export function printableText(text: string, canDraw: CanDraw): string {
  let printable = ''
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    printable += printableSign(segment, canDraw)
  }
  return printable
}

function printableSign(sign: string, canDraw: CanDraw): string {
  if (sign === '\n' || sign === '\r\n') return '\n'
  if (/^\s+$/u.test(sign)) return printableSpace(sign, canDraw)
  const visible = sign.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
  if (visible === '') return ''
  if (isDrawn(visible, canDraw)) return visible
  const bare = visible.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  if (bare !== '' && isDrawn(bare, canDraw)) return bare
  return toLatin(bare) ?? UNKNOWN
}

/** What must not break stays together, though not every font has it narrow. */
function printableSpace(space: string, canDraw: CanDraw): string {
  return /^[\u{a0}\u{202f}]$/u.test(space) && isDrawn('\u{a0}', canDraw) ? '\u{a0}' : ' '
}

function isDrawn(text: string, canDraw: CanDraw): boolean {
  return Array.from(text).every((character) => canDraw(character.codePointAt(0) ?? 0))
}

function toLatin(letter: string): string | null {
  const latin = LATIN[letter.toLowerCase()]
  if (latin === undefined) return null
  return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1)
}

function pairs(letters: string, latin: string): Record<string, string> {
  const words = latin.split(' ')
  return Object.fromEntries(Array.from(letters, (letter, index) => [letter, words[index] ?? '']))
}
