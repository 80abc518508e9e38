import { defineConfig } from '@playwright/test'
import { relayTo } from './e2e/engines/engines.ts'
import { EVERY_ENGINE, ON_PHONE, WIDE_ONLY } from './e2e/support/devices.ts'
import chromium from './playwright.config.ts'

const ENGINES = ['firefox', 'webkit'] as const
const NO_SCRIPT = '**/browser/*.no-js.spec.ts'
const WIDE = { viewport: { width: 1440, height: 900 } }
const NARROW = { viewport: { width: 390, height: 844 }, isMobile: true }

const BY_RELAY = { browserName: 'firefox', channel: 'moz-firefox' } as const

/** The journeys of every browser in those for which Chromium is no proof: `npm run browsers`. */
export default defineConfig({
  ...chromium,
  testMatch: '**/browser/*.spec.ts',
  workers: 2,
  timeout: 120_000,
  // Both drivers are less steady than Chromium's on a busy machine. What passes only then is named as flaky.
  retries: 2,
  // An engine that fails everywhere need not be driven to the end.
  maxFailures: 8,
  globalTimeout: 20 * 60_000,
  use: { ...chromium.use, reuseContext: false },
  grep: new RegExp(EVERY_ENGINE),
  projects: ENGINES.flatMap((name) => [
    {
      name,
      testIgnore: NO_SCRIPT,
      grepInvert: new RegExp(ON_PHONE),
      use: { ...BY_RELAY, launchOptions: relayTo(name), ...WIDE },
    },
    {
      name: `${name} narrow`,
      testIgnore: NO_SCRIPT,
      grepInvert: new RegExp(WIDE_ONLY),
      use: { ...BY_RELAY, launchOptions: relayTo(name), ...NARROW },
    },
    {
      name: `${name} without script`,
      testMatch: NO_SCRIPT,
      use: { ...BY_RELAY, launchOptions: relayTo(name, '--without-script'), ...NARROW },
    },
  ]),
})
