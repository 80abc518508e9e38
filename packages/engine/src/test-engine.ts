import type { Configuration } from './configuration.ts'
import { CONTEXT } from './context/context.ts'
import { assembleEngine, type Engine, type Snapshot } from './engine.ts'
import { aTestEnvironment, type TestEnvironment } from './test-environment.ts'

const CONFIGURATION: Configuration = {
  organizationId: 'saum',
  accessToken: 'token',
  environment: 'prod',
  proxyBaseUrl: 'https://saum.example/commerce',
  analytics: {
    enabled: true,
    mode: 'next',
    trackingId: 'comma_de',
    source: [],
    originContext: 'Search',
    originLevel2: 'default',
    originLevel3: 'default',
    anonymous: false,
  },
  knowledge: { answerConfigurationId: '' },
  classic: { locale: 'en-US', timezone: 'Europe/Berlin' },
}

export interface TestEngine extends Engine {
  environment: TestEnvironment
}

/** An engine of the German shop on its page of blouses. */
export function aTestEngine(
  changes: Partial<Configuration> = {},
  environment: TestEnvironment = aTestEnvironment(),
  snapshot?: Snapshot,
): TestEngine {
  const engine = assembleEngine({ ...CONFIGURATION, ...changes }, environment, snapshot)
  engine.state(CONTEXT).update(() => ({
    language: 'de',
    country: 'DE',
    currency: 'EUR',
    view: { url: 'https://saum.example/de/c/damen/blusen/' },
  }))
  return { ...engine, environment }
}
