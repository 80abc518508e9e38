import type { PlainKey } from '#app/messages/message-keys.ts'

interface Saying {
  words: PlainKey
  kind: 'success' | 'error'
}

/** What the page says after something was done, by `?says=` of its address. */
export const CARD_SAYINGS = {
  registered: { words: 'card.says_registered', kind: 'success' },
  linked: { words: 'card.says_linked', kind: 'success' },
  redeemed: { words: 'card.says_redeemed', kind: 'success' },
  left: { words: 'card.says_left', kind: 'success' },
  verify: { words: 'card.says_verify', kind: 'success' },
  'too-few-points': { words: 'card.says_too_few', kind: 'error' },
  'has-card': { words: 'card.has_card', kind: 'error' },
  failed: { words: 'card.says_failed', kind: 'error' },
} as const satisfies Record<string, Saying>

export type CardSaying = keyof typeof CARD_SAYINGS

export function readSaying(text: string | null): CardSaying | null {
  return text !== null && Object.hasOwn(CARD_SAYINGS, text) ? (text as CardSaying) : null
}
