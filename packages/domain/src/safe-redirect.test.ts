import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRedirectTarget } from './safe-redirect.ts'

const ORIGIN = 'https://saum.example'

describe('[2.34] a redirect supplied by the server', () => {
  it('stays inside for a path or our own address', () => {
    const inside = { isExternal: false, href: '/de/c/neu/?page=2#top' }

    expect(parseRedirectTarget('/de/c/neu/?page=2#top', ORIGIN)).toEqual(inside)
    expect(parseRedirectTarget(`${ORIGIN}/de/c/neu/?page=2#top`, ORIGIN)).toEqual(inside)
  })

  it('is a full page load for another site, however it is written', () => {
    const outside = { isExternal: true, href: 'https://partner.example/x' }

    expect(parseRedirectTarget('https://partner.example/x', ORIGIN)).toEqual(outside)
    expect(parseRedirectTarget('//partner.example/x', ORIGIN)).toEqual(outside)
    expect(parseRedirectTarget('/\\partner.example/x', ORIGIN)).toEqual(outside)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'https://',
    'ftp://x/',
  ])('is nothing for %s', (target) => {
    expect(parseRedirectTarget(target, ORIGIN)).toBeNull()
  })

  it('never calls a way to another host internal', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '..',
      '@',
      ':',
      'https:',
      'saum.example',
      'evil.example',
    )
    const hostile = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))

    fc.assert(
      fc.property(fc.oneof(fc.string(), hostile), (target) => {
        const parsed = parseRedirectTarget(target, ORIGIN)
        if (!parsed || parsed.isExternal) return
        expect(new URL(parsed.href, ORIGIN).origin).toBe(ORIGIN)
      }),
    )
  })
})
