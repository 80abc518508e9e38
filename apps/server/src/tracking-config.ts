import type { TrackingSettings } from '@saum/contract/tracking-settings'
import type { ConsentServiceId } from '@saum/domain/consent-services'
import { readExperiments, type RunningExperiment } from '@saum/domain/experiments'
import type { SettingValues } from './settings.ts'

export interface TrackingConfig {
  /** What pages may know of it. */
  pages: TrackingSettings
  experiments: readonly RunningExperiment[]
}

export function trackingConfigOf(values: SettingValues): TrackingConfig {
  const experiments = readExperiments(values.EXPERIMENTS) ?? []
  const eventsUrl = values.ANALYTICS_URL || cloudEventsUrl(values)
  const offered: readonly [ConsentServiceId, boolean][] = [
    ['visit-statistics', values.STATISTICS],
    ['search-usage', true],
    ['comparison-tests', experiments.length > 0],
    ['testing-script', values.TESTING_SCRIPT_URL !== ''],
    ['recently-viewed', true],
    ['recent-searches', true],
    ['recommendation-script', values.RECOMMENDATION_SCRIPT_URL !== ''],
    ['tag-manager', values.TAG_MANAGER_ID !== ''],
    ['error-reports', values.SENTRY_DSN !== ''],
  ]
  return {
    experiments,
    pages: {
      services: offered.flatMap(([service, isOffered]) => (isOffered ? [service] : [])),
      analyticsMode: values.ANALYTICS_MODE,
      ...(eventsUrl !== '' && { eventsUrl }),
      ...(values.CONSENT_SCRIPT_URL !== '' && {
        consentManager: {
          scriptUrl: values.CONSENT_SCRIPT_URL,
          settingsId: values.CONSENT_SETTINGS_ID,
        },
      }),
      ...(values.TAG_MANAGER_ID !== '' && {
        tagManager: { containerId: values.TAG_MANAGER_ID, host: values.TAG_MANAGER_URL },
      }),
      ...(experiments.length > 0 && { experiments }),
      ...(values.TESTING_SCRIPT_URL !== '' && { testingScriptUrl: values.TESTING_SCRIPT_URL }),
      ...(values.RECOMMENDATION_SCRIPT_URL !== '' && {
        recommendationScriptUrl: values.RECOMMENDATION_SCRIPT_URL,
      }),
      ...(values.SENTRY_DSN !== '' && {
        errorReports: { dsn: values.SENTRY_DSN, environment: values.SENTRY_ENVIRONMENT },
      }),
    },
  }
}

/** A provider in the cloud hears of visitors at another host than it answers at. */
function cloudEventsUrl(values: SettingValues): string {
  if (values.SEARCH_COMMERCE_URL === '') return ''
  const organization = values.SEARCH_ORGANIZATION
  const host = `https://${organization}.analytics.org.coveo.com`
  return values.ANALYTICS_MODE === 'legacy'
    ? host
    : `${host}/rest/organizations/${organization}/events/v1`
}
