import { SHOPS, type Locale } from '@saum/domain/shops'
import { parsePictureAddress } from '@saum/domain/picture-url'
import { describe, expect, it } from 'vitest'
import { createContentReader } from './content-reader.ts'
import { aDocument, anAsset, anEntry, aNode, aPage, aSpace } from './test-space.ts'
import { embedded, inLocales, toAsset, toEntry, words } from './test-space.ts'
import type { Space } from './space.ts'

const AT = new Date('2026-11-16T12:00:00Z')

function read(space: Space, marksEntries = false) {
  const problems: string[] = []
  const report = (problem: string) => void problems.push(problem)
  return { reader: createContentReader(space, { at: AT, marksEntries, report }), problems }
}

function aText(text: string) {
  return aDocument(aNode('paragraph', words(text)))
}

describe('[2.3] the pages of a space', () => {
  it('are found by slug and by key in each locale', () => {
    const slug = inLocales({ 'de-DE': 'lieferung', 'fr-CH': 'livraison' })
    const { reader } = read(aSpace({ delivery: aPage({ slug, body: aText('2–4 Werktage') }) }))

    expect(reader.findPage('de-DE', 'lieferung')).toMatchObject({
      page: 'delivery',
      kind: 'page',
      title: 'Lieferung',
      updated: '2026-11-01',
      blocks: [{ kind: 'paragraph' }],
    })
    expect(reader.findPage('fr-CH', 'livraison')?.page).toBe('delivery')
    expect(reader.findPage('fr-CH', 'lieferung')).toBeNull()
    expect(reader.findPage('de-DE', '__proto__')).toBeNull()
    expect(reader.findPageByKey('constructor', 'de-DE')).toBeNull()
  })

  it('have a plain title, one with its emphasis where a word is marked, and a topic', () => {
    const story = aPage({ kind: 'story', title: 'Strick, der *bleibt*', topic: 'Pflege' })
    const { reader } = read(aSpace({ story, plain: aPage({ slug: 'anders' }) }))

    expect(reader.findPageByKey('story', 'de-DE')).toMatchObject({
      title: 'Strick, der bleibt',
      headline: [
        { kind: 'text', text: 'Strick, der ' },
        { kind: 'emphasis', children: [{ kind: 'text', text: 'bleibt' }] },
      ],
      topic: 'Pflege',
    })
    expect(reader.findPageByKey('plain', 'de-DE')).not.toHaveProperty('headline')
  })

  it('know their addresses in every shop, and the list of them is without home', () => {
    const slug = inLocales({ 'de-DE': 'lieferung', 'en-GB': 'delivery' })
    const home: ReturnType<typeof aPage> = ['page', { title: 'Saum', kind: 'home', slug: '/' }]
    const { reader } = read(aSpace({ delivery: aPage({ slug }), home }))

    expect(reader.alternates('delivery')).toEqual({
      'de-DE': 'lieferung',
      'de-AT': 'lieferung',
      'de-CH': 'lieferung',
      'fr-CH': 'delivery',
      'en-GB': 'delivery',
    })
    expect(reader.alternates('nothing')).toEqual({})
    expect(reader.links('de-DE')).toEqual({ delivery: 'lieferung' })
    expect(reader.findPageByKey('home', 'de-DE')?.slug).toBe('')
    expect(reader.findPage('de-DE', '')?.page).toBe('home')
  })

  it('have one at the front, whatever its entry is called', () => {
    const { reader } = read(aSpace({ '4kX9': ['page', { title: 'Saum', kind: 'home' }] }))

    for (const { locale } of SHOPS) {
      expect(reader.findPageByKey('home', locale)).toMatchObject({ page: '4kX9', slug: '' })
    }
  })

  it('are made once', () => {
    const { reader } = read(aSpace({ delivery: aPage() }))

    expect(reader.findPage('de-DE', 'lieferung')).toBe(reader.findPageByKey('delivery', 'de-DE'))
  })

  it('that are stories are listed, the newest first', () => {
    const story = (slug: string, updated: string) => aPage({ slug, updated, kind: 'story' })
    const { reader } = read(
      aSpace({ old: story('alt', '2026-01-01'), new: story('neu', '2026-11-01'), page: aPage() }),
    )

    expect(reader.stories('de-DE').map(({ page }) => page)).toEqual(['new', 'old'])
  })

  it('are left out and reported without a title, without a slug, or with the slug of another', () => {
    const { reader, problems } = read(
      aSpace({
        one: aPage(),
        two: aPage(),
        untitled: aPage({ title: '' }),
        hostile: aPage({ slug: '../../etc' }),
      }),
    )

    expect(reader.links('de-DE')).toEqual({ one: 'lieferung' })
    expect(problems).toContain('Page two is left out in de-DE: one has the slug "lieferung"')
    expect(problems).toContain('Page untitled is left out in de-DE, it has no title')
    expect(problems).toContain(
      'Page hostile is left out in de-DE, it has no usable slug: "../../etc"',
    )
  })

  it('yield their address to a page whose own language it is', () => {
    const { reader } = read(
      aSpace({
        a: aPage({ slug: inLocales({ 'en-GB': 'service' }), title: inLocales({ 'en-GB': 'A' }) }),
        b: aPage({ slug: inLocales({ 'fr-CH': 'service' }), title: inLocales({ 'fr-CH': 'B' }) }),
      }),
    )

    expect(reader.findPage('fr-CH', 'service')?.page).toBe('b')
    expect(reader.findPage('en-GB', 'service')?.page).toBe('a')
  })

  it('can be looked at in any locale while the space is empty', () => {
    const { reader } = read({ locales: [], entries: new Map(), assets: new Map() })

    for (const { locale } of SHOPS) expect(reader.findPageByKey('home', locale)).toBeNull()
    expect(reader.stories('de-DE')).toEqual([])
  })
})

