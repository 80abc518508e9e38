import assert from 'node:assert/strict'
import { until } from '../controller.ts'
import type { Stage } from '../stage.ts'
import type { Area } from '../step.ts'
import { createClassicEngine } from './classic-stage.ts'
import type { AnalyticsLibrary, ClassicClient } from './client.ts'

/** Usage analytics of the older kind, by its own library. */
export function usageArea(
  stage: Stage,
  { CoveoAnalyticsClient }: AnalyticsLibrary,
  client: string,
): Area {
  const { accessToken } = stage.access
  const usage = new CoveoAnalyticsClient({
    token: accessToken,
    endpoint: `${stage.origin}/rest/ua`,
  })
  const common = {
    language: 'de',
    originLevel1: 'conformance',
    originLevel2: 'default',
    originLevel3: '',
  }
  const searchQueryUid = crypto.randomUUID()
  const events = {
    search: {
      ...common,
      searchQueryUid,
      queryText: 'kleid',
      actionCause: 'searchboxSubmit',
      responseTime: 5,
      numberOfResults: 3,
    },
    click: {
      ...common,
      searchQueryUid,
      actionCause: 'documentOpen',
      documentPosition: 1,
      documentUri: `${stage.origin}/de/p/1/`,
      documentUriHash: 'x',
      documentUrl: `${stage.origin}/de/p/1/`,
      documentTitle: 'Kleid',
      sourceName: 'shop',
      customData: { contentIDKey: 'permanentid', contentIDValue: '1' },
    },
    custom: {
      ...common,
      eventType: 'facet',
      eventValue: 'showMoreFacetResults',
      lastSearchQueryUid: searchQueryUid,
    },
    view: {
      contentIdKey: 'permanentid',
      contentIdValue: '1',
      contentType: 'product',
      location: stage.origin,
    },
  }

  function assertVisit(reply: unknown): void {
    const { visitorId } = reply as { visitorId?: unknown }
    assert.equal(typeof visitorId, 'string', `answered ${JSON.stringify(reply)}`)
  }

  return {
    title: 'usage analytics',
    client,
    steps: [
      {
        title: 'a search is taken',
        run: async () => assertVisit(await usage.sendSearchEvent(events.search)),
      },
      {
        title: 'a click is taken',
        async run() {
          await usage.sendClickEvent(events.click)
          const sent = await stage.traffic.arrived('/analytics/click', searchQueryUid)
          assert.ok(sent.status < 300, `answered ${sent.status} ${sent.response}`)
        },
      },
      {
        title: 'a custom event is taken',
        run: async () => assertVisit(await usage.sendCustomEvent(events.custom)),
      },
      {
        title: 'a view is taken',
        run: async () => assertVisit(await usage.sendViewEvent(events.view)),
      },
      { title: 'a visit can be asked for', run: async () => assertVisit(await usage.getVisit()) },
      {
        title: 'the service says it is well',
        run: async () => void assert.ok(await usage.getHealth()),
      },
    ],
  }
}

/** What a search page reports without being told to. */
export function pageUsageArea(stage: Stage, client: ClassicClient): Area {
  const title = 'a click on a result is reported and taken'
  return {
    title: 'usage of a search page',
    steps: [{ title, run: () => reportsClick(stage, client) }],
  }
}

async function reportsClick(stage: Stage, client: ClassicClient): Promise<void> {
  const engine = createClassicEngine(stage, client)
  const list = client.buildResultList(engine)
  engine.executeFirstSearch()
  const hasResults = (state: (typeof list)['state']) => state.results.length > 0
  const { results, searchResponseId } = await until(list, hasResults, 'Results')
  const [result] = results
  assert.ok(result)
  client.buildInteractiveResult(engine, { options: { result } }).select()
  const sent = await stage.traffic.arrived('/analytics/click', searchResponseId)
  assert.ok(sent.status < 300, `answered ${sent.status} ${sent.response}`)
}
