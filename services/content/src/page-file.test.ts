import type { Block, ContentPage, Inline } from '@saum/contract/content'
import { describe, expect, it } from 'vitest'
import { parsePage } from './page-file.ts'

const FRONT_MATTER = `---
page: delivery
locale: de-DE
title: "Lieferung"
slug: "lieferung"
description: "Wie wir liefern."
updated: 2026-11-15
---
`

function parse(body: string, frontMatter = FRONT_MATTER) {
  return parsePage({ page: 'delivery', locale: 'de-DE', text: frontMatter + body })
}

function blocksOf(body: string): Block[] {
  const parsed = parse(body)
  if (!parsed.ok) throw new Error(parsed.refusal.join(', '))
  return parsed.value.blocks
}

function paragraph(...children: Inline[]): Block {
  return { kind: 'paragraph', children }
}

function text(words: string): Inline {
  return { kind: 'text', text: words }
}

describe('a content page', () => {
  it('knows its title, address, description and date', () => {
    const parsed = parse('# Lieferung\n')

    expect(parsed).toEqual({
      ok: true,
      value: {
        page: 'delivery',
        locale: 'de-DE',
        title: 'Lieferung',
        slug: 'lieferung',
        description: 'Wie wir liefern.',
        updated: '2026-11-15',
        blocks: [],
      } satisfies ContentPage,
    })
  })

  it('names everything that is wrong with its file at once', () => {
    const frontMatter = '---\npage: returns\nlocale: de-AT\nslug: "/Lieferung/"\n---\n'

    expect(parse('', frontMatter)).toEqual({
      ok: false,
      refusal: [
        'says page "returns" in folder "delivery"',
        'says locale "de-AT"',
        'has no title',
        'has no description',
        'has no usable slug: "/Lieferung/"',
        'has no date in "updated": ""',
      ],
    })
  })
})

describe('the text of a content page', () => {
  it('keeps emphasis, links and line breaks', () => {
    expect(blocksOf('Ab **50 €** *frei*, siehe [Rückgabe](/de/rueckgabe/).  \nDanke.')).toEqual([
      paragraph(
        text('Ab '),
        { kind: 'strong', children: [text('50 €')] },
        text(' '),
        { kind: 'emphasis', children: [text('frei')] },
        text(', siehe '),
        { kind: 'link', href: '/de/rueckgabe/', children: [text('Rückgabe')] },
        text('.'),
        { kind: 'break' },
        text('Danke.'),
      ),
    ])
  })

  it('makes a mail address a link', () => {
    expect(blocksOf('service@saum.example')).toEqual([
      paragraph({
        kind: 'link',
        href: 'mailto:service@saum.example',
        children: [text('service@saum.example')],
      }),
    ])
  })

  it('gives headings anchors of their own', () => {
    const ids = blocksOf('## Größe & Länge\n\n## Größe & Länge\n').map((block) =>
      block.kind === 'heading' ? block.id : null,
    )

    expect(ids).toEqual(['groesse-laenge', 'groesse-laenge-2'])
  })

  it('keeps tables with emphasis in their cells', () => {
    expect(blocksOf('| Art | Preis |\n|---|---|\n| **Express** | 9,95 € |\n')).toEqual([
      {
        kind: 'table',
        head: [[text('Art')], [text('Preis')]],
        rows: [[[{ kind: 'strong', children: [text('Express')] }], [text('9,95 €')]]],
      },
    ])
  })

  it('keeps lists within lists', () => {
    expect(blocksOf('1. eins\n   - innen\n2. zwei\n')).toEqual([
      {
        kind: 'list',
        ordered: true,
        items: [
          [
            paragraph(text('eins')),
            { kind: 'list', ordered: false, items: [[paragraph(text('innen'))]] },
          ],
          [paragraph(text('zwei'))],
        ],
      },
    ])
  })

  it('writes entities as the characters they mean', () => {
    expect(blocksOf('A &amp; B &lt;b&gt; 50&nbsp;€')).toEqual([
      paragraph(text('A & B <b> 50\u00a0€')),
    ])
  })

  it('shows an own picture with its size and drops foreign ones', () => {
    expect(blocksOf('![Strick](/pictures/story-knit.webp "1920x1080")')).toEqual([
      { kind: 'picture', file: 'story-knit.webp', width: 1920, height: 1080, alt: 'Strick' },
    ])
    expect(blocksOf('![x](https://evil.example/a.webp "10x10")')).toEqual([])
    expect(blocksOf('![x](/pictures/../secret.webp "100x100")')).toEqual([])
  })
})

