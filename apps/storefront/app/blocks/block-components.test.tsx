import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Block } from '@saum/contract/content-block'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ShopTextProvider } from '#app/messages/shop-text.tsx'
import { testMessages } from '#app/messages/test-messages.ts'
import { Blocks } from './block-components.tsx'
import { anyBlocks, heading, paragraph, SAMPLES, TEST_FRAME, words } from './test-blocks.ts'
import { faultsOf, headingLevelsIn } from './test-markup.ts'

function render(blocks: readonly Block[]): string {
  return renderToStaticMarkup(
    <ShopTextProvider shop={DEFAULT_SHOP} messages={testMessages('de-DE')}>
      <Blocks blocks={blocks} frame={TEST_FRAME} />
    </ShopTextProvider>,
  )
}

describe('[2.34] the blocks of content', () => {
  it.each(Object.values(SAMPLES))('are valid HTML: $kind', async (block) => {
    expect(await faultsOf(render([block]))).toEqual([])
  })

  it.each(
    Object.values(SAMPLES).filter(({ kind }) => !['rule', 'outfit', 'storyList'].includes(kind)),
  )('show something of themselves: $kind', (block) => {
    expect(render([block])).not.toBe('')
  })

  it('can be nested in any way, and their headings never leave out a level', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        const levels = [1, ...headingLevelsIn(render(blocks))]
        levels.forEach((level, at) => expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 1) + 1))
      }),
    )
  })

  it('say which entry they are to editors, and which language to everybody', () => {
    const marks = { entry: 'winter-call', language: 'en-GB' } as const
    const marked = [
      SAMPLES.callToAction,
      SAMPLES.accordion,
      SAMPLES.grid,
      SAMPLES.text,
      SAMPLES.quote,
    ]
    for (const block of marked) {
      const html = render([{ ...block, ...marks }])

      expect(html, block.kind).toMatch(
        /^<[^>]* data-contentful-entry-id="winter-call" lang="en-GB"/,
      )
    }
  })

  it('say nothing of entries to visitors', () => {
    expect(render(Object.values(SAMPLES))).not.toContain('contentful')
  })
})

describe('titles', () => {
  it('go one level down within a block that has one', () => {
    const grid: Block = {
      kind: 'grid',
      title: 'Pflege',
      layout: 'pair',
      cells: [[{ kind: 'text', title: 'Wolle', children: [heading('Waschen')] }]],
    }

    expect(headingLevelsIn(render([grid]))).toEqual([2, 3, 4])
  })

  it('can be linked to by a link that says what it is', () => {
    const html = render([heading('Kosten')])

    expect(html).toMatch(/<h2[^>]* id="kosten">Kosten<\/h2>/)
    expect(html).toMatch(/<a href="#kosten"[^>]* aria-label="Link zum Abschnitt „Kosten“"/)
  })
})

describe('hostile words', () => {
  const EVIL = '<img src=x onerror=alert(1)>"\'&</p><script>'

  it('are words wherever an editor may write', () => {
    const link = { kind: 'link' as const, href: '/de/', children: words(EVIL) }
    const html = render([
      { kind: 'paragraph', children: [link, { kind: 'strong', children: words(EVIL) }] },
      { kind: 'heading', level: 2, id: 'a', children: words(EVIL) },
      { kind: 'callToAction', title: EVIL, text: EVIL, link: { label: EVIL, href: '/de/' } },
      { kind: 'quote', children: [paragraph(EVIL)], source: EVIL },
      {
        kind: 'grid',
        layout: 'pair',
        title: EVIL,
        cells: [[{ kind: 'text', title: EVIL, children: [] }]],
      },
    ])

    expect(html).not.toMatch(/<(?:img|script)/)
    expect(html).not.toMatch(/<[^>]*onerror=(?!alert\(1\)&gt;)/)
  })
})
