import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlight } from './highlight.ts'

const DELIMITERS = {
  notMatchDelimiters: { open: '<b>', close: '</b>' },
  exactMatchDelimiters: { open: '<i>', close: '</i>' },
  correctionDelimiters: { open: '<u>', close: '</u>' },
}

function unescapeHtml(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#x60;', '`')
    .replaceAll('&amp;', '&')
}

function withoutMarks(text: string): string {
  return text.replaceAll(/[[\]{}()]/g, '')
}

const SIGNS = '[ ] { } ( ) < > & " \' ` ; # x a ß \n'.split(' ')

/** Much of what could confuse the parsing, and little else. */
function aMarkedText() {
  return fc.array(fc.constantFrom(...SIGNS), { maxLength: 30 })
}

describe('[3.62] the parts of a suggestion', () => {
  it.each([
    ['{blu}[se]', '<i>blu</i><b>se</b>'],
    ['(bluse) [rot]', '<u>bluse</u> <b>rot</b>'],
    ['bluse', 'bluse'],
    ['[]bluse{}()', '[]bluse{}()'],
    ['[bluse', '[bluse'],
    ['[a{b]c}', '<b>a{b</b>c}'],
    ['', ''],
  ])('of %j are set apart as %j', (marked, html) => {
    expect(highlight(marked, DELIMITERS)).toBe(html)
  })

  it('are plain text where the shop sets nothing apart', () => {
    expect(highlight('{blu}[se] (rot)', {})).toBe('bluse rot')
  })

  it('cannot smuggle in markup', () => {
    const html = highlight('{<img src=x onerror="alert(`1`)">}[\'&]', DELIMITERS)

    expect(html).toBe(
      '<i>&lt;img src=x onerror=&quot;alert(&#x60;1&#x60;)&quot;&gt;</i><b>&#x27;&amp;</b>',
    )
  })

  it('never lose a character, whatever is marked', () => {
    fc.assert(
      fc.property(aMarkedText(), (signs) => {
        const marked = signs.join('')

        const html = highlight(marked, {})

        expect(withoutMarks(unescapeHtml(html))).toBe(withoutMarks(marked))
        expect(html).not.toMatch(/[<>"'`]/)
      }),
    )
  })

  it('are all there between the delimiters', () => {
    fc.assert(
      fc.property(aMarkedText(), (signs) => {
        const marked = signs.join('')
        const delimiters = { open: '\u0001', close: '\u0002' }

        const html = highlight(marked, {
          notMatchDelimiters: delimiters,
          exactMatchDelimiters: delimiters,
          correctionDelimiters: delimiters,
        })

        const [opened, closed] = [html.split('\u0001').length, html.split('\u0002').length]
        expect(opened).toBe(closed)
        expect(html.replaceAll('\u0001', '').replaceAll('\u0002', '')).toBe(highlight(marked, {}))
      }),
    )
  })
})

describe('a suggestion no shopper would read to its end', () => {
  it('is escaped but not marked', () => {
    const options = { exactMatchDelimiters: { open: '<b>', close: '</b>' } }
    const [longest, longer] = [498, 499].map((length) => `{${'<'.repeat(length)}}`)

    expect(highlight(longest ?? '', options)).toBe(`<b>${'&lt;'.repeat(498)}</b>`)
    expect(highlight(longer ?? '', options)).toBe(`{${'&lt;'.repeat(499)}}`)
  })
})
