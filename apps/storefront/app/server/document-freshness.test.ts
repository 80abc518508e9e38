import { describe, expect, it } from 'vitest'
import { documentFreshness } from './document-freshness.ts'
import { DEGRADED_PAGE, NOT_FOUND_PAGE, PRIVATE_PAGE, PUBLIC_PAGE } from './page-cache-headers.ts'

const WHOLE = { lacksCategories: false }
const EMPTY = { lacksCategories: true }

describe('how long a document is kept', () => {
  it.each([
    [200, PUBLIC_PAGE, WHOLE, PUBLIC_PAGE],
    [200, PUBLIC_PAGE, EMPTY, DEGRADED_PAGE],
    [200, DEGRADED_PAGE, WHOLE, DEGRADED_PAGE],
    [200, PRIVATE_PAGE, EMPTY, PRIVATE_PAGE],
    [404, null, EMPTY, NOT_FOUND_PAGE],
    [410, null, WHOLE, NOT_FOUND_PAGE],
    [500, null, EMPTY, PRIVATE_PAGE],
  ])('%i, %o with the chrome %o is %o', (status, route, chrome, kept) => {
    const cacheControl = route && route['cache-control']

    expect(documentFreshness({ status, cacheControl, chrome })).toBe(kept['cache-control'])
  })
})
