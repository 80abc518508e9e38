import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createTestFolder,
  openMigratedDatabase,
  STORAGE_ENGINES,
} from '@saum/testing/test-database'
import type { LogEntry } from '@saum/thread/log'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { createFolderTransport } from './folder-transport.ts'
import { deliverMails } from './mail-delivery.ts'
import { queueMail, takeDueMails, type Mail } from './mail-outbox.ts'
import type { MailMessage, MailTransport } from './mail-transport.ts'

const MINUTE_MS = 60_000

const MAIL: Mail = {
  kind: 'back-in-stock-opt-in',
  shopId: 10028,
  recipient: 'lena@saum.example',
  slots: {
    productName: 'Kleid',
    colour: 'Grün',
    size: '38',
    confirmUrl: '/de/stock-alert/?token=x',
  },
}

/** Takes every message, or none while it is down. */
function aMailbox() {
  const taken: MailMessage[] = []
  const mailbox = {
    isDown: false,
    taken,
    transport: {
      async send(message: MailMessage) {
        if (mailbox.isDown) throw new Error(`550 ${message.recipient} is unknown here`)
        taken.push(message)
      },
    },
  }
  return mailbox
}

function deliveryOf(db: Database, transport: MailTransport) {
  const logged: LogEntry[] = []
  const clock = { now: 1_000_000 }
  return {
    clock,
    logged,
    queue: (dedupeKey: string) =>
      db.transaction((sql) => queueMail(sql, MAIL, { dedupeKey, now: clock.now })),
    deliver: () =>
      deliverMails({
        db,
        transport,
        writeContent: async ({ slots }) => ({
          slots,
          lines: {},
          variants: [],
          items: [],
          attachments: [],
        }),
        from: 'service@saum.example',
        publicOrigin: 'https://saum.example',
        log: (entry) => logged.push(entry),
        now: () => clock.now,
      }),
  }
}

describe.each(STORAGE_ENGINES)('the outbox on %s', (engine) => {
  it('sends what was queued once, however often it was queued and delivered', async () => {
    const mailbox = aMailbox()
    const outbox = deliveryOf(await openMigratedDatabase(engine), mailbox.transport)
    await outbox.queue('alert:1')
    await outbox.queue('alert:1')

    await outbox.deliver()
    await outbox.queue('alert:1')
    await outbox.deliver()

    expect(mailbox.taken).toMatchObject([{ recipient: 'lena@saum.example' }])
  })

  it('sends nothing of what was not committed', async () => {
    const db = await openMigratedDatabase(engine)
    const mailbox = aMailbox()
    const outbox = deliveryOf(db, mailbox.transport)
    const failing = db.transaction(async (sql) => {
      await queueMail(sql, MAIL, { dedupeKey: 'alert:1', now: outbox.clock.now })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')

    await outbox.deliver()

    expect(mailbox.taken).toEqual([])
  })

  it('forgets the address and the words once they are sent', async () => {
    const db = await openMigratedDatabase(engine)
    const outbox = deliveryOf(db, aMailbox().transport)
    await outbox.queue('alert:1')

    await outbox.deliver()

    expect(await db.sql`select recipient, slots from mail`).toEqual([
      { recipient: '', slots: '{}' },
    ])
  })

  it('tries again later and later while nobody takes it, and says so without the address', async () => {
    const mailbox = aMailbox()
    const outbox = deliveryOf(await openMigratedDatabase(engine), mailbox.transport)
    await outbox.queue('alert:1')
    mailbox.isDown = true

    await outbox.deliver()
    await outbox.deliver()
    outbox.clock.now += MINUTE_MS
    await outbox.deliver()
    mailbox.isDown = false
    outbox.clock.now += MINUTE_MS
    await outbox.deliver()
    expect(mailbox.taken).toEqual([])
    outbox.clock.now += 4 * MINUTE_MS
    await outbox.deliver()

    expect(mailbox.taken).toHaveLength(1)
    expect(outbox.logged.map(({ fields }) => fields?.['attempts'])).toEqual([1, 2])
    expect(JSON.stringify(outbox.logged)).not.toContain('lena')
  })

  it('gives up in the end and keeps no address', async () => {
    const db = await openMigratedDatabase(engine)
    const mailbox = aMailbox()
    const outbox = deliveryOf(db, mailbox.transport)
    await outbox.queue('alert:1')
    mailbox.isDown = true

    for (let attempt = 0; attempt < 10; attempt += 1) {
      await outbox.deliver()
      outbox.clock.now += 1_440 * MINUTE_MS
    }

    expect(outbox.logged.at(-1)).toMatchObject({ level: 'error', message: 'A mail is given up' })
    expect(outbox.logged).toHaveLength(8)
    expect(await db.sql`select recipient, due_at from mail`).toEqual([
      { recipient: '', due_at: null },
    ])
  })

  it('sends a mail again whose sender died before saying that it was sent', async () => {
    const db = await openMigratedDatabase(engine)
    const mailbox = aMailbox()
    const outbox = deliveryOf(db, mailbox.transport)
    await outbox.queue('alert:1')
    const [taken] = await takeDueMails(db, outbox.clock.now, 1)

    await outbox.deliver()
    expect(mailbox.taken).toEqual([])
    outbox.clock.now += 5 * MINUTE_MS
    await outbox.deliver()

    expect(mailbox.taken).toMatchObject([{ id: taken?.id }])
  })

  it('hands a mail to one of two processes', async () => {
    const db = await openMigratedDatabase(engine)
    const outbox = deliveryOf(db, aMailbox().transport)
    await outbox.queue('alert:1')

    const taken = await Promise.all([
      takeDueMails(db, outbox.clock.now, 9),
      takeDueMails(db, outbox.clock.now, 9),
    ])

    expect(taken.flat()).toHaveLength(1)
  })
})

describe('mails in a folder', () => {
  it('are whole files; a second attempt leaves one', async () => {
    const folder = join(await createTestFolder(), 'mail')
    const transport = createFolderTransport(folder)
    const message = {
      id: 'm1',
      from: 'a@x.example',
      recipient: 'b@x.example',
      source: 'Subject: x',
    }

    await transport.send(message)
    await transport.send(message)

    expect(await readdir(folder)).toEqual(['m1.eml'])
    expect(await readFile(join(folder, 'm1.eml'), 'utf8')).toBe('Subject: x')
  })

  it('wait in the outbox while the folder cannot be written', async () => {
    const notAFolder = join(await createTestFolder(), 'mail')
    await writeFile(notAFolder, '')
    const outbox = deliveryOf(await openMigratedDatabase(), createFolderTransport(notAFolder))
    await outbox.queue('alert:1')

    await outbox.deliver()

    expect(outbox.logged).toMatchObject([{ level: 'warn' }])
  })
})
