import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { composeMail } from './compose-mail.ts'
import type { MailContent } from './mail-content.ts'
import type { QueuedMail } from './mail-outbox.ts'
import { parseMailText } from './mail-texts.ts'

const SENDER = { from: 'service@saum.example', publicOrigin: 'https://saum.example' }

const CONTENT: MailContent = {
  slots: {
    productName: 'Wickelkleid «Ofelia» & Söhne',
    colour: 'Grün',
    size: '38',
    price: '129,95 €',
    productUrl: '/de/p/wickelkleid-1/',
  },
  lines: {},
  variants: [],
  items: [],
  attachments: [],
}

function aMail(overrides: Partial<QueuedMail> = {}): QueuedMail {
  return {
    id: 'mail-1',
    kind: 'back-in-stock',
    shopId: 10028,
    recipient: 'lena@saum.example',
    subjectId: null,
    slots: {},
    createdAt: Date.parse('2026-11-16T05:30:00Z'),
    attempts: 1,
    ...overrides,
  }
}

describe('a mail', () => {
  it('names sender, receiver, subject and day in its headers', () => {
    const { source } = composeMail(aMail(), CONTENT, SENDER)

    const [head = ''] = source.split('\r\n\r\n', 1)
    expect(head.split('\r\n')).toEqual(
      expect.arrayContaining([
        'From: Saum <service@saum.example>',
        'To: <lena@saum.example>',
        'Date: Mon, 16 Nov 2026 05:30:00 +0000',
        'Message-ID: <mail-1@saum.example>',
        'MIME-Version: 1.0',
        'Content-Type: multipart/alternative; boundary="=_saum_mail-1"',
      ]),
    )
  })

  it('says the same as text and as HTML, with addresses that lead to the shop', async () => {
    const { source } = composeMail(aMail(), CONTENT, SENDER)

    const { text, html } = await PostalMime.parse(source)
    expect(text).toContain('Artikel ansehen: https://saum.example/de/p/wickelkleid-1/')
    expect(text).toContain('Wickelkleid «Ofelia» & Söhne in Grün, Größe 38')
    expect(html).toContain('href="https://saum.example/de/p/wickelkleid-1/"')
    expect(html).toContain('Wickelkleid «Ofelia» &amp; Söhne in Grün')
    expect(html).toContain('href="https://saum.example/de/s/impressum/"')
  })

  it('is the same bytes at every attempt', () => {
    const [first, second] = [aMail(), aMail({ attempts: 2 })]

    expect(composeMail(second, CONTENT, SENDER)).toEqual(composeMail(first, CONTENT, SENDER))
  })

  it('brings files along that arrive byte by byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256))
    const file = { fileName: 'Rechnung-1.pdf', contentType: 'application/pdf', bytes }

    const { source } = composeMail(aMail(), { ...CONTENT, attachments: [file] }, SENDER)

    const { attachments, html } = await PostalMime.parse(source)
    expect(attachments).toMatchObject([
      { filename: 'Rechnung-1.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
    ])
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer)).toEqual(bytes)
    expect(html).toContain('<h1')
    for (const line of source.split('\r\n')) expect(line).toMatch(/^[\t\x20-\x7e]{0,200}$/)
  })

  it('greets somebody without a name without a gap', async () => {
    const slots = { firstName: '', email: 'lena@saum.example', verifyUrl: '/de/login/?confirm=abc' }
    const content = { ...CONTENT, slots }

    const { source } = composeMail(aMail({ kind: 'account-verification' }), content, SENDER)

    const { text, html } = await PostalMime.parse(source)
    expect(text).toContain('Hallo,')
    expect(html).toContain('Hallo,')
  })

  it('belongs to a text with a subject', () => {
    expect(() => parseMailText('---\nmail: x\n---\nHallo')).toThrow('needs a subject')
  })
})
