import type { Block } from '@saum/contract/content-block'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLOCK_TABLE } from './block-table.ts'
import { aDocument, anAsset, aNode, aPage, blocksOf, embedded, type Entries } from './test-space.ts'
import { inLocales, toAsset, toEntry, words } from './test-space.ts'

const link = { linkLabel: 'Ansehen', linkTarget: '/c/new/' }
const shownLink = { label: 'Ansehen', href: '/de/c/new/' }
const picture = { key: expect.stringMatching(/^coat-[0-9a-f]{16}$/), width: 1200, height: 1500 }
const text = (value: string) => ({ kind: 'text', text: value })
const rich = (value: string) => aDocument(aNode('paragraph', words(value)))
const paragraph = (value: string) => ({ kind: 'paragraph', children: [text(value)] })

const CASES: [type: string, fields: Record<string, unknown>, block: object][] = [
  [
    'banner',
    { title: 'Der Mantel *bleibt* an', picture: toAsset('coat'), size: 'hero', ...link },
    {
      size: 'hero',
      title: [text('Der Mantel '), { kind: 'emphasis', children: [text('bleibt')] }, text(' an')],
      picture,
      link: shownLink,
    },
  ],
  ['callToAction', { text: 'Komm', ...link }, { text: 'Komm', link: shownLink }],
  ['picture', { picture: toAsset('coat'), caption: 'Wolle' }, { caption: [text('Wolle')] }],
  ['imageSlider', { title: 'Bilder', pictures: [toAsset('coat')] }, { pictures: [{ picture }] }],
  ['slideShow', { title: 'Looks', slides: [toEntry('slide')] }, { slides: [{ title: 'Eins' }] }],
  ['product', { productId: 42 }, { productId: 42 }],
  [
    'productSlider',
    { title: 'Neu', productIds: ['7', 8, 'x'] },
    { source: { kind: 'ids', ids: [7, 8] } },
  ],
  [
    'productSlider',
    { title: 'Neu', categoryKey: 'knitwear', limit: 999 },
    { source: { kind: 'category', categoryKey: 'knitwear', limit: 24 } },
  ],
  [
    'productSlider',
    { title: 'Neu', searchTerm: 'Leinen' },
    { source: { kind: 'search', term: 'Leinen', limit: 12 } },
  ],
  ['outfit', { title: 'Look', outfitId: 3, ...link }, { outfitId: 3, link: shownLink }],
  [
    'categoryTiles',
    { tiles: [toEntry('tile')], layout: 'pair' },
    { layout: 'pair', tiles: [{ categoryKey: 'coats', picture }] },
  ],
  ['categoryIndex', { title: 'Alles' }, { title: 'Alles' }],
  ['sizeChart', { family: 'dresses' }, { family: 'dresses' }],
  ['recentlyViewed', { title: 'Zuletzt' }, { title: 'Zuletzt' }],
  ['storeFinder', { title: 'Filialen', text: '80', picture: toAsset('coat') }, { picture }],
  ['fashionCard', { title: 'Karte', text: 'Punkte', ...link }, { link: shownLink }],
  ['newsletter', { title: 'Post', text: 'Neues', note: rich('Mehr') }, { note: [text('Mehr')] }],
  ['contactForm', { title: 'Schreib uns' }, { title: 'Schreib uns' }],
  [
    'accordion',
    { items: [toEntry('item'), toEntry('item')], isFaq: true },
    {
      isFaq: true,
      entries: [
        { id: 'wie-lange', title: [text('Wie lange?')], children: [paragraph('Kurz.')] },
        { id: 'wie-lange-2', title: [text('Wie lange?')] },
      ],
    },
  ],
  [
    'story',
    { page: toEntry('wool') },
    { title: 'Wolle', text: 'Vom Schaf', href: '/de/magazin/wolle/', linkText: 'Wolle', picture },
  ],
  ['storyList', {}, {}],
  [
    'promises',
    { title: 'Gut', items: [toEntry('promise')] },
    { items: [{ title: 'Schnell', text: [text('2 Tage')] }] },
  ],
  [
    'countdown',
    { title: 'Noch', until: '2026-11-30', afterwards: 'Vorbei' },
    { until: '2026-11-30T23:00:00.000Z', afterwards: 'Vorbei' },
  ],
  [
    'quote',
    { text: 'Eins\nZwei', source: 'Saum' },
    { source: 'Saum', children: [paragraph('Eins'), paragraph('Zwei')] },
  ],
  ['text', { title: 'Über', body: rich('Text') }, { title: 'Über', children: [paragraph('Text')] }],
  [
    'grid',
    { cells: [toEntry('text')], layout: 'thirds' },
    { layout: 'thirds', cells: [[{ kind: 'text' }]] },
  ],
  [
    'video',
    {
      title: 'Waschen',
      poster: toAsset('coat'),
      files: [toAsset('film'), toAsset('coat')],
      captions: inLocales({ 'en-GB': toAsset('en'), 'de-DE': toAsset('de') }),
      isAmbient: true,
    },
    {
      sources: [{ src: 'https://videos.example/film.mp4', type: 'video/mp4' }],
      captions: [
        { src: 'https://videos.example/de.vtt', locale: 'de-DE' },
        { src: 'https://videos.example/en.vtt', locale: 'en-GB' },
      ],
      isAmbient: true,
    },
  ],
]

