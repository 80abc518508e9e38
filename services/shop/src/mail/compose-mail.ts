import { findShopById } from '@saum/domain/shops'
import { fillSlots } from './fill-slots.ts'
import { htmlPage } from './html-page.ts'
import { writeHtml } from './html-writer.ts'
import { readBlocks } from './mail-blocks.ts'
import type { MailContent } from './mail-content.ts'
import type { MailKind, QueuedMail } from './mail-outbox.ts'
import { mailTextFor } from './mail-texts.ts'
import type { MailMessage } from './mail-transport.ts'
import { attachmentPart, multipart, textPart, writePart } from './mime-parts.ts'
import { toHeaderText } from './mime-text.ts'
import { writeText } from './text-writer.ts'

const SENDER_NAME = 'Saum'
/** Nobody's reply is to be answered by a machine as well. */
const AUTOMATIC = ['Auto-Submitted: auto-generated']
/** What somebody gets because they wanted letters. */
const LETTERS: ReadonlySet<MailKind> = new Set(['newsletter-welcome'])

/** Mails to ourselves: whoever answers one writes to the customer. */
const TO_SERVICE: ReadonlySet<MailKind> = new Set(['contact-message'])

/** Who writes, and where links lead. */
export interface MailSender {
  /** Address of the shop's service. */
  from: string
  publicOrigin: string
}

/**
 * A queued mail as a message of RFC 5322 with a text and an HTML part and what it brings along. The same
 * mail always gives the same bytes, so one that is sent a second time is known by its id.
 */
export function composeMail(
  mail: QueuedMail,
  content: MailContent,
  { from, publicOrigin }: MailSender,
): MailMessage {
  const shop = findShopById(mail.shopId)
  if (shop === undefined) throw new Error(`A mail names the unknown shop ${mail.shopId}`)
  const text = mailTextFor(mail.kind, shop.locale)
  const blocks = readBlocks(text.body, content.variants)
  const rendering = { ...content, origin: publicOrigin }
  const subject = fillSlots(text.subject, content.slots)
  const html = htmlPage({
    language: shop.locale,
    subject,
    preheader: fillSlots(text.preheader, content.slots),
    origin: publicOrigin,
    homePath: `/${shop.path}/`,
    rows: writeHtml(blocks, rendering),
  })
  const words = multipart('alternative', `=_saum_${mail.id}`, [
    textPart('text/plain', writeText(blocks, rendering)),
    textPart('text/html', html),
  ])
  const files = content.attachments.map(attachmentPart)
  const body =
    files.length === 0 ? words : multipart('mixed', `=_saum_files_${mail.id}`, [words, ...files])
  const isToService = TO_SERVICE.has(mail.kind)
  const recipient = isToService ? from : mail.recipient
  const headers = [
    `From: ${SENDER_NAME} <${from}>`,
    `To: <${recipient}>`,
    ...(isToService ? [`Reply-To: <${fillSlots('{email}', content.slots)}>`] : []),
    `Subject: ${toHeaderText(subject)}`,
    `Date: ${toMailDate(mail.createdAt)}`,
    `Message-ID: <${mail.id}@${new URL(publicOrigin).hostname}>`,
    `Content-Language: ${shop.locale}`,
    ...(LETTERS.has(mail.kind) ? listHeaders(content, publicOrigin) : AUTOMATIC),
    'MIME-Version: 1.0',
    ...body.headers,
  ]
  return {
    id: mail.id,
    from,
    recipient,
    source: writePart({ headers, body: body.body }),
  }
}

/** One click in the mail program ends the letters, without a page in between (RFC 8058). */
function listHeaders({ slots }: MailContent, origin: string): string[] {
  const { href } = new URL(fillSlots('{unsubscribeUrl}', slots), origin)
  return [`List-Unsubscribe: <${href}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']
}

/** `Mon, 16 Nov 2026 05:30:00 +0000` */
function toMailDate(instantMs: number): string {
  return new Date(instantMs).toUTCString().replace('GMT', '+0000')
}
