import { describe, expect, it } from 'vitest'
import { headFaultOf } from './request-head.ts'

function faultOf(rawHeaders: string[], target = '/de/', method = 'GET'): string | null {
  const headers: Record<string, string> = {}
  for (let at = 0; at < rawHeaders.length; at += 2) {
    headers[rawHeaders[at]?.toLowerCase() ?? ''] = rawHeaders[at + 1] ?? ''
  }
  return headFaultOf({ method, url: target, headers, rawHeaders })
}

describe('the Host header', () => {
  it.each([
    'localhost',
    'localhost:3000',
    'www.saum.example',
    'WWW.Saum.Example:443',
    '127.0.0.1:3000',
    '[::1]:3000',
    '[2001:db8::1]',
    'app_1',
    'x',
    'www.saum.example.',
  ])('may be %s', (host) => {
    expect(faultOf(['Host', host])).toBeNull()
  })

  it.each([
    '',
    'a b',
    'user@a',
    'a:b@c',
    'a/b',
    'a?b',
    'a#b',
    'a:',
    'a:8o',
    'a:123456',
    '.a',
    'ä',
    'a,b',
  ])('may not be «%s»', (host) => {
    expect(faultOf(['Host', host])).toBe('The request has no valid Host header')
  })

  it('is there exactly once', () => {
    expect(faultOf(['Accept', '*/*'])).toBe('The request has no valid Host header')
    expect(faultOf(['Host', 'a', 'hOST', 'a'])).toBe('The request has more than one Host header')
  })
})

describe('the address of a request', () => {
  it.each([
    ['/de/', true],
    ['http://a:80/de/', true],
    ['HTTPS://A:80/de/', true],
    ['http://b/de/', false],
    ['http://a/de/', false],
    ['http://a:80@b/de/', false],
    ['ftp://a:80/de/', false],
    ['*', false],
    ['', false],
  ])('%s names this server: %s', (target, isSound) => {
    expect(faultOf(['Host', 'a:80'], target) === null).toBe(isSound)
  })
})

describe('the body of a request', () => {
  it.each([
    ['GET', ['Content-Length', '1'], false],
    ['HEAD', ['Transfer-Encoding', 'chunked'], false],
    ['GET', ['Content-Length', '0'], true],
    ['GET', [], true],
    ['POST', ['Content-Length', '1'], true],
    ['DELETE', ['Transfer-Encoding', 'chunked'], true],
  ])('of %s with %o is sound: %s', (method, header, isSound) => {
    expect(faultOf(['Host', 'a', ...header], '/', method) === null).toBe(isSound)
  })
})
