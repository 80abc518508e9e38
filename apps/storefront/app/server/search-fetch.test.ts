import type { SearchRequest } from '@saum/contract/search'
import { describe, expect, it } from 'vitest'
import { createSearchFetch } from './search-fetch.ts'

const URL_OF_SEARCH = 'https://saum.example/rest/organizations/saum/commerce/v2/facet?type=SEARCH'

async function* inParts() {
  yield '{"products"'
  yield ':[]}'
}

describe('an engine on the server', () => {
  it('asks the embedded provider without a network, and says nothing of the visitor', async () => {
    const asked: SearchRequest[] = []
    const fetch = createSearchFetch(async (request) => {
      asked.push(request)
      return { status: 200, headers: { 'content-type': 'application/json' }, body: inParts() }
    }, 'request-1')

    const response = await fetch(URL_OF_SEARCH, {
      method: 'POST',
      headers: { Authorization: 'Bearer t' },
      body: '{"query":"bluse"}',
    })

    expect(await response.json()).toEqual({ products: [] })
    expect(asked).toEqual([
      {
        method: 'POST',
        path: '/rest/organizations/saum/commerce/v2/facet',
        query: 'type=SEARCH',
        headers: { authorization: 'Bearer t' },
        body: '{"query":"bluse"}',
        requestId: 'request-1',
      },
    ])
  })

  it('hands on a refusal with its status', async () => {
    const refusal = { status: 503, headers: {}, body: '{"type":"NOT_READY"}' }
    const fetch = createSearchFetch(async () => refusal, 'request-1')

    const response = await fetch(URL_OF_SEARCH, { method: 'POST' })

    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ type: 'NOT_READY' })
  })

  it('does not answer who has stopped waiting', async () => {
    const answer = { status: 200, headers: {}, body: '{}' }
    const fetch = createSearchFetch(async () => answer, 'request-1')

    const asked = fetch(URL_OF_SEARCH, { signal: AbortSignal.abort() })

    await expect(asked).rejects.toThrow('aborted')
  })
})
