import { openMigratedDatabase, STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { DatabaseEngine } from '../database/database.ts'
import { queueMail, settleMail } from '../mail/mail-outbox.ts'
import { createQueueHealth } from './queue-health.ts'

const MINUTE = 60_000
const START = 1_800_000_000_000

async function aShop(engine: DatabaseEngine = 'sqlite') {
  const db = await openMigratedDatabase(engine)
  let time = START
  const queues = createQueueHealth(db, () => time)
  return {
    db,
    queues,
    async queue(id: string): Promise<string> {
      const mail = { kind: 'order-code', shopId: 10028, recipient: 'a@b.de', slots: {} } as const
      await db.transaction((sql) => queueMail(sql, mail, { dedupeKey: id, now: time }))
      const [row] = await db.sql<{ id: string }>`select id from mail where dedupe_key = ${id}`
      return row?.id ?? ''
    },
    wait(ms: number): void {
      time += ms
      queues.noteRun()
    },
    pass: (ms: number) => void (time += ms),
    now: () => time,
  }
}

describe.each(STORAGE_ENGINES)('the mail queue on %s', (engine) => {
  it('is late when no mail has been sent for a quarter of an hour', async () => {
    const { queues, queue, wait } = await aShop(engine)
    await queue('a')

    wait(15 * MINUTE - 1)
    expect((await queues.check()).mail).toBeNull()
    wait(10_000)

    expect((await queues.check()).mail).toBe(
      'no mail has been sent for 15 minutes: check SMTP_URL and the mail server',
    )
  })

  it('is not late because of one address, while other mails are sent', async () => {
    const { db, queues, queue, wait, now } = await aShop(engine)
    await queue('to an address that does not exist')
    wait(10 * MINUTE)
    await settleMail(db, await queue('to one that does'), now())

    wait(60 * MINUTE)

    expect((await queues.check()).mail).toBeNull()
  })
})

describe('the jobs of the shop', () => {
  it('are late when they have not come to an end for five minutes', async () => {
    const { queues, pass } = await aShop()

    pass(5 * MINUTE - 1)
    expect((await queues.check()).jobs).toBeNull()
    pass(10_000)

    expect((await queues.check()).jobs).toBe('the background jobs have been running for 5 minutes')
  })

  it('are counted at most once in ten seconds', async () => {
    const { queues, queue, wait } = await aShop()
    await queue('a')
    wait(15 * MINUTE - 1)
    await queues.check()

    wait(9_999)

    expect((await queues.check()).mail).toBeNull()
  })
})
