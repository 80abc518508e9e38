import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Half of the time a worker waits for a database or a clock; unasked, one core would stay free for that.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Nothing of ours lives in modules, so files can share them: a third of the time.
          isolate: false,
          // Two busy cores are slow, not wrong.
          testTimeout: 20_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'services/*/src/**/*.test.ts',
            'services/checkout/element/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'apps/storefront/{app,vite}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'catalog/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
    ],
  },
})
