import { expect, it } from 'vitest'
import { withQueryOf } from './redirect-query.ts'

it.each([
  ['', '/de/neu/', '/de/neu/'],
  ['?utm_source=mail&utm_source=post', '/de/neu/', '/de/neu/?utm_source=mail&utm_source=post'],
  ['?color=red&gclid=1', '/de/neu/?color=blue#x', '/de/neu/?color=blue&gclid=1#x'],
  ['?', '/de/neu/#x', '/de/neu/#x'],
])('[2.34] a redirect from %j to %s leads to %s', (search, target, expected) => {
  expect(withQueryOf(new URL(`https://saum.example/de/alt/${search}`), target)).toBe(expected)
})