describe('[7.56] words nobody translated', () => {
  const title = inLocales({ 'de-DE': 'Lieferung', 'en-GB': 'Delivery' })
  const body = inLocales({ 'de-DE': aText('Deutsch'), 'fr-CH': aText('Français') })
  const banner = anEntry('banner', [
    'callToAction',
    { linkLabel: inLocales({ 'de-DE': 'Los' }), linkTarget: '/location/' },
  ])
  const space = aSpace({ delivery: aPage({ title, body }) })
  const { reader } = read(space)

  it('come from the locale before it, and the page says of which language they are', () => {
    expect(reader.findPageByKey('delivery', 'de-AT')).not.toHaveProperty('language')
    expect(reader.findPageByKey('delivery', 'fr-CH')).toMatchObject({
      title: 'Delivery',
      language: 'en-GB',
    })
  })

  it('are marked where they differ from those of the page around them', () => {
    expect(reader.findPageByKey('delivery', 'fr-CH')?.blocks).toMatchObject([
      { kind: 'paragraph', language: 'fr-CH' },
    ])
    expect(reader.findPageByKey('delivery', 'en-GB')?.blocks).toMatchObject([
      { kind: 'paragraph', language: 'de-DE' },
    ])
    expect(reader.findPageByKey('delivery', 'de-AT')?.blocks[0]).not.toHaveProperty('language')
  })

  it('are marked on blocks of their own', () => {
    const page = aPage({ title, body: inLocales({ 'de-DE': aDocument(embedded('banner')) }) })
    const withBanner = aSpace({ delivery: page })
    const entries = new Map([...withBanner.entries, ['banner', banner]])
    const found = read({ ...withBanner, entries }).reader

    expect(found.findPageByKey('delivery', 'en-GB')?.blocks).toMatchObject([
      { kind: 'callToAction', language: 'de-DE' },
    ])
    expect(found.findPageByKey('delivery', 'de-DE')?.blocks[0]).not.toHaveProperty('language')
  })
})

