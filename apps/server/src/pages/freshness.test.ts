import { expect, it } from 'vitest'
import { freshnessOf } from './freshness.ts'

it.each([
  ['public, max-age=0, s-maxage=60, stale-while-revalidate=600', 60_000, 600_000],
  ['S-MaxAge=1', 1000, 0],
])('is what the page says: %s', (cacheControl, freshMs, staleMs) => {
  expect(freshnessOf(cacheControl)).toEqual({ freshMs, staleMs })
})

it.each([
  null,
  '',
  'public, max-age=60',
  's-maxage=0',
  's-maxage=x',
  'private, s-maxage=60',
  's-maxage=60, no-store',
])('is nothing for pages that are not meant to be shared: %s', (cacheControl) => {
  expect(freshnessOf(cacheControl)).toBeNull()
})