const PARTS: Entries = {
  slide: ['slide', { title: 'Eins', picture: toAsset('coat') }],
  tile: ['categoryTile', { categoryKey: 'coats', picture: toAsset('coat') }],
  item: ['accordionItem', { title: 'Wie lange?', body: rich('Kurz.') }],
  promise: ['promise', { title: 'Schnell', body: rich('2 Tage') }],
  text: ['text', { body: rich('Text') }],
  wool: [
    'page',
    { title: 'Wolle', slug: 'magazin/wolle', description: 'Vom Schaf', picture: toAsset('coat') },
  ],
}
const ASSETS = [
  anAsset('coat'),
  anAsset('film', { url: '//videos.example/film.mp4', contentType: 'video/mp4', details: {} }),
  anAsset('de', { url: '//videos.example/de.vtt', contentType: 'text/vtt', details: {} }),
  anAsset('en', { url: '//videos.example/en.vtt', contentType: 'text/vtt', details: {} }),
]

describe('an entry becomes a block', () => {
  it.each(CASES)('%s with %j', (type, fields, block) => {
    const { blocks, problems } = blocksOf({ ...PARTS, it: [type, fields] }, ASSETS)

    expect(blocks).toMatchObject([{ kind: type, ...block }])
    expect(problems).toEqual([])
  })

  it('for every content type of the table but the slot, which stands for others', () => {
    const shown = new Set(CASES.map(([type]) => type))
    expect([...BLOCK_TABLE.keys()].filter((type) => !shown.has(type))).toEqual(['slot'])
  })
})

describe('an entry that is not as it should be', () => {
  it.each(CASES.filter(([type]) => type !== 'storyList'))(
    '%s without its fields is left out',
    (type) => {
      const { blocks, problems } = blocksOf({ it: [type, {}] })

      expect(blocks).toEqual([])
      expect(problems).toEqual([
        expect.stringMatching(`Entry it \\(${type}\\) is left out: .* is missing`),
      ])
    },
  )

  it('of an unknown type is skipped and reported once', () => {
    const body = aDocument(embedded('one'), embedded('two'), aNode('paragraph', words('Bleibt')))
    const { blocks, problems } = blocksOf({
      home: aPage({ kind: 'home', body }),
      one: ['hologram', {}],
      two: ['hologram', {}],
    })

    expect(blocks).toEqual([paragraph('Bleibt')])
    expect(problems).toEqual([
      'The content type "hologram" is no block this shop knows; it is skipped',
    ])
  })

  it('that leads nowhere is left out of its list', () => {
    const cells = [toEntry('gone'), toEntry('text'), { sys: 'hostile' }, null]
    const { blocks, problems } = blocksOf({ ...PARTS, it: ['grid', { cells }] })

    expect(blocks).toMatchObject([{ kind: 'grid', cells: [[{ kind: 'text' }]] }])
    expect(problems).toContain('Entry it leads to Entry gone, which is not there')
  })

  it('that contains itself is cut', () => {
    const { blocks, problems } = blocksOf({
      ...PARTS,
      it: ['grid', { cells: [toEntry('text'), toEntry('it')] }],
    })

    expect(blocks).toMatchObject([{ cells: [[{ kind: 'text' }]] }])
    expect(problems).toEqual(['Entry it contains itself: home → it → it'])
  })

  it('that stands too deep is cut', () => {
    const deep = Array.from({ length: 12 }, (_, at): [string, Entries[string]] => [
      at === 0 ? 'it' : `grid-${at}`,
      ['grid', { cells: [toEntry('text'), toEntry(`grid-${at + 1}`)] }],
    ])
    const { blocks, problems } = blocksOf({ ...PARTS, ...Object.fromEntries(deep) })

    // Seven grids and the text in the last of them.
    expect(depthOf(blocks)).toBe(7)
    expect(problems.some((problem) => problem.includes('deeper than 8 levels'))).toBe(true)
  })

  it('drops only the link that leads nowhere', () => {
    const title = 'Titel'
    const banner = { title, picture: toAsset('coat'), linkLabel: 'Los', linkTarget: 'javascript:x' }
    const { blocks, problems } = blocksOf({ it: ['banner', banner] })

    expect(blocks).toMatchObject([{ kind: 'banner' }])
    expect(blocks[0]).not.toHaveProperty('link')
    expect(problems).toEqual(['Entry it leads to "javascript:x", which is no usable address'])
  })
})