describe('the hints of a content page', () => {
  it('fold the level-3 sections of one part into an accordion', () => {
    const blocks = blocksOf(
      '## Fragen\n<!-- block: accordion -->\n### A\nEins.\n\nZwei.\n### B\nDrei.\n## Danach\n### Frei\n',
    )

    expect(blocks).toEqual([
      { kind: 'heading', level: 2, id: 'fragen', children: [text('Fragen')] },
      {
        kind: 'accordion',
        entries: [
          {
            id: 'a',
            title: [text('A')],
            children: [paragraph(text('Eins.')), paragraph(text('Zwei.'))],
          },
          { id: 'b', title: [text('B')], children: [paragraph(text('Drei.'))] },
        ],
      },
      { kind: 'heading', level: 2, id: 'danach', children: [text('Danach')] },
      { kind: 'heading', level: 3, id: 'frei', children: [text('Frei')] },
    ])
  })

  it('fold every part of the page when they ask for it', () => {
    const blocks = blocksOf(
      '<!-- block: accordion per group; one anchor each -->\n## Eins\n### A\nx\n## Zwei\n### B\ny\n',
    )

    expect(blocks.map((block) => block.kind)).toEqual([
      'heading',
      'accordion',
      'heading',
      'accordion',
    ])
  })

  it('make the lone link after them a button', () => {
    expect(
      blocksOf('<!-- block: call-to-action: x -->\n[Rücksendung anmelden](/de/returns-portal/)\n'),
    ).toEqual([
      { kind: 'callToAction', label: 'Rücksendung anmelden', href: '/de/returns-portal/' },
    ])
  })

  it('leave the text alone when there is no such block', () => {
    expect(blocksOf('<!-- block: call-to-action: jobs -->\nKeine Stelle frei.\n')).toEqual([
      paragraph(text('Keine Stelle frei.')),
    ])
    expect(blocksOf('<!-- editor: keep this true -->\n')).toEqual([])
  })
})

describe('hostile markdown', () => {
  it('loses its HTML, block or inline', () => {
    expect(blocksOf('<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n')).toEqual([])
    expect(blocksOf('A <b onclick="x()">B</b> <script>alert(1)</script>')).toEqual([
      paragraph(text('A B alert(1)')),
    ])
  })

  it('keeps the words of a forbidden link without the link', () => {
    expect(blocksOf('[klick](javascript:alert(1)) [hier](//evil.example/)')).toEqual([
      paragraph(text('klick hier')),
    ])
    expect(blocksOf('<!-- block: call-to-action -->\n[klick](javascript:alert(1))\n')).toEqual([
      paragraph(text('klick')),
    ])
  })

  it.each([
    ['quotes', '>'.repeat(20_000) + ' x'],
    ['lists', Array.from({ length: 300 }, (_, depth) => `${' '.repeat(2 * depth)}- x`).join('\n')],
    ['lists on one line', '- '.repeat(20_000)],
  ])('is refused when it nests %s without end', (_, body) => {
    expect(parse(body)).toEqual({ ok: false, refusal: ['nests lists or quotes too deeply'] })
  })

  it.each(['**a ', '*a **b ', '[', '[a](', '`', '<!--', '~~'])(
    'of %j a thousand times over is read in no time',
    (piece) => {
      const startedAt = performance.now()
      expect(parse(piece.repeat(20_000 / piece.length)).ok).toBe(true)
      expect(performance.now() - startedAt).toBeLessThan(2000)
    },
  )

  it('is refused when it is far longer than a page', () => {
    expect(parse('a'.repeat(100_001))).toEqual({
      ok: false,
      refusal: ['is longer than 100000 characters'],
    })
  })
})
