import { createHmac } from 'node:crypto'
import { describeError, type Log } from '@saum/thread/log'
import type { Ledger } from './ledger/ledger.ts'
import type { Notice } from './ledger/notice-storage.ts'

const TIMEOUT_MS = 5_000
const AT_ONCE = 20
const SECOND_MS = 1_000
/** Pauses grow up to an hour; after some three days nobody is there any more. */
const LONGEST_PAUSE_MS = 60 * 60 * SECOND_MS
const MOST_TRIES = 80

interface SendParts {
  ledger: Ledger
  webhookSecret: string
  send: (request: Request) => Promise<Response>
  log: Log
  now: () => number
}

/** Tells merchants what is due, each notice until it was taken with 2xx. */
export async function sendNotices(parts: SendParts): Promise<void> {
  const due = parts.ledger.notices.listDue(parts.now(), AT_ONCE)
  await Promise.all(due.map((notice) => sendNotice(parts, notice)))
}

async function sendNotice(parts: SendParts, notice: Notice): Promise<void> {
  const { ledger, log, now } = parts
  try {
    const response = await parts.send(toRequest(notice, parts.webhookSecret, now()))
    await response.body?.cancel()
    if (response.ok) return ledger.notices.setDue(notice.id, null)
    log({ level: 'warn', message: 'A notice was not taken', fields: { status: response.status } })
  } catch (error) {
    const fields = { error: describeError(error) }
    log({ level: 'warn', message: 'A notice could not be sent', fields })
  }
  const isHopeless = notice.tries + 1 >= MOST_TRIES
  ledger.notices.setDue(notice.id, isHopeless ? null : now() + pauseAfter(notice.tries))
}

/** 1 s, 2 s, 4 s … */
export function pauseAfter(tries: number): number {
  return Math.min(SECOND_MS * 2 ** Math.min(tries, 30), LONGEST_PAUSE_MS)
}

/** Signed with the moment it is sent, so that a recorded one is no good later. */
function toRequest({ webhookUrl, body }: Notice, secret: string, now: number): Request {
  const seconds = Math.floor(now / SECOND_MS)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return new Request(webhookUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'saum-signature': `t=${seconds},v1=${signature}`,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}
