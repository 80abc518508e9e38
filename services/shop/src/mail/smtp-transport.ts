import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'

/** A mail server that says nothing for this long is down; the outbox tries again later. */
const PATIENCE_MS = 20_000

/** Hands messages to a mail server: `smtp://user:password@host:587`, or `smtps://…` for TLS from the start. */
export function createSmtpTransport(url: string): MailTransport & { close(): void } {
  const server = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    // A message is text of ours; nothing in it may make us read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ from, recipient, source }) {
      await server.sendMail({ envelope: { from, to: [recipient] }, raw: source })
    },
    close: () => server.close(),
  }
}
