import type { MailKind } from '@saum/shop/mail/mail-outbox'
import type { TestBackend } from './test-backend.ts'

/** A mail that waits to be sent. */
export interface WaitingMail {
  kind: MailKind
  recipient: string
  slots: Record<string, string>
}

/** The oldest first; those of one moment by whom they are for. */
export async function waitingMails({ db }: TestBackend, kind?: MailKind): Promise<WaitingMail[]> {
  const rows = await db.sql<Omit<WaitingMail, 'slots'> & { slots: string }>`
    select kind, recipient, slots from mail order by created_at, recipient, kind, id`
  const mails = rows.map(({ slots, ...mail }) => ({
    ...mail,
    slots: JSON.parse(slots) as Record<string, string>,
  }))
  return mails.filter((mail) => kind === undefined || mail.kind === kind)
}

const LINKS = {
  'account-verification': ['verifyUrl', 'confirm'],
  'email-verification': ['verifyUrl', 'verify'],
  'email-change': ['confirmUrl', 'email'],
  'email-change-notice': ['revokeUrl', 'revoke'],
  'password-reset': ['resetUrl', 'hash'],
} as const

/** The tokens of the links in all mails of a kind. */
export async function mailedTokens(
  backend: TestBackend,
  kind: keyof typeof LINKS,
): Promise<string[]> {
  const [slot, parameter] = LINKS[kind]
  const mails = await waitingMails(backend, kind)
  return mails.map(({ slots }) => {
    const url = new URL(slots[slot] ?? '', 'https://saum.example')
    return url.searchParams.get(parameter) ?? ''
  })
}
