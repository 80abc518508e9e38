import type { AnalyticsConfiguration } from '../configuration.ts'
import { aTestEngine, type TestEngine } from '../test-engine.ts'
import { aTestEnvironment, type TestEnvironment } from '../test-environment.ts'

export const SOME_ID = '580f46e5-22e2-4f91-89ad-2e652f376b40'
export const OTHER_ID = '11111111-2222-4333-8444-555555555555'

/** An engine whose analytics are set up as told. */
export function anAnalyticsEngine(
  changes: Partial<AnalyticsConfiguration> = {},
  environment: TestEnvironment = aTestEnvironment(),
): TestEngine {
  const engine = aTestEngine({}, environment)
  engine.configuration.update((configuration) => ({
    ...configuration,
    analytics: { ...configuration.analytics, ...changes },
  }))
  return engine
}
