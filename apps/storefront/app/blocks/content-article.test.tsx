import type { Block, ContentPage } from '@saum/contract/content'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ShopTextProvider } from '#app/messages/shop-text.tsx'
import { testMessages } from '#app/messages/test-messages.ts'
import { ContentArticle } from './content-article.tsx'

function text(words: string) {
  return [{ kind: 'text' as const, text: words }]
}

function render(blocks: Block[]): string {
  const page: ContentPage = {
    page: 'delivery',
    locale: 'de-DE',
    title: 'Lieferung',
    description: 'Wie wir liefern.',
    slug: 'lieferung',
    updated: '2026-11-15',
    blocks,
  }
  const html = renderToStaticMarkup(
    <ShopTextProvider shop={DEFAULT_SHOP} messages={testMessages('de-DE')}>
      <ContentArticle page={page} pictureBase="https://pictures.test" />
    </ShopTextProvider>,
  )
  return html.replaceAll(/ class="[^"]*"/g, '')
}

describe('a content page on screen', () => {
  it('has one headline, and headings that links can point to', () => {
    const html = render([
      { kind: 'paragraph', children: text('Wir packen montags.') },
      { kind: 'heading', level: 2, id: 'kosten', children: text('Kosten') },
    ])

    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/<h2[^>]* id="kosten">Kosten<\/h2>/)
  })

  it('shows questions as an accordion that works without script', () => {
    const html = render([
      {
        kind: 'accordion',
        entries: [
          {
            id: 'ort',
            title: text('Wo?'),
            children: [{ kind: 'paragraph', children: text('Hier.') }],
          },
        ],
      },
    ])

    expect(html).toMatch(/<details id="ort"><summary>.*Wo\?.*<\/summary>.*Hier\.<\/p>/)
  })

  it('keeps a table of sentences a table for screen readers', () => {
    const html = render([
      { kind: 'heading', level: 2, id: 'kosten', children: text('Kosten') },
      {
        kind: 'table',
        head: [text('Lieferart'), text('Zeit')],
        rows: [[text('Express'), text('nächster Werktag bei Bestellung bis 12 Uhr')]],
      },
    ])

    expect(html).toContain('<table role="table" aria-label="Kosten">')
    expect(html).toContain('<th scope="row" role="rowheader">Express</th>')
    expect(html).toContain('data-column="Zeit"')
  })

  it('tells two size charts of one part apart', () => {
    const chart = (column: string): Block => ({
      kind: 'table',
      head: [text(column), text('Taille')],
      rows: [[text('34'), text('64')]],
    })
    const html = render([
      { kind: 'heading', level: 2, id: 'jeans', children: text('Jeans') },
      chart('Weite'),
      chart('Länge'),
    ])

    expect(html).toContain('aria-label="Jeans: Weite"')
    expect(html).toContain('aria-label="Jeans: Länge"')
  })

  it('does not make an empty corner of a table a heading', () => {
    const html = render([
      {
        kind: 'table',
        head: [text(''), text('Widerruf')],
        rows: [[text('Frist'), text('14 Tage ab Erhalt der letzten Ware')]],
      },
    ])

    expect(html).toContain('<tr role="row"><td role="cell"></td><th scope="col"')
  })

  it('writes hostile words as words', () => {
    const html = render([{ kind: 'paragraph', children: text('<script>alert(1)</script>') }])

    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;')
  })

  it('takes pictures from where the shop keeps them', () => {
    const html = render([
      { kind: 'picture', file: 'story.webp', width: 1440, height: 960, alt: 'Garn' },
    ])

    expect(html).toMatch(/<img src="https:\/\/pictures\.test\/story\.webp" alt="Garn" width="1440"/)
  })
})
