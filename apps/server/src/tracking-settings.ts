import * as v from '@saum/schema/schema'
import { isContainerId } from '@saum/tracking/tag-manager/container-id'
import { isDsn, isExperimentList, isScriptUrl } from './setting-checks.ts'
import {
  MIN_SECRET_LENGTH,
  oneOf,
  onOff,
  SERVICE_RULE,
  serviceUrl,
  setting,
  text,
} from './setting-kinds.ts'

/** Everything that follows visitors, all of it only after their yes. */
export const TRACKING_SETTINGS = {
  STATISTICS: onOff('on', 'counts visits, baskets and orders of visitors who agreed'),
  REPORT_SECRET: {
    ...setting({
      default: '',
      meaning:
        'opens the report at /report/; a shop tried out on this machine shows it there without',
      rule: `must be at least ${MIN_SECRET_LENGTH} signs long`,
      schema: v.union([v.literal(''), v.pipe(v.string(), v.minLength(MIN_SECRET_LENGTH))]),
    }),
    isSecret: true,
  },
  ANALYTICS_MODE: oneOf(['next', 'legacy'], 'next', 'how usage is told to the search provider'),
  ANALYTICS_URL: serviceAddress(
    'where events of the search provider go; its own address when empty',
  ),
  CONSENT_SCRIPT_URL: scriptAddress('consent manager that asks instead of our own dialog'),
  CONSENT_SETTINGS_ID: text('', 'id of the settings at that consent manager'),
  TAG_MANAGER_ID: setting({
    default: '',
    meaning: 'container of the tag manager; none when empty',
    rule: 'must be GTM- followed by capital letters or digits',
    schema: v.union([v.literal(''), v.pipe(v.string(), v.check(isContainerId))]),
  }),
  TAG_MANAGER_URL: serviceAddress('tracking host of the shop that serves the container'),
  EXPERIMENTS: setting({
    default: '',
    meaning:
      'running comparison tests with the share of visitors in percent, as in name:50 other:10',
    rule: 'must be names of known experiments, each with : and a number from 1 to 99',
    schema: v.union([v.literal(''), v.pipe(v.string(), v.check(isExperimentList))]),
  }),
  TESTING_SCRIPT_URL: scriptAddress('script of an A/B testing service'),
  RECOMMENDATION_SCRIPT_URL: scriptAddress('script of a recommendation service'),
  SENTRY_DSN: setting({
    default: '',
    meaning: 'where faults of pages and server are reported; nowhere when empty',
    rule: 'must be an address like https://key@host/project',
    schema: v.union([v.literal(''), v.pipe(v.string(), v.check(isDsn))]),
  }),
  SENTRY_ENVIRONMENT: setting({
    default: 'unknown',
    meaning: 'name of this installation in those reports',
    rule: 'must be at most 64 signs without spaces',
    schema: v.pipe(v.string(), v.regex(/^\S{1,64}$/)),
  }),
} as const

function serviceAddress(meaning: string) {
  return setting({ default: '', meaning, rule: SERVICE_RULE, schema: serviceUrl() })
}

function scriptAddress(meaning: string) {
  return setting({
    default: '',
    meaning,
    rule: 'must be an https address; http only on this machine',
    schema: v.union([v.literal(''), v.pipe(v.string(), v.check(isScriptUrl))]),
  })
}
