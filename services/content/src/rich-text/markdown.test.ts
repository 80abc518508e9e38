import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrangePage } from './arrange-page.ts'
import { toInlineNodes } from './inline-nodes.ts'
import { readMarkdown, withoutHints } from './markdown.ts'
import {
  block,
  BLOCK_TYPES,
  embed,
  type InlineNode,
  type MarkType,
  type RichTextNode,
  type TextNode,
} from './rich-text.ts'

function read(markdown: string) {
  const nodes = readMarkdown(markdown)
  if (!nodes.ok) throw new Error(nodes.refusal)
  return withoutHints(nodes.value)
}

function text(value: string, ...marks: MarkType[]): TextNode {
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} }
}

function link(uri: string, ...content: TextNode[]): InlineNode {
  return { nodeType: 'hyperlink', data: { uri }, content }
}

function paragraph(...content: RichTextNode[]) {
  return block('paragraph', content)
}

describe('[2.34] Markdown as rich text', () => {
  it('keeps emphasis, links and line breaks', () => {
    expect(read('Ab **50 *€*** frei,\nsiehe [**Rückgabe**](/de/rueckgabe/).  \nDanke.')).toEqual([
      paragraph(
        text('Ab '),
        text('50 ', 'bold'),
        text('€', 'bold', 'italic'),
        text(' frei, siehe '),
        link('/de/rueckgabe/', text('Rückgabe', 'bold')),
        text('.\nDanke.'),
      ),
    ])
  })

  it('keeps headings of level 2 to 4; level 1 is the title, deeper ones are not deeper', () => {
    expect(read('# Titel\n## Zwei\n### Drei\n#### Vier\n##### Fünf\n')).toEqual([
      block('heading-2', [text('Zwei')]),
      block('heading-3', [text('Drei')]),
      block('heading-4', [text('Vier')]),
      block('heading-4', [text('Fünf')]),
    ])
  })

  it('keeps tables', () => {
    expect(read('| Art | Preis |\n|---|---|\n| **Express** | 9,95 € |\n')).toEqual([
      block('table', [
        block('table-row', [
          block('table-header-cell', [paragraph(text('Art'))]),
          block('table-header-cell', [paragraph(text('Preis'))]),
        ]),
        block('table-row', [
          block('table-cell', [paragraph(text('Express', 'bold'))]),
          block('table-cell', [paragraph(text('9,95 €'))]),
        ]),
      ]),
    ])
  })

  it('keeps lists within lists, rules, and quotations of several paragraphs', () => {
    expect(read('1. eins\n   - innen\n2. zwei\n\n---\n\n> A\n>\n> B\n> - C\n')).toEqual([
      block('ordered-list', [
        block('list-item', [
          paragraph(text('eins')),
          block('unordered-list', [block('list-item', [paragraph(text('innen'))])]),
        ]),
        block('list-item', [paragraph(text('zwei'))]),
      ]),
      block('hr', []),
      block('blockquote', [paragraph(text('A')), paragraph(text('B')), paragraph(text('C'))]),
    ])
  })

  it('embeds entries, several in a row as well', () => {
    expect(read('<!-- entry: hero -->\n<!-- entry: look-2 -->\n\nText\n')).toEqual([
      embed('hero'),
      embed('look-2'),
      paragraph(text('Text')),
    ])
  })

  it('makes a mail address a link and entities the characters they mean', () => {
    expect(read('service@saum.example A &amp; B &lt;b&gt; 50&nbsp;€ &#39;')).toEqual([
      paragraph(
        link('mailto:service@saum.example', text('service@saum.example')),
        text(" A & B <b> 50\u00a0€ '"),
      ),
    ])
  })

  it.each(['page:delivery', 'category:knitwear', '#kosten', '/c/new/', 'https://saum.example/'])(
    'links to %s',
    (address) => {
      expect(read(`[x](${address})`)).toEqual([paragraph(link(address, text('x')))])
    },
  )
})

