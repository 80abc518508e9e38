import type { RpcAnswer, RpcRequest } from '@saum/contract/rpc'
import type { LogEntry } from '@saum/thread/log'
import type { IdentityProviderSettings } from './identity/identity-settings.ts'
import type { MailSender } from './mail/compose-mail.ts'
import type { LateQueues } from './health/queue-health.ts'
import type { KeySettings } from './session/owner-key.ts'

/** What the worker needs to know before it opens anything. */
export interface WorkerOptions {
  databasePath: string | null
  databaseUrl: string | null
  /** Path or file address of the module that writes the demo range. */
  demoRange: string | null
  /** Who takes mails, a server or else a folder, and where their links lead; without it they wait. */
  mail?: ({ smtpUrl: string | null; folder: string } & MailSender) | undefined
  /** How the keys of baskets and wishlists are made, unless as usual. */
  keys?: KeySettings | undefined
  /** Signs checkouts and links to orders; without it one is made and kept with the data. */
  checkoutSecret?: string | undefined
  /** Whether somebody takes cards and wallets; unless said otherwise. */
  hasPaymentProvider?: boolean | undefined
  /** Whether a guest who has ordered may check out a basket filled again; no unless said otherwise. */
  mayGuestsReorder?: boolean | undefined
  /** Who else knows customers; nobody without it. */
  identityProvider?: IdentityProviderSettings | null | undefined
}

export interface Health {
  /** Whether an order could be written now. */
  ok: boolean
  detail: string
  /** What waits for too long, by queue; `null` for one that keeps up. */
  late: LateQueues
}

export type ToWorker =
  | { kind: 'call'; id: number; request: RpcRequest }
  | { kind: 'health'; id: number }
  | { kind: 'close' }

export type FromWorker =
  | { kind: 'progress'; text: string }
  | { kind: 'log'; entry: LogEntry }
  | { kind: 'answer'; id: number; answer: RpcAnswer }
  | { kind: 'health'; id: number; health: Health }
  /** An import, here or in another process, has changed the range. */
  | { kind: 'catalog-changed' }
