const LINE_BYTES = 76
/** Of an encoded word, its frame `=?UTF-8?B??=` included. */
const WORD_BYTES = 75
const WORD_FRAME = 12

/**
 * Text as quoted-printable (RFC 2045): readable to who opens the file, and short lines of plain ASCII
 * to every server on the way.
 */
export function toQuotedPrintable(text: string): string {
  return text
    .replaceAll(/\r\n|\r/g, '\n')
    .split('\n')
    .map(encodeLine)
    .join('\r\n')
}

function encodeLine(line: string): string {
  const bytes = Buffer.from(line, 'utf8')
  const lines: string[] = []
  let current = ''
  for (const [index, byte] of bytes.entries()) {
    const piece = encodeByte(byte, index === bytes.length - 1)
    // One place stays free for the mark that the line goes on.
    if (current.length + piece.length > LINE_BYTES - 1) {
      lines.push(`${current}=`)
      current = ''
    }
    current += piece
  }
  return [...lines, current].join('\r\n')
}

/** A space at the end of a line is lost on the way unless it is encoded. */
function encodeByte(byte: number, isLast: boolean): string {
  const isSpace = byte === 0x20 || byte === 0x09
  const isPlain = byte >= 0x21 && byte <= 0x7e && byte !== 0x3d
  if (isPlain || (isSpace && !isLast)) return String.fromCharCode(byte)
  return `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
}

/** The value of a header; words outside ASCII are encoded and folded (RFC 2047). */
export function toHeaderText(text: string): string {
  const line = text.replaceAll(/\p{Cc}+/gu, ' ').trim()
  if (/^[\x20-\x7e]*$/.test(line) && line.length <= LINE_BYTES && !line.includes('=?')) return line
  const words: string[] = []
  let current = ''
  for (const character of line) {
    if (base64Length(current + character) > WORD_BYTES - WORD_FRAME) {
      words.push(current)
      current = ''
    }
    current += character
  }
  return [...words, current]
    .map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`)
    .join('\r\n ')
}

function base64Length(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3) * 4
}
