import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerHref } from './answer-href.ts'

const ORIGIN = 'https://saum.example'

describe('a link of an answer', () => {
  it('into the shop is a path', () => {
    expect(answerHref('https://saum.example/de/pflege/#wolle', ORIGIN)).toBe('/de/pflege/#wolle')
    expect(answerHref('/de/pflege/', ORIGIN)).toBe('/de/pflege/')
    expect(answerHref('/de/pflege/', '')).toBe('/de/pflege/')
  })

  it('leads elsewhere only by http', () => {
    expect(answerHref('https://ginetex.net/symbole', ORIGIN)).toBe('https://ginetex.net/symbole')
  })

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'https://user:word@saum.example/',
    'https://',
  ])('is left out: %j', (href) => {
    expect(answerHref(href, ORIGIN)).toBeNull()
  })

  it('never runs anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const href = answerHref(`javascript:${text}`, ORIGIN)

        expect(href).toBeNull()
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const href = answerHref(text, ORIGIN)

        if (href !== null) expect(new URL(href, ORIGIN).protocol).toMatch(/^https?:$/)
      }),
    )
  })
})
