import type { Block } from '@saum/contract/content-block'
import { describe, expect, it } from 'vitest'
import { aPage } from '#app/server/test-content.ts'
import { aPageRequest } from '#app/server/test-page-request.ts'
import { headers, loader } from './route.tsx'

const INDEX: Block = { kind: 'categoryIndex', title: 'Kategorien' }
const FOUND: Block = {
  kind: 'productSlider',
  title: 'Leinen',
  source: { kind: 'search', term: 'leinen', limit: 4 },
}
const RANGE = { getRootCategories: [], getProductsByCategory: { products: [] } }
const A_FEW_SECONDS = 'public, max-age=0, s-maxage=5'

function aHome(...blocks: Block[]) {
  return [aPage('home', { kind: 'home', slug: '', blocks })]
}

async function cacheControlOf({ context }: ReturnType<typeof aPageRequest>) {
  // The loader looks at nothing else.
  const { init } = await loader({ context } as unknown as Parameters<typeof loader>[0])
  const loaderHeaders = new Headers(init?.headers)
  const answered = new Headers(headers({ loaderHeaders } as Parameters<typeof headers>[0]))
  return answered.get('cache-control')
}

describe('[2.2] how long the home page is kept', () => {
  it('is a minute, and some more while it is renewed, where all of it is there', async () => {
    expect(await cacheControlOf(aPageRequest(RANGE, { pages: aHome(INDEX) }))).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    )
  })

  it.each([
    ['the shop service is down', aPageRequest({}, { pages: aHome(INDEX) })],
    ['the search provider is down', aPageRequest(RANGE, { pages: aHome(INDEX, FOUND) })],
    ['the content system was never there', aPageRequest(RANGE)],
  ])('is a few seconds while %s', async (_, request) => {
    expect(await cacheControlOf(request)).toBe(A_FEW_SECONDS)
  })
})
