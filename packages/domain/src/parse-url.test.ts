import { expect, it } from 'vitest'
import { parseUrl } from './parse-url.ts'

it('an address is read, one that is relative against its base', () => {
  expect(parseUrl('https://saum.example/de/')?.host).toBe('saum.example')
  expect(parseUrl('c/new/?page=2', 'https://saum.example/de/')?.href).toBe(
    'https://saum.example/de/c/new/?page=2',
  )
})

it('a text that is no address is null', () => {
  expect(parseUrl('c/new/')).toBeNull()
  expect(parseUrl('https://', 'https://saum.example')).toBeNull()
})
