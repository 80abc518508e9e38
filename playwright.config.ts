import { defineConfig, devices } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPILED_CODE } from './packages/testing/src/compiled-code.ts'
import { DECIDED_VISITOR } from './e2e/support/decided-visitor.ts'
import { ON_PHONE, PHONE_TOO } from './e2e/support/devices.ts'
import { freePort } from './scripts/free-port.ts'

// Every worker reads this file again; the environment hands them what the first reading chose.
const { E2E_ORIGIN } = process.env
process.env['E2E_PORT'] ??= String(await freePort())
process.env['E2E_DATA_DIR'] ??= aFreshFolder()
// Inherited by workers, the server and the servers of single journeys.
Object.assign(process.env, COMPILED_CODE)
const { CHROMIUM_PATH, E2E_DATA_DIR, E2E_PORT } = process.env
/** A shop that runs already, with its data folder in E2E_DATA_DIR, saves starting one. */
const origin = E2E_ORIGIN ?? `http://127.0.0.1:${E2E_PORT}`

function aFreshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saum-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const REQUESTS = '**/requests/*.spec.ts'
const BROWSER = '**/browser/*.spec.ts'
const NO_SCRIPT = '**/browser/*.no-js.spec.ts'
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

export default defineConfig({
  testDir: 'e2e',
  // Node reads our packages as they are; Playwright would compile them once per worker.
  build: {
    external: ['**/apps/**', '**/services/**', '**/packages/**', '**/catalog/**', '**/scripts/**'],
  },
  outputDir: 'test-results',
  fullyParallel: true,
  // While one page waits for the shop, another one is drawn.
  workers: availableParallelism() + 1,
  // What fails once is broken, or its test is.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  // Slow machines need more than the default.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: origin,
    // The language of the first shop: other visitors are asked whether they want another one.
    locale: 'de-DE',
    // Nor are they asked what may be kept about them, which is a journey of its own.
    storageState: DECIDED_VISITOR,
    // A trace of everything costs half of the time; `--trace on` records what is looked into.
    screenshot: 'only-on-failure',
    // A tab for each journey costs as much again. What the shop keeps in a browser is cleared between
    // journeys; those about keeping and about other visitors open contexts of their own.
    reuseContext: true,
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'requests', testMatch: REQUESTS },
    {
      name: 'desktop',
      testMatch: BROWSER,
      testIgnore: NO_SCRIPT,
      grepInvert: new RegExp(ON_PHONE),
      use: DESKTOP,
    },
    {
      name: 'phone',
      testMatch: BROWSER,
      testIgnore: NO_SCRIPT,
      grep: new RegExp(`${ON_PHONE}|${PHONE_TOO}`),
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'no-js', testMatch: NO_SCRIPT, use: { ...DESKTOP, javaScriptEnabled: false } },
  ],
  webServer: E2E_ORIGIN
    ? []
    : {
        command: `"${process.execPath}" scripts/serve-demo.ts`,
        url: `${origin}/readyz`,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
        stdout: 'ignore',
        stderr: 'pipe',
        // The demo range is generated first where it is not kept yet.
        timeout: 240_000,
        env: {
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: E2E_PORT ?? '',
          PUBLIC_ORIGIN: origin,
          DATA_DIR: E2E_DATA_DIR ?? '',
          DATABASE_URL: '',
          // Journeys of several visitors say from where each of them comes.
          TRUST_PROXY: 'on',
          WORKSHOP: 'on',
          IMAGE_WARM_UP: 'off',
          LOG_LEVEL: 'warn',
        },
      },
})
