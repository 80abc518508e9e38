import type { PlainKey } from '#app/messages/message-keys.ts'
import type { Translate } from '#app/messages/shop-text.tsx'
import type { SwitchGroup } from './listing-facts.ts'

interface SwitchWords {
  /** Beside the switch. */
  wish: PlainKey
  /** Once it is on. */
  chosen: PlainKey
}

const WORDS: Readonly<Record<string, SwitchWords>> = {
  sale: { wish: 'filter.sale_only', chosen: 'filter.sale' },
  new: { wish: 'filter.new_only', chosen: 'filter.new' },
  available: { wish: 'filter.available_only', chosen: 'filter.available' },
}

/** What a switch is called; one we do not know says what the range calls it. */
export function switchWords(
  { key, label }: Pick<SwitchGroup, 'key' | 'label'>,
  use: keyof SwitchWords,
  t: Translate,
): string {
  const words = WORDS[key]
  return words ? t(words[use]) : label
}
