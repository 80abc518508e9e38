import type { PlainKey } from '#app/messages/message-keys.ts'

interface Words {
  kind: 'success' | 'error'
  words: PlainKey
}

/** What a form about an address can lead to, by the words of the page's address. */
export const ADDRESS_SAYINGS = {
  saved: { kind: 'success', words: 'account.address_saved' },
  deleted: { kind: 'success', words: 'account.address_deleted' },
  'default-set': { kind: 'success', words: 'account.address_default_set' },
  'address-not-found': { kind: 'error', words: 'account.address_gone' },
  'only-billing-address': { kind: 'error', words: 'account.address_only_billing' },
  'not-for-bills': { kind: 'error', words: 'account.address_not_for_bills' },
  'too-many-addresses': { kind: 'error', words: 'account.address_too_many' },
} as const satisfies Record<string, Words>

export type AddressSaying = keyof typeof ADDRESS_SAYINGS

export function isAddressSaying(text: string | null): text is AddressSaying {
  return text !== null && Object.hasOwn(ADDRESS_SAYINGS, text)
}