describe('any space', () => {
  const ids = ['it', 'a', 'b', 'c', 'd', 'home', 'gone']
  const anyLink = fc
    .constantFrom(...ids, 'coat')
    .map((id) => (id === 'coat' ? toAsset(id) : toEntry(id)))
  const anyText = fc.oneof(fc.string(), fc.constant('*x*'), fc.constant('page:home'))
  const anyNode = fc.oneof(
    fc.constantFrom(...ids).map(embedded),
    fc
      .tuple(fc.constantFrom('paragraph', 'heading-2', 'list-item', 'table', 'nonsense'), anyText)
      .map(([type, value]) => aNode(type, words(value))),
  )
  const anyValue = fc.oneof(
    anyText,
    anyLink,
    fc.array(anyLink, { maxLength: 6 }),
    fc.array(anyNode, { maxLength: 6 }).map((nodes) => aDocument(...nodes)),
    fc.jsonValue({ maxDepth: 3 }),
  )
  const fields = ['title', 'text', 'body', 'cells', 'entries', 'items', 'tiles', 'page', 'picture']
  const anyEntry = fc.tuple(
    fc.constantFrom(...BLOCK_TABLE.keys(), 'page', 'accordionItem', 'nonsense'),
    fc.dictionary(
      fc.constantFrom(...fields, 'linkTarget', 'linkLabel', 'until', 'visibleFrom', 'slides'),
      anyValue,
    ),
  )

  it('gives pages without a fault, whatever its entries hold and wherever they lead', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...ids), anyEntry), (entries) => {
        const { blocks } = blocksOf({ it: ['grid', { cells: ids.map(toEntry) }], ...entries })
        expect(depthOf(blocks)).toBeLessThanOrEqual(9)
        expect(JSON.parse(JSON.stringify(blocks))).toEqual(blocks)
      }),
      { numRuns: 300 },
    )
  })

  it('takes bounded time even if everything leads to everything', () => {
    const all = Array.from({ length: 60 }, (_, at) => (at === 0 ? 'it' : `grid-${at}`))
    const entries = Object.fromEntries(
      all.map((id): [string, Entries[string]] => [id, ['grid', { cells: all.map(toEntry) }]]),
    )
    const startedAt = performance.now()

    const { problems } = blocksOf({ ...entries, it: ['grid', { cells: all.map(toEntry) }] })

    expect(performance.now() - startedAt).toBeLessThan(5_000)
    expect(problems).toContain('Page home has more than 1000 entries; the rest is cut')
  })
})

function depthOf(blocks: readonly Block[]): number {
  const depths = blocks.map((block) =>
    block.kind === 'grid' ? 1 + Math.max(0, ...block.cells.map(depthOf)) : 0,
  )
  return Math.max(0, ...depths)
}