describe('pictures of the content', () => {
  const space = aSpace({ delivery: aPage({ picture: toAsset('Rail Ünder_1') }) }, [
    anAsset('Rail Ünder_1', { url: '/content-media/abc/rail.webp' }),
    anAsset('video', { contentType: 'video/mp4', url: '//videos.example/a.mp4', details: {} }),
  ])

  it('have a key the image service takes, and lead to their file', () => {
    const { reader } = read(space)
    const picture = reader.findPageByKey('delivery', 'en-GB')?.picture

    expect(picture).toMatchObject({ width: 1200, height: 1500, alt: 'A coat' })
    const key = picture?.key ?? ''
    expect(parsePictureAddress(`${key}/900.webp`)?.key).toBe(key)
    expect(reader.findMedia(key)).toEqual({
      url: '/content-media/abc/rail.webp',
      contentType: 'image/webp',
    })
    expect(reader.findMedia('nothing')).toBeNull()
  })

  it('have another key when the file is another one', () => {
    const other = aSpace({ delivery: aPage({ picture: toAsset('coat') }) }, [
      anAsset('coat', { url: '/content-media/def/coat.webp' }),
    ])
    const same = aSpace({ delivery: aPage({ picture: toAsset('coat') }) })
    const keyIn = (one: Space) => read(one).reader.findPageByKey('delivery', 'de-DE')?.picture?.key

    expect(keyIn(other)).not.toBe(keyIn(same))
  })

  it.each([
    [{ url: 'javascript:alert(1)' }],
    [{ url: 'file:///etc/passwd' }],
    [{ details: {} }],
    [{ details: { image: { width: 0, height: 10 } } }],
    [{ contentType: 'text/html' }],
    [{ url: 7 }],
  ])('are left out with %j', (file) => {
    const broken = aSpace({ delivery: aPage({ picture: toAsset('coat') }) }, [
      anAsset('coat', file),
    ])
    const { reader, problems } = read(broken)

    expect(reader.findPageByKey('delivery', 'de-DE')).not.toHaveProperty('picture')
    expect(problems).toEqual(['Asset coat is no picture whose size is known'])
  })
})

describe('a preview', () => {
  it('knows the entry a page and each of its blocks was made of', () => {
    const body = aDocument(aNode('paragraph', words('Text')), embedded('list'))
    const space = aSpace({ home: aPage({ body }), list: ['storyList', {}] })

    const page = read(space, true).reader.findPageByKey('home', 'de-DE')

    expect(page?.entry).toBe('home')
    expect(page?.blocks).toEqual([
      { kind: 'paragraph', children: [{ kind: 'text', text: 'Text' }] },
      { kind: 'storyList', entry: 'list' },
    ])
  })

  it('is the only one that does', () => {
    const space = aSpace({
      home: aPage({ body: aDocument(embedded('list')) }),
      list: ['storyList', {}],
    })

    expect(JSON.stringify(read(space).reader.findPageByKey('home', 'de-DE'))).not.toContain(
      '"entry"',
    )
  })
})

describe('a page and what shows at its time', () => {
  const hero = (name: string, fields: object) =>
    ['callToAction', { linkLabel: name, linkTarget: '/c/new/', ...fields }] as [string, object]
  const labels = (space: Space, locale: Locale = 'de-DE') =>
    read(space)
      .reader.findPageByKey('home', locale)
      ?.blocks.map((block) => (block.kind === 'callToAction' ? block.link.label : block.kind))

  it('leaves out what is not yet or no longer to be seen', () => {
    const entries = {
      home: aPage({ body: aDocument(...['later', 'now', 'over', 'summer'].map(embedded)) }),
      later: hero('Bald', { visibleFrom: '2026-11-17T00:00+01:00' }),
      now: hero('Jetzt', { visibleFrom: '2026-11-16', visibleUntil: '2026-11-16' }),
      over: hero('Vorbei', { visibleUntil: '2026-11-16T12:00' }),
      summer: hero('Sommer', { seasons: ['summer'] }),
    }

    expect(labels(aSpace(entries as Parameters<typeof aSpace>[0]))).toEqual(['Jetzt'])
  })

  it('shows the first entry of a slot whose time it is, or else the last', () => {
    const withSlot = (...ids: string[]) =>
      aSpace({
        home: aPage({ body: aDocument(embedded('slot')) }),
        slot: ['slot', { entries: ids.map(toEntry) }],
        winter: hero('Winter', { seasons: ['winter'] }),
        autumn: hero('Herbst', { seasons: ['autumn'] }),
        always: hero('Immer', {}),
      } as Parameters<typeof aSpace>[0])

    expect(labels(withSlot('winter', 'autumn', 'always'))).toEqual(['Herbst'])
    expect(labels(withSlot('autumn', 'winter'))).toEqual(['Herbst'])
    expect(labels(withSlot('winter'))).toEqual(['Winter'])
  })
})
