import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { composeMail } from './compose-mail.ts'
import { createSmtpTransport } from './smtp-transport.ts'

interface Received {
  from: string
  to: string[]
  source: string
}

/** A real mail server on this machine that keeps what it is given, or refuses everybody. */
async function aMailServer({ refuses = false } = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refuses ? new Error('Nobody of that name') : undefined),
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      const to = envelope.rcptTo.map(({ address }) => address)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({ from, to, source: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const transport = createSmtpTransport(
    `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
  )
  onTestFinished(async () => {
    transport.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
  return { received, transport }
}

const INVOICE = {
  fileName: 'Rechnung-1.pdf',
  contentType: 'application/pdf',
  bytes: Buffer.from('%PDF-1.7 .\r\n..\n.\r\n'),
}

function aMessage() {
  return composeMail(
    {
      id: 'mail-1',
      kind: 'back-in-stock',
      shopId: 10028,
      recipient: 'lena@saum.example',
      subjectId: null,
      slots: {},
      createdAt: Date.parse('2026-11-16T05:30:00Z'),
      attempts: 1,
    },
    {
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
      attachments: [INVOICE],
    },
    { from: 'service@saum.example', publicOrigin: 'https://saum.example' },
  )
}

describe('a mail server', () => {
  it('gets the message as it was composed, and every mail program reads it', async () => {
    const { received, transport } = await aMailServer()
    const message = aMessage()

    await transport.send(message)

    expect(received).toMatchObject([{ from: message.from, to: ['lena@saum.example'] }])
    const read = await PostalMime.parse(received[0]?.source ?? '')
    expect(read.to).toMatchObject([{ address: 'lena@saum.example' }])
    expect(read.text).toContain('Wickelkleid «Ofelia» & Söhne in Grün, Größe 38')
    expect(read.html).toContain('Wickelkleid «Ofelia» &amp; Söhne in Grün')
    expect(read.messageId).toBe('<mail-1@saum.example>')
    expect(read.attachments).toMatchObject([{ filename: INVOICE.fileName }])
    expect(Buffer.from(read.attachments[0]?.content as ArrayBuffer)).toEqual(INVOICE.bytes)
  })

  it('that refuses leaves the mail with us', async () => {
    const { transport } = await aMailServer({ refuses: true })

    await expect(transport.send(aMessage())).rejects.toThrow('Nobody of that name')
  })

  it('that is not there leaves the mail with us', async () => {
    const transport = createSmtpTransport('smtp://127.0.0.1:9')
    onTestFinished(() => transport.close())

    await expect(transport.send(aMessage())).rejects.toThrow('ECONNREFUSED')
  })
})
