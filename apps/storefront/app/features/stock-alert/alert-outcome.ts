import type { PlainKey } from '#app/messages/message-keys.ts'

/** What the form of an alert is answered with; the screen chooses the words. */
export interface AlertAnswer {
  outcome: AlertOutcome
  /** Of the product the alert is about, where it is known. */
  productHref?: string
}

export const ALERT_MESSAGE = {
  sent: 'alert.sent',
  'email-invalid': 'alert.email_invalid',
  'in-stock': 'alert.in_stock',
  'too-many': 'alert.too_many',
  failed: 'alert.failed',
  confirmed: 'alert.confirmed',
  'link-unknown': 'alert.unknown',
} as const satisfies Record<string, PlainKey>

export type AlertOutcome = keyof typeof ALERT_MESSAGE

/** Where there is nothing left to send. */
export function isSettled(outcome: AlertOutcome): boolean {
  return outcome === 'sent' || outcome === 'in-stock'
}
