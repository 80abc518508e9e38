import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toSafeHref } from './safe-href.ts'

describe('links of a content page', () => {
  it.each([
    '/de/lieferung/',
    '#kosten',
    'https://example.org/a?b=c#d',
    'mailto:service@saum.example',
    'tel:+490000000000',
  ])('may lead to %s', (href) => {
    expect(toSafeHref(href)).toBe(href)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'vb\tscript:msgbox(1)',
    '\u0001javascript:alert(1)',
    'java\u0000script:alert(1)',
    'blob:https://shop.test/1',
    '/\t/evil.example/',
    '/\n/evil.example/',
    '\t//evil.example/',
    'file:///etc/passwd',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    'page:returns',
    'lieferung/',
    '',
  ])('never lead to %j', (href) => {
    expect(toSafeHref(href)).toBeNull()
  })

  it('stay within the allowed protocols or on our own host, whatever is written', () => {
    const start = fc.constantFrom(
      '',
      '/',
      '//',
      '/\\',
      '\\',
      '#',
      'javascript:',
      'https:',
      ' ',
      '\t',
    )
    fc.assert(
      fc.property(start, start, fc.string(), (first, second, rest) => {
        const safe = toSafeHref(first + second + rest) ?? '/de/'
        const { protocol, host } = new URL(safe, 'https://shop.test/de/')
        const isOwn = safe.startsWith('/') || safe.startsWith('#')
        expect(isOwn ? host : protocol).toMatch(isOwn ? /^shop\.test$/ : /^(https?|mailto|tel):$/)
      }),
    )
  })
})
