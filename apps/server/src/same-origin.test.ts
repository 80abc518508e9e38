import { describe, expect, it } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const OWN = { publicOrigin: 'https://saum.example', isProxyTrusted: false }

describe('a request that changes something', () => {
  it.each([
    ['of our own pages', { origin: 'https://saum.example' }],
    ['of no browser', {}],
    ['of the same server under another name', { origin: 'http://127.0.0.1', host: '127.0.0.1' }],
  ])('%s is let in', (_, headers) => {
    expect(isSameOrigin(new Headers(Object.entries(headers)), OWN)).toBe(true)
  })

  it.each([
    ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['of another site in an old browser', { origin: 'https://evil.example' }],
    [
      'of a host that ends like ours',
      { origin: 'https://evil-saum.example', host: 'saum.example' },
    ],
    [
      'of our name without encryption',
      { origin: 'http://saum.example', host: 'saum.example', 'sec-fetch-site': 'cross-site' },
    ],
    [
      'of our name without encryption in an old browser',
      { origin: 'http://saum.example', host: 'saum.example' },
    ],
    ['of a frame without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['of a file or a frame in an old browser', { origin: 'null' }],
    ['that hides its origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['of a neighbour that hides its origin', { origin: 'null', 'sec-fetch-site': 'same-site' }],
  ])('%s is not', (_, headers) => {
    expect(isSameOrigin(new Headers(Object.entries(headers)), OWN)).toBe(false)
  })
})
