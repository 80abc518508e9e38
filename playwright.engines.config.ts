import { defineConfig } from '@playwright/test'
import { resolve } from 'node:path'
import { EVERY_ENGINE, ON_PHONE, WIDE_ONLY } from './e2e/support/devices.ts'
import chromium from './playwright.config.ts'

/**
 * The journeys of every browser in those for which Chromium is no proof: `npm run browsers`. Playwright
 * starts a relay instead of a browser; the relay starts the browser of the distribution.
 */
function relayTo(engine: 'firefox' | 'webkit', ...args: string[]) {
  return {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: process.execPath,
      ignoreDefaultArgs: true,
      args: [resolve(`e2e/engines/${engine}.ts`), ...args],
    },
  }
}

const ENGINES = ['firefox', 'webkit'] as const
const NO_SCRIPT = '**/browser/*.no-js.spec.ts'
const WIDE = { viewport: { width: 1440, height: 900 } }
const NARROW = { viewport: { width: 390, height: 844 }, isMobile: true }

export default defineConfig({
  ...chromium,
  testMatch: '**/browser/*.spec.ts',
  workers: 2,
  timeout: 120_000,
  use: { ...chromium.use, reuseContext: false },
  grep: new RegExp(EVERY_ENGINE),
  projects: ENGINES.flatMap((name) => [
    {
      name,
      testIgnore: NO_SCRIPT,
      grepInvert: new RegExp(ON_PHONE),
      use: { ...relayTo(name), ...WIDE },
    },
    {
      name: `${name} narrow`,
      testIgnore: NO_SCRIPT,
      grepInvert: new RegExp(WIDE_ONLY),
      use: { ...relayTo(name), ...NARROW },
    },
    {
      name: `${name} without script`,
      testMatch: NO_SCRIPT,
      use: { ...relayTo(name, '--without-script'), ...NARROW },
    },
  ]),
})
