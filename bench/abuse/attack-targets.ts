import type { SearchAccess } from '@saum/contract/search'
import type { Targets } from './mixes.ts'

const LISTING = '/de/c/new/'

/** What anybody can read on the pages of the shop. */
export async function findTargets(origin: string): Promise<Targets> {
  const html = await (await fetch(origin + LISTING)).text()
  const access = await askForAccess(origin)
  return {
    products: matches(html, /href="(\/de\/p\/[^"?#]+)"/g),
    pictureKeys: matches(html, /\/images\/([^/"]+)\/\d+\.\w+/g),
    search: {
      path: `${new URL(access.commerceBaseUrl).pathname}/search`,
      token: access.accessToken,
      trackingId: access.trackingId,
    },
  }
}

async function askForAccess(origin: string): Promise<SearchAccess> {
  const answer = await fetch(`${origin}/api/de/rpc/getSearchAccess`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  return (await answer.json()) as SearchAccess
}

function matches(html: string, pattern: RegExp): string[] {
  const found = [...new Set([...html.matchAll(pattern)].map(([, name = '']) => name))]
  if (found.length === 0) throw new Error(`${LISTING} shows nothing like ${pattern}`)
  return found
}
