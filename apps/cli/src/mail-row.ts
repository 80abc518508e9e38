import type { MailLogEntry } from '@saum/shop/mail/mail-log'
import { toMomentText } from './money-text.ts'

/** Kind, when it was queued and when it was sent; one that is neither sent nor waits was given up. */
export function toMailRow({ kind, queuedAt, sentAt, dueAt, attempts }: MailLogEntry): string[] {
  const waiting = dueAt === null ? 'given up' : `waits, tried ${attempts} times`
  return [kind, toMomentText(queuedAt), sentAt === null ? waiting : toMomentText(sentAt)]
}
