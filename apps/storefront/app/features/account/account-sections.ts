import type { PlainKey } from '#app/messages/message-keys.ts'

/** The parts of the account in the order of its navigation; `path` follows `/{shop}/account/`. */
export const ACCOUNT_SECTIONS = [
  { key: 'home', path: '', name: 'account.nav_home' },
  { key: 'orders', path: 'orders/', name: 'account.orders' },
  { key: 'returns', path: 'returns/', name: 'account.nav_returns' },
  { key: 'card', path: 'fashion-card/', name: 'account.nav_card' },
  { key: 'profile', path: 'profile-details/', name: 'account.nav_profile' },
  { key: 'subscription', path: 'subscription/', name: 'account.nav_subscription' },
  { key: 'data', path: 'data/', name: 'account.nav_data' },
] as const satisfies readonly { key: string; path: string; name: PlainKey }[]

export type AccountSection = (typeof ACCOUNT_SECTIONS)[number]['key']