describe('[2.34] hostile Markdown', () => {
  it('loses its HTML, block or inline', () => {
    expect(read('<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n')).toEqual([])
    expect(read('A <b onclick="x()">B</b> <script>alert(1)</script>')).toEqual([
      paragraph(text('A B alert(1)')),
    ])
    expect(read('<!-- entry: ../../etc/passwd -->\n<!-- entry: a b -->')).toEqual([])
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'java\tscript:alert(1)',
    'vb\tscript:x',
    'java&#10;script:alert(1)',
    'java&Tab;script:alert(1)',
    '&#106;avascript:alert(1)',
    '//evil.example/',
    '/\\evil.example/',
    'file:///etc/passwd',
    'page:../secret',
  ])('keeps the words of a link to %s without the link', (address) => {
    expect(read(`[klick](<${address}>)`)).toEqual([paragraph(text('klick'))])
  })

  it('drops pictures from elsewhere', () => {
    expect(read('![x](https://evil.example/a.webp)')).toEqual([])
  })

  it.each([
    ['quotes', '>'.repeat(20_000) + ' x'],
    ['lists', Array.from({ length: 300 }, (_, depth) => `${' '.repeat(2 * depth)}- x`).join('\n')],
    ['lists on one line', '- '.repeat(20_000)],
  ])('is refused when it nests %s without end', (_, body) => {
    expect(readMarkdown(body)).toEqual({ ok: false, refusal: 'nests lists or quotes too deeply' })
  })

  it.each(['**a ', '*a **b ', '_a', '[', '[a](', '`', '<!--', '~~', '<!-- entry: a -->\n'])(
    'of %j a thousand times over is read in no time',
    (piece) => {
      const line = piece.repeat(200 / piece.length)
      const startedAt = performance.now()
      expect(readMarkdown(`${line}\n`.repeat(100)).ok).toBe(true)
      expect(performance.now() - startedAt).toBeLessThan(2000)
    },
  )

  it.each([
    ['_a'.repeat(50_000), 'has a line longer than 5000 characters'],
    ['x'.repeat(5001), 'has a line longer than 5000 characters'],
    [`${'_a'.repeat(2400)}\n`.repeat(20), 'has a line with more than 300 of the marks * _ ~'],
  ])('is refused where its lines have no end', (body, refusal) => {
    const startedAt = performance.now()
    expect(readMarkdown(body)).toEqual({ ok: false, refusal })
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })

  it.each(['x\n', '- x\n', '| a | b |\n', '> x\n\n', '[a](/b) **c** '])(
    'of 10 MB is refused at once: %j',
    (piece) => {
      const body = piece.repeat(10_000_000 / piece.length)
      const startedAt = performance.now()
      expect(readMarkdown(body)).toEqual({
        ok: false,
        refusal: 'is longer than 100000 characters',
      })
      expect(performance.now() - startedAt).toBeLessThan(2_000)
    },
  )

  it('may hold blanks without end', () => {
    const startedAt = performance.now()
    const [node] = toInlineNodes([
      { type: 'text', raw: '', text: `a${' '.repeat(60_000)}b \t\n\t c\u00a0\nd ` },
    ])
    expect(node).toMatchObject({ value: `a${' '.repeat(60_000)}b c\u00a0 d ` })
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })

  const pieces = fc.constantFrom(
    '# ',
    '## ',
    '### ',
    '- ',
    '1. ',
    '> ',
    '| a | b |\n|---|---|\n',
    '**',
    '*',
    '`',
    '```\n',
    '[a](b)',
    '[x](javascript:y)',
    '![i](j)',
    '<script>',
    '<!-- entry: x -->',
    '<!-- block: accordion -->',
    '<!-- block: quote -->',
    '<!-- block: call-to-action -->',
    '\n',
    '\n\n',
    '    ',
    '---\n',
    '&amp;',
    '\\',
    '~~',
    'https://a.example',
    '\t',
    '[ ] ',
  )
  const markdown = fc
    .array(fc.oneof(pieces, fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 40 })
    .map((parts) => parts.join(''))

  it('of any kind gives known nodes in their places, or is refused', () => {
    fc.assert(
      fc.property(markdown, (words) => {
        const nodes = readMarkdown(words)
        if (!nodes.ok) return
        const { body, derived } = arrangePage('page', nodes.value)
        for (const node of body.content) checkBlock(node)
        const ids = derived.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 600 },
    )
  })
})

const SAFE = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#|page:|category:)/

function checkBlock(node: RichTextNode): void {
  if (node.nodeType === 'text') {
    expect(typeof node.value).toBe('string')
    for (const { type } of node.marks) expect(['bold', 'italic']).toContain(type)
    return
  }
  if (node.nodeType === 'hyperlink') {
    expect(node.data.uri).toMatch(SAFE)
    expect(node.content.every((child) => child.nodeType === 'text')).toBe(true)
    return
  }
  expect([...BLOCK_TYPES, 'embedded-entry-block']).toContain(node.nodeType)
  const isLine = node.nodeType === 'paragraph' || node.nodeType.startsWith('heading-')
  for (const child of node.content) {
    const isInline = child.nodeType === 'text' || child.nodeType === 'hyperlink'
    expect(isInline).toBe(isLine)
    if (node.nodeType === 'blockquote') expect(child.nodeType).toBe('paragraph')
    if (node.nodeType.endsWith('-list')) expect(child.nodeType).toBe('list-item')
    checkBlock(child)
  }
}
