import { LOCALES, SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { composeMail } from './compose-mail.ts'
import { fillSlots, toHtml, toPlainText } from './mail-markup.ts'
import { MAIL_KINDS, type QueuedMail } from './mail-outbox.ts'
import { mailTextFor, parseMailText } from './mail-texts.ts'

const SENDER = { from: 'service@saum.example', publicOrigin: 'https://saum.example' }

const SLOTS = {
  productName: 'Wickelkleid «Ofelia» & Söhne',
  colour: 'Grün',
  size: '38',
  price: '129,95 €',
  productUrl: '/de/p/wickelkleid-1/',
  confirmUrl: '/de/stock-alert/?token=abc',
}

function aMail(overrides: Partial<QueuedMail> = {}): QueuedMail {
  return {
    id: 'mail-1',
    kind: 'back-in-stock',
    shopId: 10028,
    recipient: 'lena@saum.example',
    slots: SLOTS,
    createdAt: Date.parse('2026-11-16T05:30:00Z'),
    attempts: 1,
    ...overrides,
  }
}

/** Soft line breaks joined, so that a sentence can be looked for. */
function contentOf(source: string): string {
  const bytes = source
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

describe('a mail', () => {
  it('names sender, receiver, subject and day in its headers', () => {
    const { source } = composeMail(aMail(), SENDER)

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

  it('says the same as text and as HTML, with addresses that lead to the shop', () => {
    const { source } = composeMail(aMail(), SENDER)

    const [, text = '', html = ''] = contentOf(source).split('--=_saum_mail-1')
    expect(text).toContain('Artikel ansehen: https://saum.example/de/p/wickelkleid-1/')
    expect(text).toContain('Wickelkleid «Ofelia» & Söhne in Grün, Größe 38')
    expect(html).toContain('<a href="https://saum.example/de/p/wickelkleid-1/">')
    expect(html).toContain('Wickelkleid «Ofelia» &amp; Söhne in Grün')
    expect(html).toContain('<a href="https://saum.example/de/s/impressum/">')
  })

  it('is the same bytes at every attempt', () => {
    const [first, second] = [aMail(), aMail({ attempts: 2 })]

    expect(composeMail(second, SENDER)).toEqual(composeMail(first, SENDER))
  })

  it.each(MAIL_KINDS)('%s is written in every language and leaves no slot open', (kind) => {
    for (const { shopId, locale } of SHOPS) {
      const { source } = composeMail(aMail({ kind, shopId }), SENDER)

      expect(contentOf(source)).not.toMatch(/\{\w+\}/)
      expect(source).toContain(`Content-Language: ${locale}`)
    }
    expect(LOCALES.map((locale) => mailTextFor(kind, locale).body).join('')).not.toContain('!')
  })
})

describe('what fills the text of a mail', () => {
  it('is text: markup and links in it stay words', () => {
    const slots = { name: '<b onclick="x">[Kleid](https://evil.example)</b>' }
    const rendering = { slots, origin: 'https://saum.example' }

    expect(toHtml('Hallo {name}', rendering)).toBe(
      '<p>Hallo &lt;b onclick=&quot;x&quot;&gt;[Kleid](https://evil.example)&lt;/b&gt;</p>',
    )
    expect(toPlainText('Hallo {name}', rendering)).toContain('[Kleid](https://evil.example)')
  })

  it('is all there, or there is no mail', () => {
    expect(() => fillSlots('Hallo {name}', {})).toThrow('Nothing fills the slot name')
  })

  it('belongs to a text with a subject', () => {
    expect(() => parseMailText('---\nmail: x\n---\nHallo')).toThrow('needs a subject')
  })
})
