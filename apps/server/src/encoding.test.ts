import { describe, expect, it } from 'vitest'
import { negotiate } from './encoding.ts'

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['br;q=nonsense', 'identity'],
    ['', 'identity'],
  ])('for "%s" is %s', (acceptEncoding, encoding) => {
    expect(negotiate(acceptEncoding)).toBe(encoding)
  })

  it('is none for clients that do not say', () => {
    expect(negotiate(null)).toBe('identity')
  })
})
