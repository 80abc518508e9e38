import { describe, expect, it } from 'vitest'
import { contentContext } from '#app/server/context.ts'
import { aListingWorld } from '#app/server/listing/test-listing-context.ts'
import { headers, loader } from './route.tsx'

type LoaderArgs = Parameters<typeof loader>[0]
type HeadersArgs = Parameters<typeof headers>[0]

function headersFor(loaderHeaders: HeadersInit | undefined) {
  return headers({ loaderHeaders: new Headers(loaderHeaders) } as HeadersArgs)
}

describe('a search without its provider', () => {
  it('says when to ask again, and is kept by nobody', async () => {
    const { context } = aListingWorld({ reply: 503, answers: { getRootCategories: [] } })
    context.set(contentContext, { findPageByKey: () => null } as never)
    const url = new URL('https://saum.example/de/search/?searchTerm=kleid')

    const request = new Request(url)
    const answer = await loader({ context, request, url } as unknown as LoaderArgs)

    const { init } = answer as { init?: ResponseInit }
    expect(init?.status).toBe(503)
    expect(headersFor(init?.headers)).toEqual({
      'cache-control': 'private, no-cache',
      'retry-after': '5',
    })
  })

  it('is the only one that says so', () => {
    expect(headersFor(undefined)).toEqual({ 'cache-control': 'private, no-cache' })
  })
})
