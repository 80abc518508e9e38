import type { Block } from '@saum/contract/content-block'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ShopTextProvider } from '#app/messages/shop-text.tsx'
import { testMessages } from '#app/messages/test-messages.ts'
import { ContentArticle } from './content-article.tsx'
import { anyBlocks, heading, paragraph, SAMPLES, TEST_FRAME, words } from './test-blocks.ts'
import { faultsOf, headingLevelsIn } from './test-markup.ts'

function render(blocks: readonly Block[], language?: 'en-GB'): string {
  const page = { title: 'Lieferung', updated: '2026-11-15', ...(language && { language }) }
  const html = renderToStaticMarkup(
    <ShopTextProvider shop={DEFAULT_SHOP} messages={testMessages('de-DE')}>
      <ContentArticle page={page} blocks={blocks} frame={TEST_FRAME} />
    </ShopTextProvider>,
  )
  return html.replaceAll(/ class="[^"]*"/g, '')
}

describe('[2.3] a content page on screen', () => {
  it('has one headline, and headings that links can point to', () => {
    const html = render([paragraph('Wir packen montags.'), heading('Kosten')])

    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/<h2[^>]* id="kosten">Kosten<\/h2>/)
  })

  it('shows questions as an accordion that works without script', () => {
    const html = render([SAMPLES.accordion])

    expect(html).toMatch(/<details id="ort"><summary>.*Wo\?.*<\/summary>.*Hier\.<\/p>/)
    expect(html).toContain('"@type":"FAQPage"')
  })

  it('keeps a table of sentences a table for screen readers', () => {
    const html = render([heading('Kosten'), SAMPLES.table])

    expect(html).toContain('<table role="table"><caption>Kosten</caption>')
    expect(html).toContain('<th scope="row" role="rowheader">Express</th>')
    expect(html).toContain('data-column="Zeit"')
  })

  it('tells two size charts of one part apart', () => {
    const chart = (column: string): Block => ({
      kind: 'table',
      head: [words(column), words('Taille')],
      rows: [[words('34'), words('64')]],
    })
    const html = render([heading('Jeans'), chart('Weite'), chart('Länge')])

    expect(html).toContain('aria-label="Jeans: Weite"')
    expect(html).toContain('aria-label="Jeans: Länge"')
  })

  it('does not make an empty corner of a table a heading', () => {
    const html = render([
      {
        kind: 'table',
        head: [words(''), words('Widerruf')],
        rows: [[words('Frist'), words('14 Tage ab Erhalt der letzten Ware')]],
      },
    ])

    expect(html).toContain('<tr role="row"><td role="cell"></td><th scope="col"')
  })

  it('says in which language its words are, and in that of the shop that they are not its own', () => {
    const html = render([paragraph('We pack on Mondays.')], 'en-GB')

    expect(html).toMatch(/^<article lang="en-GB">/)
    expect(html).toContain('<p lang="de-DE">Diese Seite gibt es noch nicht auf Deutsch.</p>')
  })

  it('lists its parts only where they are many', () => {
    const parts = Array.from({ length: 8 }, (_, at) => heading(`Teil${at}`))

    expect(render(parts)).toContain('<nav aria-label="Auf dieser Seite">')
    expect(render(parts.slice(0, 3))).not.toContain('Auf dieser Seite')
  })

  it('is valid with blocks of all kinds', async () => {
    expect(await faultsOf(render(Object.values(SAMPLES)))).toEqual([])
  })

  it('has an outline without gaps whatever its editors wrote', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        const levels = headingLevelsIn(render(blocks))
        expect(levels[0]).toBe(1)
        levels.forEach((level, at) => expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1))
      }),
    )
  })
})
