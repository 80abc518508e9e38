import { anAnalyticsEngine, SOME_ID } from '../analytics/test-analytics.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { createUsageClient, type UsageOptions } from './usage-client.ts'

export const BASE = 'https://saum.analytics.org.coveo.com/rest/v15/analytics'

/** A browser of a visitor the provider knows, on the page of a product. */
export function anEnvironment() {
  const environment = aTestEnvironment({
    navigator: () => ({
      referrer: 'https://www.example/',
      userAgent: 'Mozilla/5.0',
      location: 'https://saum.example/de/p/satinbluse-2148831/',
    }),
  })
  environment.localStorage?.set('visitorId', SOME_ID)
  environment.answerAll({ visitId: 'visit', visitorId: SOME_ID })
  return environment
}

export function aClient(options: UsageOptions = {}, environment = anEnvironment()) {
  const engine = anAnalyticsEngine({ mode: 'legacy' }, environment)
  return { engine, environment, client: createUsageClient(engine, options) }
}
