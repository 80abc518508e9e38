import type { Log } from '@saum/thread/log'
import type { Database } from '../database/database.ts'
import { composeMail, type MailSender } from './compose-mail.ts'
import type { MailContent } from './mail-content.ts'
import * as outbox from './mail-outbox.ts'
import type { MailTransport } from './mail-transport.ts'

/** What a mail says, at the moment it is sent. */
export type WriteContent = (mail: outbox.QueuedMail) => Promise<MailContent>

interface DeliveryParts extends MailSender {
  db: Database
  transport: MailTransport
  writeContent: WriteContent
  log: Log
  now: () => number
}

const MINUTE_MS = 60_000

/** How long to wait after each attempt; after the last one the mail is given up. */
const PAUSES_MS = [1, 5, 15, 60, 240, 720, 1_440].map((minutes) => minutes * MINUTE_MS)
const BATCH_SIZE = 20
const SEND_TIMEOUT_MS = 60_000

/** Sends everything that is due and resolves when it has been tried. */
export async function deliverMails(parts: DeliveryParts): Promise<void> {
  const { db, now } = parts
  for (;;) {
    const mails = await outbox.takeDueMails(db, now(), BATCH_SIZE)
    for (const mail of mails) await deliver(parts, mail)
    if (mails.length < BATCH_SIZE) break
  }
  await outbox.forgetOldMails(db, now())
}

async function deliver(parts: DeliveryParts, mail: outbox.QueuedMail): Promise<void> {
  const { db, transport, writeContent, now } = parts
  try {
    const message = composeMail(mail, await writeContent(mail), parts)
    await withinTime(transport.send(message))
  } catch (error) {
    // The queue is the remedy: a mail that cannot be sent now is tried again later.
    await retryLater(parts, mail, error)
    return
  }
  await outbox.settleMail(db, mail.id, now())
}

async function retryLater(
  { db, log, now }: DeliveryParts,
  { id, kind, attempts }: outbox.QueuedMail,
  error: unknown,
): Promise<void> {
  const pauseMs = PAUSES_MS[attempts - 1]
  // What a mail server says may repeat the address, so only its kind is written down.
  const fields = {
    mailId: id,
    kind,
    attempts,
    error: error instanceof Error ? error.name : 'Error',
  }
  if (pauseMs === undefined) {
    log({ level: 'error', message: 'A mail is given up', fields })
    await outbox.giveUpMail(db, id)
    return
  }
  log({ level: 'warn', message: 'A mail could not be sent and waits', fields })
  await outbox.postponeMail(db, id, now() + pauseMs)
}

async function withinTime(sending: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error('The mail took too long to be taken')),
    SEND_TIMEOUT_MS,
  )
  try {
    await Promise.race([sending, late])
  } finally {
    clearTimeout(timer)
  }
}
