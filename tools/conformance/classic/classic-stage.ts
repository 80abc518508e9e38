import { until } from '../controller.ts'
import type { Stage } from '../stage.ts'
import type { ClassicClient, ClassicEngine } from './client.ts'

export function createClassicEngine(
  { origin, access }: Stage,
  client: ClassicClient,
  analyticsMode: 'legacy' | 'next' = 'legacy',
): ClassicEngine {
  return client.buildSearchEngine({
    configuration: {
      organizationId: access.organizationId,
      accessToken: access.accessToken,
      search: {
        proxyBaseUrl: `${origin}/rest/search/v2`,
        searchHub: 'conformance',
        locale: 'de-DE',
      },
      analytics: { analyticsMode, proxyBaseUrl: origin, trackingId: access.trackingId },
    },
    loggerOptions: { level: 'silent' },
  })
}

/** Does something that searches, and waits for the next reply; pages keep the id of their search. */
export async function searched(
  list: ReturnType<ClassicClient['buildResultList']>,
  act: () => void,
): Promise<(typeof list)['state']> {
  const { results: before } = list.state
  act()
  return until(list, ({ isLoading, results }) => !isLoading && results !== before, 'A reply')
}
