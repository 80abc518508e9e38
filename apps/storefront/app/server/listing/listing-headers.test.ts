import { describe, expect, it } from 'vitest'
import { listingHeaders } from './listing-headers.ts'

function cacheControl(search: string, isLimited?: true): string {
  const facts = { tiles: [], total: 0, page: 1, perPage: 24, lastPage: 1, groups: [] }
  const answer = { facts: { ...facts, sort: 'new' as const }, search }
  return listingHeaders({ ...answer, ...(isLimited && { isLimited }) })['cache-control']
}

describe('what may be kept of listings', () => {
  it.each(['', '?page=2'])('is what everybody opens: «%s»', (search) => {
    expect(cacheControl(search)).toContain('s-maxage=60')
  })

  it.each(['?filters[color]=10', '?sort=new', '?filters[color]=10&page=2', '?sort=new&page=2'])(
    'is not %s, of which there are too many',
    (search) => {
      expect(cacheControl(search)).toBe('private, no-cache')
    },
  )

  it('is not what was shown while the search provider was away', () => {
    expect(cacheControl('', true)).toBe('private, no-cache')
  })
})
