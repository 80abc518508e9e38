import type { RpcRequest } from '@saum/contract/rpc'
import { openBareStorefront, visit } from '../support/bare-storefront.ts'
import { expect, test } from '../support/request-test.ts'

/** Over a shop that has sold product 7 once, and now says this of it. */
function openStorefront(gone: object) {
  const NOT_SOLD = { title: 'Product not found', status: 404, kind: 'product-not-found' }
  return openBareStorefront({
    async rpc({ name }: RpcRequest) {
      const answers: Record<string, object> = { getRootCategories: [], getGoneProduct: gone }
      const found = answers[name]
      const body = JSON.stringify(found ?? NOT_SOLD)
      const contentType = found ? 'application/json' : 'application/problem+json'
      return { status: found ? 200 : 404, contentType, body }
    },
    reportFault(fault) {
      throw fault
    },
  })
}

test.describe('[2.39] a product the shop does not sell any more', () => {
  test('leads for good to another color of its style, in one step', async () => {
    const storefront = await openStorefront({ successor: { id: 8, slug: 'kleid' }, category: null })

    const { status, headers } = await visit(storefront, '/de/p/kleid-7/')

    expect([status, headers.get('location')]).toEqual([301, '/de/p/kleid-8/'])
  })

  test('is gone without one: status 410, more of the kind, not for search engines', async () => {
    const category = { name: 'Kleider', path: '/damen/kleider' }
    const storefront = await openStorefront({ successor: null, category })

    const { status, pageText = '' } = await visit(storefront, '/de/p/kleid-7/')

    expect(status).toBe(410)
    const main = /<main[\s>].*<\/main>/s.exec(pageText)?.[0]
    expect(main).toContain('href="/de/c/damen/kleider/"')
    expect(main).not.toContain('>404<')
    expect(pageText).toMatch(/<meta name="robots" content="[^"]*noindex/)
    expect(pageText).toContain('data-header')
  })
})
