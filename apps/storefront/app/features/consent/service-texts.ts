import type { TrackingSettings } from '@saum/contract/tracking-settings'
import type { ConsentCategory, ConsentServiceId } from '@saum/domain/consent-services'
import { parseUrl } from '@saum/domain/parse-url'
import type { PlainKey } from '#app/messages/message-keys.ts'

interface CategoryTexts {
  name: PlainKey
  purpose: PlainKey
}

export const CATEGORY_TEXTS: Readonly<Record<ConsentCategory, CategoryTexts>> = {
  statistics: { name: 'consent.statistics', purpose: 'consent.statistics_text' },
  testing: { name: 'consent.testing', purpose: 'consent.testing_text' },
  personal: { name: 'consent.personal', purpose: 'consent.personal_text' },
  marketing: { name: 'consent.marketing', purpose: 'consent.marketing_text' },
  errors: { name: 'consent.errors', purpose: 'consent.errors_text' },
}

/** For how long what a service learns is kept, as the page about cookies says. */
export type KeptFor = { months: number } | { days: number } | 'until-taken-back'

interface ServiceTexts extends CategoryTexts {
  keeps: KeptFor
}

const MONTHS = { months: 14 } as const

export const SERVICE_TEXTS: Readonly<Record<ConsentServiceId, ServiceTexts>> = {
  'visit-statistics': {
    name: 'consent.visit_statistics',
    purpose: 'consent.visit_statistics_text',
    keeps: MONTHS,
  },
  'search-usage': {
    name: 'consent.search_usage',
    purpose: 'consent.search_usage_text',
    keeps: MONTHS,
  },
  'comparison-tests': {
    name: 'consent.comparison_tests',
    purpose: 'consent.comparison_tests_text',
    keeps: MONTHS,
  },
  'testing-script': {
    name: 'consent.testing_script',
    purpose: 'consent.testing_script_text',
    keeps: MONTHS,
  },
  'recently-viewed': {
    name: 'consent.recently_viewed',
    purpose: 'consent.recently_viewed_text',
    keeps: 'until-taken-back',
  },
  'recent-searches': {
    name: 'consent.recent_searches',
    purpose: 'consent.recent_searches_text',
    keeps: 'until-taken-back',
  },
  'recommendation-script': {
    name: 'consent.recommendation_script',
    purpose: 'consent.recommendation_script_text',
    keeps: MONTHS,
  },
  'tag-manager': {
    name: 'consent.tag_manager',
    purpose: 'consent.tag_manager_text',
    keeps: MONTHS,
  },
  'error-reports': {
    name: 'consent.error_reports',
    purpose: 'consent.error_reports_text',
    keeps: { days: 30 },
  },
}

const OURSELVES = 'Saum'

/** Who receives what a service tells: ourselves, or whoever answers at the configured address. */
export function providerOf(service: ConsentServiceId, settings: TrackingSettings): string {
  const address = addressOf(service, settings)
  const host = address === undefined ? undefined : parseUrl(address)?.host
  if (host === undefined || host === '') return OURSELVES
  return service === 'tag-manager' ? `Google Tag Manager (${host})` : host
}

function addressOf(service: ConsentServiceId, settings: TrackingSettings): string | undefined {
  switch (service) {
    case 'search-usage':
      return settings.eventsUrl
    case 'testing-script':
      return settings.testingScriptUrl
    case 'recommendation-script':
      return settings.recommendationScriptUrl
    case 'tag-manager':
      return settings.tagManager?.host
    case 'error-reports':
      return settings.errorReports?.dsn
    default:
      return undefined
  }
}
