import { defineConfig } from '@playwright/test'
import { ENGINES, relayTo } from './e2e/engines/engines.ts'
import { EVERY_ENGINE, ON_PHONE, WIDE_ONLY } from './e2e/support/devices.ts'
import chromium from './playwright.config.ts'

const NO_SCRIPT = '**/browser/*.no-js.spec.ts'
const WIDE = { viewport: { width: 1440, height: 900 } }
const NARROW = { viewport: { width: 390, height: 844 }, isMobile: true }

/** The journeys of every browser in those for which Chromium is no proof: `npm run browsers`. */
export default defineConfig({
  ...chromium,
  testMatch: '**/browser/*.spec.ts',
  workers: 2,
  timeout: 120_000,
  // Both drivers are less steady than Chromium's on a busy machine. A journey that passes on a retry is reported as flaky.
  retries: 2,
  // If most journeys fail, going on would take an hour.
  maxFailures: 8,
  globalTimeout: 20 * 60_000,
  // Playwright drives both engines as Firefox.
  use: { ...chromium.use, browserName: 'firefox', reuseContext: false },
  grep: new RegExp(EVERY_ENGINE),
  projects: ENGINES.flatMap(({ project: name }) => [
    {
      name,
      testIgnore: NO_SCRIPT,
      grepInvert: new RegExp(ON_PHONE),
      use: { launchOptions: relayTo(name), ...WIDE },
    },
    {
      name: `${name} narrow`,
      testIgnore: NO_SCRIPT,
      grepInvert: new RegExp(WIDE_ONLY),
      use: { launchOptions: relayTo(name), ...NARROW },
    },
    {
      name: `${name} without script`,
      testMatch: NO_SCRIPT,
      use: { launchOptions: relayTo(name, '--without-script'), ...NARROW },
    },
  ]),
})
