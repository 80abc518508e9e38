import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createContentReader } from './content-reader.ts'
import { aDocument, aNode, aPage, aSpace, embedded } from './test-space.ts'
import { toAsset, toEntry, words } from './test-space.ts'

function read(...nodes: object[]) {
  const problems: string[] = []
  const space = aSpace({
    home: aPage({ kind: 'home', body: aDocument(...nodes) }),
    delivery: aPage({ slug: 'lieferung' }),
    list: ['storyList', {}],
  })
  const reader = createContentReader(space, {
    at: new Date(),
    marksEntries: false,
    report: (problem) => void problems.push(problem),
  })
  return { blocks: reader.findPageByKey('home', 'de-DE')?.blocks, problems }
}

const text = (value: string) => ({ kind: 'text', text: value })
const aLink = (uri: unknown, label = 'Hier') => ({
  nodeType: 'hyperlink',
  data: { uri },
  content: [words(label)],
})
const paragraphWith = (...nodes: object[]) => read(aNode('paragraph', ...nodes))

describe('rich text', () => {
  it('draws a symbol where a link names one, with its words beside it', () => {
    const { blocks, problems } = paragraphWith(aLink('symbol:care-wash-30', 'Bottich mit 30'))
    const hostile = paragraphWith(aLink('symbol:"><script>', 'Text'))

    expect(blocks).toEqual([
      {
        kind: 'paragraph',
        children: [{ kind: 'symbol', name: 'care-wash-30', label: 'Bottich mit 30' }],
      },
    ])
    expect(problems).toEqual([])
    expect(hostile.blocks).toEqual([{ kind: 'paragraph', children: [text('Text')] }])
  })

  it('becomes headings with anchors of their own, lists, tables, quotes and rules', () => {
    const cell = (type: string, value: string) => aNode(type, aNode('paragraph', words(value)))
    const item = (value: string) => aNode('list-item', aNode('paragraph', words(value)))
    const { blocks, problems } = read(
      aNode('heading-1', words('Der Titel noch einmal')),
      aNode('heading-2', words('Kosten')),
      aNode('heading-6', words('Kosten')),
      aNode('unordered-list', item('Eins')),
      aNode('ordered-list', item('Zwei')),
      aNode(
        'table',
        aNode('table-row', cell('table-header-cell', 'Art')),
        aNode('table-row', cell('table-cell', 'Express')),
      ),
      aNode('blockquote', aNode('paragraph', words('Gesagt'))),
      aNode('hr'),
      embedded('list'),
      { nodeType: 'embedded-asset-block', data: { target: toAsset('coat') }, content: [] },
      aNode('paragraph', words('  ')),
    )

    expect(blocks).toMatchObject([
      { kind: 'heading', level: 2, id: 'kosten' },
      { kind: 'heading', level: 4, id: 'kosten-2' },
      { kind: 'list', ordered: false, items: [[{ kind: 'paragraph', children: [text('Eins')] }]] },
      { kind: 'list', ordered: true },
      { kind: 'table', head: [[text('Art')]], rows: [[[text('Express')]]] },
      { kind: 'quote', children: [{ kind: 'paragraph' }] },
      { kind: 'rule' },
      { kind: 'storyList' },
      { kind: 'picture', picture: { width: 1200 } },
    ])
    expect(problems).toEqual([])
  })

  it('keeps marks and line breaks', () => {
    const { blocks } = paragraphWith(words('eins\nzwei ', 'bold', 'italic'), words('drei', 'code'))

    expect(blocks).toEqual([
      {
        kind: 'paragraph',
        children: [
          {
            kind: 'strong',
            children: [
              { kind: 'emphasis', children: [text('eins'), { kind: 'break' }, text('zwei ')] },
            ],
          },
          text('drei'),
        ],
      },
    ])
  })

  it.each([
    ['/location/', '/de/location/'],
    ['/de/s/kontakt/', '/de/s/kontakt/'],
    ['/fr-ch/contact/', '/fr-ch/contact/'],
    ['page:delivery', '/de/lieferung/'],
    ['page:delivery#kosten', '/de/lieferung/#kosten'],
    ['page:home', '/de/'],
    ['category:knitwear', 'category:knitwear'],
    ['#kosten', '#kosten'],
    ['https://example.org/a', 'https://example.org/a'],
    ['mailto:service@saum.example', 'mailto:service@saum.example'],
  ])('links %s to %s', (uri, href) => {
    const { blocks, problems } = paragraphWith(aLink(uri))

    expect(blocks).toEqual([
      { kind: 'paragraph', children: [{ kind: 'link', href, children: [text('Hier')] }] },
    ])
    expect(problems).toEqual([])
  })

  it('links to entries that are pages and to files', () => {
    const toPage = { nodeType: 'entry-hyperlink', data: { target: toEntry('delivery') } }
    const toFile = { nodeType: 'asset-hyperlink', data: { target: toAsset('coat') } }
    const { blocks } = paragraphWith(
      { ...toPage, content: [words('Seite')] },
      { ...toFile, content: [words('Bild')] },
    )

    expect(blocks).toMatchObject([
      {
        children: [
          { kind: 'link', href: '/de/lieferung/' },
          { kind: 'link', href: '/content-media/abc/coat.webp' },
        ],
      },
    ])
  })

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:msgbox(1)',
    'vb\tscript:msgbox(1)',
    'vb\r\nscript:msgbox(1)',
    'data:text/html,<script>',
    'd\nata:text/html,<script>',
    '\t//evil.example/',
    '/\t/evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'page:nothing',
    'page:__proto__',
    '',
    7,
    null,
    { toString: 'x' },
  ])('keeps the words of a link to %j, but not the link', (uri) => {
    const { blocks, problems } = paragraphWith(words('vor '), aLink(uri))

    expect(blocks).toEqual([{ kind: 'paragraph', children: [text('vor Hier')] }])
    expect(problems).toEqual([expect.stringContaining('links to an address that cannot be used')])
  })

  it('skips what it does not know and says so', () => {
    const { blocks, problems } = read(
      aNode('hologram', words('?')),
      aNode('paragraph', aNode('embedded-entry-inline'), words('Text')),
      { nodeType: 7 },
      embedded('gone'),
    )

    expect(blocks).toEqual([{ kind: 'paragraph', children: [text('Text')] }])
    expect(problems).toEqual([
      'Entry home has "hologram", which is not shown',
      'Entry home has "embedded-entry-inline" within a line, which is not shown',
      'Entry home leads to Entry gone, which is not there',
    ])
  })

  it('survives text nested a thousand times', () => {
    let node: object = aNode('paragraph', words('tief'))
    for (let depth = 0; depth < 1000; depth++) node = aNode('blockquote', node)

    expect(read(node).blocks).toHaveLength(1)
  })

  it.each([
    ['one word of 10 MB', () => [aNode('paragraph', words('x'.repeat(10_000_000)))]],
    ['paragraphs of 10 MB', () => Array(20_000).fill(aNode('paragraph', words('x'.repeat(500))))],
    [
      'a million nodes',
      () => [{ nodeType: 'blockquote', content: Array(1_000_000).fill(aNode('hr')) }],
    ],
  ])('is cut where it is %s', (_, nodes) => {
    const startedAt = performance.now()
    const { blocks, problems } = read(aNode('paragraph', words('Anfang')), ...nodes())

    expect(blocks?.[0]).toEqual({ kind: 'paragraph', children: [text('Anfang')] })
    expect(JSON.stringify(blocks).length).toBeLessThan(1_000_000)
    expect(problems).toEqual(['Entry home has more text than a page holds; the rest is cut'])
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })

  it('never gives a heading the anchor of another', () => {
    const names = fc.array(fc.constantFrom('Kosten', 'Kosten 2', 'kosten-2', '!!!', 'Ort'), {
      maxLength: 20,
    })
    fc.assert(
      fc.property(names, (all) => {
        const { blocks = [] } = read(...all.map((name) => aNode('heading-2', words(name))))
        const anchors = blocks.flatMap((block) => (block.kind === 'heading' ? block.id : []))
        expect(new Set(anchors).size).toBe(all.length)
      }),
    )
  })
})
