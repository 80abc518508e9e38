import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { COMPILED_CODE } from './packages/testing/src/compiled-code.ts'

const SHARED = {
  environment: 'node',
  // Threads and processes that tests start share compiled code, which halves the time of a start.
  env: COMPILED_CODE,
  globalSetup: 'packages/testing/src/postgres-template.ts',
  // Nothing of ours lives in modules, so files can share them: a third of the time.
  isolate: false,
  // Two busy cores are slow, not wrong.
  testTimeout: 40_000,
  expect: { poll: { timeout: 20_000 } },
} as const

export default defineConfig({
  test: {
    // A worker often waits: for a database, a password hash, a process it has started.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...SHARED,
          name: 'unit',
          // Node reads these sources as they are; going through Vite costs a fifth of the time.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: [
            'packages/*/src/**/*.test.ts',
            'services/*/src/**/*.test.ts',
            'services/checkout/element/*.test.ts',
            'apps/{cli,server}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'catalog/**/*.test.ts',
            'tools/**/*.test.ts',
            'e2e/support/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...SHARED,
          name: 'storefront',
          include: ['apps/storefront/{app,vite}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
