import { findShopById } from '@saum/domain/shops'
import { escapeHtml, fillSlots, toHtml, toPlainText } from './mail-markup.ts'
import type { QueuedMail } from './mail-outbox.ts'
import type { MailMessage } from './mail-transport.ts'
import { mailTextFor } from './mail-texts.ts'
import { toHeaderText, toQuotedPrintable } from './mime-text.ts'

const SENDER_NAME = 'Saum'

/** Who writes, and where links lead. */
export interface MailSender {
  /** Address of the shop's service. */
  from: string
  publicOrigin: string
}

/**
 * A queued mail as a message of RFC 5322 with a text and an HTML part. The same mail always gives the
 * same bytes, so one that is sent a second time is known by its id.
 */
export function composeMail(mail: QueuedMail, { from, publicOrigin }: MailSender): MailMessage {
  const shop = findShopById(mail.shopId)
  if (shop === undefined) throw new Error(`A mail names the unknown shop ${mail.shopId}`)
  const text = mailTextFor(mail.kind, shop.locale)
  const rendering = { slots: mail.slots, origin: publicOrigin }
  const subject = fillSlots(text.subject, mail.slots)
  const boundary = `=_saum_${mail.id}`
  const headers = [
    `From: ${SENDER_NAME} <${from}>`,
    `To: <${mail.recipient}>`,
    `Subject: ${toHeaderText(subject)}`,
    `Date: ${toMailDate(mail.createdAt)}`,
    `Message-ID: <${mail.id}@${new URL(publicOrigin).hostname}>`,
    `Content-Language: ${shop.locale}`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ]
  const parts = [
    toPart('text/plain', toPlainText(text.body, rendering)),
    toPart(
      'text/html',
      htmlPage({
        language: shop.locale,
        subject,
        preheader: fillSlots(text.preheader, mail.slots),
        body: toHtml(text.body, rendering),
      }),
    ),
  ]
  const body = [...parts.map((part) => `--${boundary}\r\n${part}`), `--${boundary}--`, '']
  return {
    id: mail.id,
    from,
    recipient: mail.recipient,
    source: `${headers.join('\r\n')}\r\n\r\n${body.join('\r\n')}`,
  }
}

function toPart(type: string, content: string): string {
  const headers = [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
  ]
  return `${headers.join('\r\n')}\r\n\r\n${toQuotedPrintable(content)}`
}

/** `Mon, 16 Nov 2026 05:30:00 +0000` */
function toMailDate(instantMs: number): string {
  return new Date(instantMs).toUTCString().replace('GMT', '+0000')
}

interface HtmlMail {
  language: string
  subject: string
  preheader: string
  /** Markup already. */
  body: string
}

/** Mail programs know neither our styles nor our fonts; one column of text needs neither. */
function htmlPage({ language, subject, preheader, body }: HtmlMail): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
<style>
body { margin: 0; padding: 32px 16px; background: #fbfaf7; color: #161412; font: 16px/1.5 Arial, sans-serif; }
main { max-width: 560px; margin: 0 auto; }
h1 { margin: 0 0 32px; font: 400 32px/1 Georgia, serif; }
a { color: #161412; }
hr { margin: 32px 0; border: 0; border-top: 1px solid #e4dfd7; }
hr ~ p { font-size: 12px; color: #6b645c; }
.preheader { display: none; }
</style>
</head>
<body>
<p class="preheader">${escapeHtml(preheader)}</p>
<main>
<h1>${SENDER_NAME}</h1>
${body}
</main>
</body>
</html>`
}
