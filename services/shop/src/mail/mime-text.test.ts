import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHeaderText, toQuotedPrintable } from './mime-text.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 400 })
const lines = (text: string) => text.replaceAll(/\r\n|\r/g, '\n')

describe('the text of a mail on its way', () => {
  it('arrives as it was written', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fromQuotedPrintable(toQuotedPrintable(text))).toBe(lines(text))
      }),
    )
  })

  it('travels as short lines of plain ASCII', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const line of toQuotedPrintable(text).split('\r\n')) {
          expect(line).toMatch(/^[\t\x20-\x7e]{0,76}$/)
          expect(line).not.toMatch(/[\t ]$/)
        }
      }),
    )
  })
})

describe('a header', () => {
  it('arrives as it was written, without what could begin another header', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const plain = text.replaceAll(/\p{Cc}+/gu, ' ').trim()
        expect(fromHeaderText(toHeaderText(text))).toBe(plain)
      }),
    )
  })

  it('is folded into encoded words that every server takes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const line of toHeaderText(text).split('\r\n ')) {
          expect(line).toMatch(/^[\x20-\x7e]{0,76}$/)
        }
      }),
    )
  })

  it('stays readable while it is plain', () => {
    expect(toHeaderText('Shall we write?')).toBe('Shall we write?')
    expect(toHeaderText('Bcc: all\r\nBcc: more')).toBe('Bcc: all Bcc: more')
  })
})

function fromQuotedPrintable(text: string): string {
  const joined = text.replaceAll('=\r\n', '').replaceAll('\r\n', '\n')
  const bytes = joined.replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function fromHeaderText(text: string): string {
  return text
    .replaceAll(/\?=\r\n =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) =>
      Buffer.from(word, 'base64').toString('utf8'),
    )
}
