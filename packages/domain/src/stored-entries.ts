import type { ConsentServiceId } from './consent-services.ts'
import { SESSION_DAYS } from './visitor-days.ts'

/** Cookies, the storage of the browser and of one tab, and the cache of a service worker. */
export type StoragePlace = 'cookie' | 'local' | 'tab' | 'cache'

/**
 * Why an entry may be written: the shop cannot do without it what the visitor is doing, the visitor has asked
 * for it to be remembered, or they have allowed a service.
 */
export type StoragePermission = 'necessary' | 'asked-for' | ConsentServiceId

/** A moment is over before the script that wrote it ends; a tab forgets when it is closed. */
export type StorageLife = 'moment' | 'tab' | 'until-removed' | { hours: number } | { days: number }

export interface StoredEntry {
  place: StoragePlace
  /** Exact names; a `*` at the end stands for a shop or whatever a partner appends. */
  names: readonly string[]
  permission: StoragePermission
  life: StorageLife
}

const YEAR = { days: 365 } as const

/**
 * Everything a visit can leave on a device. The consent page, docs/tracking.md, what is deleted with a withdrawn
 * consent, and the browser tests read this list; what is not on it must not be written.
 */
export const STORED_ENTRIES = {
  session: {
    place: 'cookie',
    names: ['$session-*', 'saum-has-session-*'],
    permission: 'necessary',
    life: { days: SESSION_DAYS },
  },
  choice: { place: 'cookie', names: ['saum-consent'], permission: 'necessary', life: YEAR },
  scroll: {
    place: 'tab',
    names: ['react-router-scroll-positions', 'saum:category-scroll', 'saum:listing-pages'],
    permission: 'necessary',
    life: 'tab',
  },
  reload: {
    place: 'tab',
    names: ['saum:reloaded-at'],
    permission: 'necessary',
    life: 'tab',
  },
  other_tabs: {
    place: 'local',
    names: ['saum-basket-*', 'saum-wishlist-*'],
    permission: 'necessary',
    life: 'moment',
  },
  visit_searches: {
    place: 'tab',
    names: ['saum:recent-searches:*'],
    permission: 'necessary',
    life: 'tab',
  },
  measurements: { place: 'tab', names: ['saum.body'], permission: 'necessary', life: 'tab' },
  checkout: { place: 'tab', names: ['saum-checkout:*'], permission: 'necessary', life: 'tab' },
  link: {
    place: 'cookie',
    names: ['saum-link-*'],
    permission: 'necessary',
    life: { hours: 2 },
  },
  card: {
    place: 'cache',
    names: ['saum-card'],
    permission: 'necessary',
    life: 'until-removed',
  },
  preview: {
    place: 'cookie',
    names: ['saum-preview'],
    permission: 'necessary',
    life: { hours: 8 },
  },
  shop: { place: 'cookie', names: ['shop'], permission: 'asked-for', life: YEAR },
  suggestion: { place: 'cookie', names: ['shop_suggestion'], permission: 'asked-for', life: YEAR },
  store: {
    place: 'local',
    names: ['saum.branch.*'],
    permission: 'asked-for',
    life: 'until-removed',
  },
  visit: {
    place: 'local',
    names: ['saum-visit', 'saum-told-orders'],
    permission: 'visit-statistics',
    life: 'until-removed',
  },
  search_visitor: {
    place: 'cookie',
    names: ['coveo_visitorId'],
    permission: 'search-usage',
    // The year of the search provider is 31,556,952 seconds long.
    life: { days: 366 },
  },
  search_history: {
    place: 'local',
    names: ['visitorId', '__coveo.analytics.history'],
    permission: 'search-usage',
    life: 'until-removed',
  },
  search_events: {
    place: 'tab',
    names: ['saum-carried-search-usage'],
    permission: 'search-usage',
    life: 'tab',
  },
  viewed: {
    place: 'local',
    names: ['saum.viewed.*'],
    permission: 'recently-viewed',
    life: 'until-removed',
  },
  searches: {
    place: 'local',
    names: ['saum:recent-searches:*'],
    permission: 'recent-searches',
    life: 'until-removed',
  },
  tags: {
    place: 'cookie',
    names: ['_ga', '_ga_*', '_gid', '_gid_*', '_gat', '_gat_*', '_gac_*', '_gcl_*'],
    permission: 'tag-manager',
    // Browsers keep no cookie for longer.
    life: { days: 400 },
  },
  tag_events: {
    place: 'tab',
    names: ['saum-carried-tag-manager'],
    permission: 'tag-manager',
    life: 'tab',
  },
} as const satisfies Readonly<Record<string, StoredEntry>>

export type StoredEntryId = keyof typeof STORED_ENTRIES

export const STORED_ENTRY_IDS = Object.keys(STORED_ENTRIES) as StoredEntryId[]

/** Over https some cookies have a beginning that browsers check. */
const CHECKED_BEGINNING = /^__(?:Host|Secure)-/

export function isNameOf({ names }: Pick<StoredEntry, 'names'>, name: string): boolean {
  const plain = name.replace(CHECKED_BEGINNING, '')
  return names.some((known) =>
    known.endsWith('*') ? plain.startsWith(known.slice(0, -1)) : plain === known,
  )
}
