import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aBody, aHit, aShopSearch, aTestIndex, startTestProtocol } from './test-protocol.ts'

const CALLS = [
  '/listing',
  '/search',
  '/search/productSuggest',
  '/search/querySuggest',
  '/recommendations',
  '/facet?type=LISTING',
  '/facet?type=SEARCH',
]

const KEYS = Object.keys(
  aBody({ page: 0, perPage: 0, query: '', sort: {}, facets: [], slotId: '', facetId: '' }),
)

describe('whatever somebody sends', () => {
  const index = aTestIndex(() => [aHit(1)])

  it('is answered or refused, never a fault', async () => {
    const { post, log } = startTestProtocol(aShopSearch({ index }), {
      rateLimit: { burst: 1e9, perSecond: 1 },
    })
    const fields = fc.dictionary(fc.constantFrom(...KEYS), fc.jsonValue(), { maxKeys: 3 })
    const base = { query: 'kleid', slotId: 'popular', facetId: 'ec_color' }

    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...CALLS), fields, async (call, wrong) => {
        const { status, body } = await post(call, aBody({ ...base, ...wrong }))

        expect([200, 400, 403]).toContain(status)
        if (status !== 200) expect(body).toMatchObject({ statusCode: status })
      }),
    )
    expect(log).toEqual([])
  })

  it('finds no listing behind addresses that are none', async () => {
    const { post, log } = startTestProtocol(aShopSearch({ index }), {
      rateLimit: { burst: 1e9, perSecond: 1 },
    })
    const address = fc.oneof(fc.webUrl(), fc.string({ minLength: 1 }))

    await fc.assert(
      fc.asyncProperty(address, async (url) => {
        const { status } = await post('/listing', aBody({ context: { view: { url } } }))

        expect(status).toBe(200)
      }),
    )
    expect(log).toEqual([])
  })
})
