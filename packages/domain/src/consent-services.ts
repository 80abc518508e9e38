/** What a visitor may be asked for; what is necessary is not asked for. */
export const CONSENT_CATEGORIES = [
  'statistics',
  'testing',
  'personal',
  'marketing',
  'errors',
] as const

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

interface ConsentServiceFacts {
  category: ConsentCategory
  /** One letter, by which a kept choice names the service. Never given to another one. */
  code: string
}

/** Everything that follows visitors, each of which they may allow or refuse. */
export const CONSENT_SERVICES = {
  /** Our own count of visits, baskets and orders. */
  'visit-statistics': { category: 'statistics', code: 's' },
  /** What the search provider learns from: queries, opened products, baskets. */
  'search-usage': { category: 'statistics', code: 'u' },
  /** Two versions of a page, decided by our server. */
  'comparison-tests': { category: 'testing', code: 't' },
  /** The same by the script of another service. */
  'testing-script': { category: 'testing', code: 'x' },
  /** Products somebody has looked at, kept on their device to be found again. */
  'recently-viewed': { category: 'personal', code: 'v' },
  /** Search words, kept on their device beyond the visit. */
  'recent-searches': { category: 'personal', code: 'q' },
  'recommendation-script': { category: 'personal', code: 'r' },
  'tag-manager': { category: 'marketing', code: 'g' },
  'error-reports': { category: 'errors', code: 'e' },
} as const satisfies Readonly<Record<string, ConsentServiceFacts>>

export type ConsentServiceId = keyof typeof CONSENT_SERVICES

export const CONSENT_SERVICE_IDS = Object.keys(CONSENT_SERVICES) as ConsentServiceId[]
