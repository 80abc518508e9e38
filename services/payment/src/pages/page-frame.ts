import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { html, raw } from 'hono/html'
import type { Markup } from './pay-pages.ts'
import type { PageText } from './texts.ts'

const STYLE = readFileSync(new URL('../../assets/pay.css', import.meta.url), 'utf8')
/** Its policy is about every character between the tags. */
const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`)
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

interface PageFrame {
  status?: number
  title: string
  merchant: string
  text: PageText
  body: Markup
  /** Where a form may lead in the end. */
  returnUrl: string | null
}

/** A page without a single script; only its own style is let in, and only the shop may follow. */
export async function toPage({
  status = 200,
  title,
  merchant,
  text,
  body,
  returnUrl,
}: PageFrame): Promise<Response> {
  const targets = ["'self'", ...(returnUrl === null ? [] : [new URL(returnUrl).origin])]
  const page = await html`<!doctype html>
    <html lang="${text.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${merchant}</title>
        <!-- Without it browsers ask for /favicon.ico, which the policy refuses. -->
        <link rel="icon" href="data:," />
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header><p class="test-note">${text.t('test_note')}</p></header>
        <main>${body}</main>
      </body>
    </html>`
  return new Response(page.toString(), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // Without a referrer a form would be sent as if by nobody.
      'referrer-policy': 'same-origin',
      'content-security-policy': [
        "default-src 'none'",
        'img-src data:',
        `style-src 'sha256-${STYLE_HASH}'`,
        `form-action ${targets.join(' ')}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    },
  })
}
