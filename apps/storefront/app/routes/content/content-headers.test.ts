import type { Block } from '@saum/contract/content-block'
import { describe, expect, it } from 'vitest'
import { aPage } from '#app/server/test-content.ts'
import { aPageRequest } from '#app/server/test-page-request.ts'
import { headers, loader } from './route.tsx'

const LINK: Block = { kind: 'callToAction', link: { label: 'Strick', href: 'category:knitwear' } }

async function cacheControlOf(answers: Record<string, unknown>) {
  const { context } = aPageRequest(answers, { pages: [aPage('faq', { blocks: [LINK] })] })
  const args = { context, params: { '*': 'faq' }, url: new URL('http://x/de/faq/') }
  // The loader looks at nothing else.
  const { init } = await loader(args as unknown as Parameters<typeof loader>[0])
  const loaderHeaders = new Headers(init?.headers)
  const answered = new Headers(headers({ loaderHeaders } as Parameters<typeof headers>[0]))
  return answered.get('cache-control')
}

describe('[2.3] how long a content page is kept', () => {
  it('is a minute where all of it is there, else a few seconds', async () => {
    expect(await cacheControlOf({ getRootCategories: [] })).toContain('s-maxage=60')
    expect(await cacheControlOf({})).toBe('public, max-age=0, s-maxage=5')
  })
})
