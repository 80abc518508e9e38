import type { Block } from '@saum/contract/content-block'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ServedBlocksContext } from '#app/blocks/served-blocks.ts'
import { SERVED_ISLANDS } from '#app/blocks/served-islands.ts'
import { ShopTextProvider } from '#app/messages/shop-text.tsx'
import { testMessages } from '#app/messages/test-messages.ts'
import { shownBlocksContext } from '#app/server/context.ts'
import { aPage } from '#app/server/test-content.ts'
import { aPageRequest } from '#app/server/test-page-request.ts'
import { HomePage } from './home-page.tsx'
import { loadHome } from './load-home.ts'

const HERO: Block = {
  kind: 'banner',
  size: 'hero',
  title: [{ kind: 'text', text: 'Der Mantel' }],
  picture: { key: 'wide-1a', width: 1920, height: 1080, alt: 'Ein Mantel' },
  phonePicture: { key: 'tall-2b', width: 1080, height: 1350, alt: 'Ein Mantel' },
}

/** The document of a home page with these blocks. */
async function documentOf(...blocks: Block[]): Promise<string> {
  const pages = [aPage('home', { kind: 'home', slug: '', blocks })]
  const { context } = aPageRequest({}, { pages, isDataRequest: false })
  const home = await loadHome(context)
  const markup = context.get(shownBlocksContext)
  return renderToString(
    <html lang="de">
      <head />
      <body>
        <MemoryRouter>
          <ShopTextProvider shop={DEFAULT_SHOP} messages={testMessages('de-DE')}>
            <ServedBlocksContext value={{ markup, islands: SERVED_ISLANDS }}>
              <HomePage {...home} />
            </ServedBlocksContext>
          </ShopTextProvider>
        </MemoryRouter>
      </body>
    </html>,
  )
}

describe('[2.2] the first picture of the home page', () => {
  it('is announced once per screen, in the head, and shown in the body', async () => {
    const [head = '', body = ''] = (await documentOf(HERO)).split('</head>')

    expect(head.match(/<link rel="preload" as="image"[^>]*(?:wide-1a|tall-2b)/g)).toHaveLength(2)
    expect(body).not.toContain('rel="preload"')
    expect(body).toMatch(/<img [^>]*wide-1a[^>]* fetchPriority="high"/)
    // Another word for its size would fetch it twice.
    const announced = new Set(head.match(/(?<=imageSizes=")[^"]+/g))
    expect([...announced]).toEqual([/<img [^>]*sizes="([^"]+)"/.exec(body)?.[1]])
  })

  it('announces nothing where no hero opens the page', async () => {
    const html = await documentOf({ ...HERO, size: 'wide' })

    expect(html).not.toContain('rel="preload"')
    expect(html).toContain('wide-1a')
  })
})
