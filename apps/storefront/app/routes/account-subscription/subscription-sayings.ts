import type { PlainKey } from '#app/messages/message-keys.ts'

/** What the last form about a subscription led to, as the address of the page says. */
export const SUBSCRIPTION_SAYINGS = {
  saved: { kind: 'success', words: 'subscription.said_saved' },
  skipped: { kind: 'success', words: 'subscription.said_skipped' },
  restored: { kind: 'success', words: 'subscription.said_restored' },
  paused: { kind: 'success', words: 'subscription.said_paused' },
  resumed: { kind: 'success', words: 'subscription.said_resumed' },
  cancelled: { kind: 'success', words: 'subscription.said_cancelled' },
  'too-late': { kind: 'error', words: 'subscription.said_too_late' },
  'not-available': { kind: 'error', words: 'subscription.said_not_available' },
  'subscription-not-found': { kind: 'error', words: 'subscription.said_gone' },
} as const satisfies Record<string, { kind: 'success' | 'error'; words: PlainKey }>

export type SubscriptionSaying = keyof typeof SUBSCRIPTION_SAYINGS

export function isSubscriptionSaying(text: string | null): text is SubscriptionSaying {
  return text !== null && Object.hasOwn(SUBSCRIPTION_SAYINGS, text)
}
