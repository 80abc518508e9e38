import { SHOPS } from '@saum/domain/shops'
import { HtmlValidate } from 'html-validate'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { testMessages } from '#app/messages/test-messages.ts'
import { PageSettingsContext, usePageSettings } from '#app/page/page-settings.ts'
import { previewMarkup } from './preview-markup.tsx'
import { PreviewMarkupContext, PreviewPlace, PreviewStyles } from './preview-place.tsx'

const [SHOP] = SHOPS
const SERVED = previewMarkup({
  preview: {
    at: new Date('2026-12-01T07:30:00Z'),
    choice: 'chosen',
    editorAddress: 'https://edit.example/{entry}',
  },
  shop: SHOP,
  url: 'https://saum.example/de/lieferung/?editorMode=true&previewDate=2026-12-01T08%3A30&page=2',
  nonce: 'n0nce',
  messages: testMessages(SHOP.locale),
})

function Page({ isPreview }: { isPreview: boolean }) {
  const settings = { ...usePageSettings(), isPreview }
  return (
    <PageSettingsContext value={settings}>
      <PreviewMarkupContext value={isPreview ? SERVED : null}>
        <html lang="de">
          <head>
            <title>Lieferung</title>
            <PreviewStyles />
          </head>
          <body>
            <PreviewPlace />
            <main />
          </body>
        </html>
      </PreviewMarkupContext>
    </PageSettingsContext>
  )
}

/** Where the rules know less than today's HTML: see e2e/support/html-validity.ts. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'doctype-style': 'off',
    'missing-doctype': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
  },
})

describe('[2.34] the document of a preview', () => {
  it('is valid HTML, with the styles of its bar in the head', async () => {
    const html = renderToString(<Page isPreview />)
    const [head = '', body = ''] = html.split('</head>')
    const { results } = await validator.validateString(html)

    expect(results.flatMap(({ messages }) => messages)).toEqual([])
    expect(head).toContain('<style nonce="n0nce">')
    expect(body).toContain('data-preview-bar=""')
    expect(body).not.toContain('<style')
  })

  it('is the only one with either', () => {
    expect(renderToString(<Page isPreview={false} />)).not.toMatch(/style|preview/)
  })
})
