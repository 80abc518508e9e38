import { EMPTY_SPACE, withChanges, type Change } from '@saum/content/space'
import { describe, expect, it } from 'vitest'
import { createTestApp, htmlPage } from '../test-app.ts'
import { forgetTouched } from './forget-touched.ts'
import { createLiveContent } from './live-content.ts'

const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' }

const entry = (id: string, type: string, fields: Record<string, unknown>): Change => ({
  kind: 'entry',
  entry: {
    id,
    type,
    updatedAt: '2026-11-16',
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, { 'de-DE': value }]),
    ),
  },
})
const embed = (id: string) => ({
  nodeType: 'document',
  content: [
    {
      nodeType: 'embedded-entry-block',
      data: { target: { sys: { type: 'Link', linkType: 'Entry', id } } },
    },
  ],
})
const page = (id: string, slug: string, embedded: string): Change =>
  entry(id, 'page', { title: id, slug, body: embed(embedded) })
const form = (id: string, fields: Record<string, unknown>): Change =>
  entry(id, 'contactForm', fields)

const SPACE = withChanges(
  EMPTY_SPACE,
  [
    entry('home', 'page', { title: 'Saum', kind: 'home', body: embed('front') }),
    page('delivery', 'lieferung', 'contact'),
    page('returns', 'rueckgabe', 'other'),
    form('front', { title: 'Vorn' }),
    form('contact', { title: 'Kontakt' }),
    form('other', { title: 'Anders' }),
  ],
  [{ code: 'de-DE', fallbackCode: null, isDefault: true }],
)
const PATHS = [
  '/de/',
  '/de/?page=2',
  '/de/_.data',
  '/at/lieferung/',
  '/de/lieferung/',
  '/de/lieferung/?x=1',
  '/de/lieferung/_.data',
  '/de/lieferung.data',
  '/de/s/lieferung/',
  '/de/rueckgabe/',
  '/de/c/damen/',
  '/de/sitemap/pages.xml',
]

const rethrow = (error: unknown) => {
  throw error
}

/** A shop whose pages are all kept already. */
async function aWarmShop(now: () => number = Date.now) {
  const app = createTestApp({ storefront: ({ url }) => htmlPage(url, SHARED) })
  const live = createLiveContent({ report() {}, onFault: rethrow, now })
  let forgotten = 0
  live.adopt(SPACE, SPACE.entries.keys())
  const storefront = { forget: () => void (forgotten += 1) }
  live.onChange((touched, content) =>
    forgetTouched({ storefront, cache: app.cache }, touched, content),
  )
  for (const path of PATHS) await app.fetch(path)

  return {
    live,
    forgotten: () => forgotten,
    change: (...changes: Change[]) =>
      live.adopt(
        withChanges(SPACE, changes),
        changes.map((change) => (change.kind === 'entry' ? change.entry.id : '')),
      ),
    async missing() {
      const missing: string[] = []
      for (const path of PATHS) {
        if ((await app.fetch(path)).headers.get('x-cache') !== 'hit') missing.push(path)
      }
      return missing
    },
  }
}

describe('a changed entry', () => {
  it('drops the pages that show it in all shops, with their queries and data, and no others', async () => {
    const shop = await aWarmShop()
    expect(await shop.missing()).toEqual([])

    shop.change(form('contact', { title: 'Schreib uns' }))

    expect(await shop.missing()).toEqual([
      '/at/lieferung/',
      '/de/lieferung/',
      '/de/lieferung/?x=1',
      '/de/lieferung/_.data',
      '/de/lieferung.data',
      '/de/s/lieferung/',
      '/de/sitemap/pages.xml',
    ])
    expect(shop.forgotten()).toBe(0)
  })

  it('on the home page drops that, however it was asked for', async () => {
    const shop = await aWarmShop()

    shop.change(form('front', { title: 'Neu' }))

    expect(await shop.missing()).toEqual([
      '/de/',
      '/de/?page=2',
      '/de/_.data',
      '/de/sitemap/pages.xml',
    ])
  })

  it('that nobody shows drops nothing', async () => {
    const shop = await aWarmShop()

    shop.change(form('new', { title: 'Neu' }))

    expect(await shop.missing()).toEqual([])
  })

  it('with another address drops everything, as every footer shows it', async () => {
    const shop = await aWarmShop()

    shop.change(page('delivery', 'versand', 'contact'))

    expect(await shop.missing()).toEqual(PATHS)
    expect(shop.forgotten()).toBe(1)
  })
})

describe('an entry whose time has come', () => {
  it('drops its pages by itself', async () => {
    const shop = await aWarmShop()
    const visibleFrom = new Date(Date.now() + 600).toISOString()
    shop.change(form('contact', { title: 'Kontakt', visibleFrom }))
    await shop.missing()
    expect(await shop.missing()).toEqual([])
    const blocks = () => shop.live.reader.findPageByKey('delivery', 'de-DE')?.blocks
    expect(blocks()).toEqual([])

    await expect.poll(() => shop.missing(), { timeout: 5_000 }).toContain('/de/lieferung/')

    expect(blocks()).toHaveLength(1)
    expect(await shop.missing()).toEqual([])
    shop.live.close()
  })
})
