import { html, raw } from 'hono/html'
import type { InboxMail } from './inbox-mails.ts'

type Markup = ReturnType<typeof html>

const STYLE = `
@font-face { font-family: 'Instrument Serif'; src: url('/fonts/instrument-serif-latin.v1.woff2') format('woff2'); }
@font-face { font-family: 'Hanken Grotesk'; font-weight: 100 900; src: url('/fonts/hanken-grotesk-latin.v1.woff2') format('woff2'); }
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #161412; font: 14px/1.5 'Hanken Grotesk', Arial, sans-serif; }
a { color: inherit; text-underline-offset: 4px; }
a:focus-visible { outline: 2px solid #161412; outline-offset: 2px; }
main { max-inline-size: 960px; margin-inline: auto; padding: 32px 24px 64px; }
h1 { margin: 0 0 4px; font: 400 40px/1.1 'Instrument Serif', Georgia, serif; }
h2 { margin: 40px 0 12px; font: 400 24px/1.2 'Instrument Serif', Georgia, serif; }
.soft { color: #6b645c; }
ol { list-style: none; margin: 32px 0 0; padding: 0; border-block-start: 1px solid #e4dfd7; }
ol a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 24px; min-block-size: 44px; padding-block: 14px; border-block-end: 1px solid #e4dfd7; text-decoration: none; }
ol a:hover .subject { text-decoration: underline; }
.subject { font-size: 16px; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 24px; margin: 16px 0 24px; }
dt { color: #6b645c; }
dd { margin: 0; overflow-wrap: anywhere; }
ul { list-style: none; margin: 0; padding: 0; }
ul a { display: inline-block; padding-block: 10px; }
iframe { display: block; inline-size: 100%; block-size: 80vh; border: 1px solid #e4dfd7; }
pre { margin: 0; padding: 24px; background: #fbfaf7; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.6 ui-monospace, Menlo, monospace; }
`

export function listPage(mails: readonly InboxMail[]): Markup {
  const rows = mails.map(
    ({ id, subject, to, date, attachments }) =>
      html` <li>
        <a href="/dev/mails/${id}/">
          <span class="subject">${subject}</span>
          <span class="soft">${writeTime(date)}</span>
          <span class="soft">${to}</span>
          <span class="soft">${attachments.length === 0 ? '' : `${attachments.length} PDF`}</span>
        </a>
      </li>`,
  )
  const list = html`<ol>
    ${rows}
  </ol>`
  return page(
    'Inbox',
    html`<h1>Inbox</h1>
      <p class="soft">What the shop has sent. Nothing leaves this machine without SMTP_URL.</p>
      ${mails.length === 0 ? html`<p>No mail yet. Place an order and reload.</p>` : list}`,
  )
}

export function mailPage({ id, subject, to, date, text, attachments }: InboxMail): Markup {
  const files = attachments.map(
    ({ fileName }, index) =>
      html`<li><a href="/dev/mails/${id}/files/${index}">${fileName}</a></li>`,
  )
  return page(
    subject,
    html`<p><a href="/dev/mails/">Inbox</a></p>
      <h1>${subject}</h1>
      <dl>
        <dt>To</dt>
        <dd>${to}</dd>
        <dt>Sent</dt>
        <dd>${writeTime(date)}</dd>
      </dl>
      ${
        files.length === 0
          ? ''
          : html`<ul>
              ${files}
            </ul>`
      }
      <h2>HTML</h2>
      <iframe
        src="/dev/mails/${id}/html"
        title="${subject}"
        sandbox="allow-same-origin allow-popups"
      ></iframe>
      <h2>Text</h2>
      <pre>${text}</pre>`,
  )
}

/** Links of a mail open beside the inbox and not in its frame. */
export function withLinksOutside(mail: string): string {
  return mail.replace('<head>', '<head><base target="_blank">')
}

function page(title: string, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`
}

function writeTime(date: string): string {
  return date.slice(0, 16).replace('T', ' ')
}
