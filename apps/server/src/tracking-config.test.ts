import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const CLOUD = {
  SEARCH_ORGANIZATION: 'mode',
  SEARCH_COMMERCE_URL: 'https://mode.org.coveo.com/rest/organizations/mode/commerce/v2',
  SEARCH_ACCESS_TOKEN: 'token',
}

function pagesOf(env: Record<string, string>) {
  return readConfig(env).tracking.pages
}

describe('[1.12] what visitors are asked for', () => {
  it('is our own where nothing is set up', () => {
    expect(pagesOf({})).toEqual({
      services: ['visit-statistics', 'search-usage', 'recently-viewed', 'recent-searches'],
      analyticsMode: 'next',
    })
  })

  it.each([
    ['comparison-tests', { EXPERIMENTS: 'early-promises:50' }],
    ['testing-script', { TESTING_SCRIPT_URL: 'https://ab.example/a.js' }],
    ['recommendation-script', { RECOMMENDATION_SCRIPT_URL: 'https://reco.example/r.js' }],
    ['tag-manager', { TAG_MANAGER_ID: 'GTM-A1', TAG_MANAGER_URL: 'https://t.saum.example' }],
    ['error-reports', { SENTRY_DSN: 'https://key@errors.example/1' }],
  ])('is %s only where it is set up', (service, env) => {
    expect(pagesOf(env).services).toContain(service)
    expect(pagesOf({}).services).not.toContain(service)
  })

  it('is not our own count where it is switched off', () => {
    expect(pagesOf({ STATISTICS: 'off' }).services).not.toContain('visit-statistics')
  })
})

describe('[5.9] settings of tracking that are wrong', () => {
  it.each([
    ['TAG_MANAGER_ID', 'gtm-abc'],
    ['TAG_MANAGER_ID', 'GTM-'],
    ['TAG_MANAGER_ID', 'GTM-ABC def'],
    ['TESTING_SCRIPT_URL', 'http://ab.example/a.js'],
    ['CONSENT_SCRIPT_URL', 'javascript:alert(1)'],
    ['SENTRY_DSN', 'https://errors.example/1'],
    ['SENTRY_DSN', 'https://key:secret@errors.example/1'],
    ['EXPERIMENTS', 'nobody-knows-it:50'],
    ['EXPERIMENTS', 'early-promises:100'],
    ['REPORT_SECRET', 'short'],
    ['ANALYTICS_MODE', 'both'],
  ])('stop the start and are named: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })

  it('are those that lack the other half', () => {
    expect(() => readConfig({ TAG_MANAGER_ID: 'GTM-A1' })).toThrow('TAG_MANAGER_URL')
    const manager = { CONSENT_SCRIPT_URL: 'https://consent.example/loader.js' }
    expect(() => readConfig(manager)).toThrow('CONSENT_SETTINGS_ID')
  })
})

describe('[7.38] [7.51] where usage is told', () => {
  it('is the own provider, which pages know', () => {
    expect(pagesOf({}).eventsUrl).toBeUndefined()
  })

  it('is the host of the organization in the cloud, in the address of each protocol', () => {
    expect(pagesOf(CLOUD).eventsUrl).toBe(
      'https://mode.analytics.org.coveo.com/rest/organizations/mode/events/v1',
    )
    expect(pagesOf({ ...CLOUD, ANALYTICS_MODE: 'legacy' }).eventsUrl).toBe(
      'https://mode.analytics.org.coveo.com',
    )
  })

  it('is wherever an operator says', () => {
    const proxy = 'https://events.saum.example/e'
    expect(pagesOf({ ...CLOUD, ANALYTICS_URL: proxy }).eventsUrl).toBe(proxy)
  })
})
