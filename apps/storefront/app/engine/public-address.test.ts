import { expect, it } from 'vitest'
import { publicAddress } from './public-address.ts'

it.each([
  [
    'https://saum.example/de/wishlist/shared/abc_-123/',
    'https://saum.example/de/wishlist/shared//',
  ],
  [
    'https://saum.example/de/wishlist/shared/abc?x=1',
    'https://saum.example/de/wishlist/shared/?x=1',
  ],
  ['https://saum.example/de/wishlist/', 'https://saum.example/de/wishlist/'],
  ['https://saum.example/de/c/shared/', 'https://saum.example/de/c/shared/'],
])('others know %s as %s', (href, expected) => {
  expect(publicAddress(href)).toBe(expected)
})
