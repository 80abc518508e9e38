import { emitEvent } from '@saum/engine/analytics/emit-event'
import { createUsageClient } from '@saum/engine/usage/usage-client'
import type { UsageType } from '@saum/engine/usage/usage-event'
import type { AnalyticsLibrary } from '../classic/client.ts'
import { SHOP_PATH, type Stage } from '../stage.ts'
import type { Area, Step } from '../step.ts'
import type { RelayLibrary } from '../test-relay.ts'
import { describeDifference, differencesOf } from './difference.ts'
import { toComparedRequest, type ComparedRequest } from './mask.ts'
import { createOwnEngine } from './own-parts.ts'
import { recordRequests } from './recorder.ts'

const SCENE = { page: 'listing', path: `/${SHOP_PATH}/` } as const

/** The same events by the public libraries and by ours: what is sent is the same. */
export function eventAreas(
  stage: Stage,
  libraries: { relay: RelayLibrary; analytics: AnalyticsLibrary },
  client: string,
): Area[] {
  return [
    { title: 'differential: events', client, steps: shopEventSteps(stage, libraries.relay) },
    { title: 'differential: usage', client, steps: usageSteps(stage, libraries.analytics) },
  ]
}

const PRODUCT = { productId: '990001', name: 'Kleid', price: 79.95 }
const CURRENCY = 'EUR'

const SHOP_EVENTS: Readonly<Record<string, object>> = {
  'ec.productView': { currency: CURRENCY, product: PRODUCT },
  'ec.productClick': {
    currency: CURRENCY,
    product: PRODUCT,
    position: 3,
    responseId: '0b6f2f0e-6a0d-4d1b-8d62-3f7a0a8f2a11',
  },
  'ec.cartAction': { currency: CURRENCY, action: 'add', quantity: 1, product: PRODUCT },
  'ec.purchase': {
    currency: CURRENCY,
    products: [{ quantity: 1, product: PRODUCT }],
    transaction: { id: 'order-1', revenue: 79.95 },
  },
}

function shopEventSteps(stage: Stage, { createRelay }: RelayLibrary): Step[] {
  const { origin, access } = stage
  const url = `${origin}/rest/organizations/${access.organizationId}/events/v1`
  return Object.entries(SHOP_EVENTS).map(([type, payload]) => ({
    title: `${type} is the same in every field`,
    run: () => {
      const relay = createRelay({ url, token: access.accessToken, trackingId: access.trackingId })
      const engine = createOwnEngine(stage, SCENE)
      return assertSame(
        stage,
        () => relay.emit(type, payload),
        () => emitEvent(engine, type, payload),
      )
    },
  }))
}

const COMMON = { language: 'de', originLevel1: 'conformance', originLevel2: 'default' }
const UID = '7f1b2c5e-1c55-4b39-9a0e-5d1f3b1f8e77'

const USAGE_EVENTS: readonly { title: string; type: UsageType; payload: object }[] = [
  {
    title: 'a search',
    type: 'search',
    payload: { ...COMMON, searchQueryUid: UID, queryText: 'kleid', actionCause: 'searchboxSubmit' },
  },
  {
    title: 'a search for everything, with empty values',
    type: 'search',
    payload: {
      ...COMMON,
      originLevel3: '',
      searchQueryUid: UID,
      queryText: '',
      actionCause: 'interfaceLoad',
      responseTime: 0,
      numberOfResults: 0,
      results: [],
      customData: { Size: 'M' },
    },
  },
  {
    title: 'a click',
    type: 'click',
    payload: {
      ...COMMON,
      searchQueryUid: UID,
      actionCause: 'documentOpen',
      documentPosition: 1,
      documentUri: 'https://saum.example/de/p/1/?a=b&c=d',
      documentUriHash: 'x',
      documentTitle: 'Kleid & Rock',
      sourceName: 'shop',
      customData: { contentIDKey: 'permanentid', contentIDValue: '1' },
    },
  },
  {
    title: 'an event of its own kind',
    type: 'custom',
    payload: {
      ...COMMON,
      eventType: 'facet',
      eventValue: 'showMoreFacetResults',
      lastSearchQueryUid: UID,
      custom: { FacetId: 'ec_color' },
    },
  },
  {
    title: 'a view with a long address',
    type: 'view',
    payload: {
      contentIdKey: 'permanentid',
      contentIdValue: '1',
      contentType: 'product',
      location: `https://saum.example/${'%C3%A4'.repeat(400)}`,
    },
  },
]

function usageSteps(stage: Stage, { CoveoAnalyticsClient }: AnalyticsLibrary): Step[] {
  const { origin, access } = stage
  const endpoint = `${origin}/rest/ua`
  return USAGE_EVENTS.map(({ title, type, payload }) => ({
    title: `${title} is the same in every field`,
    run: () => {
      // Except for beacons it brings its own way to ask, so requests are taken before they are sent.
      const taken: ComparedRequest[] = []
      const preprocessRequest = (request: RequestInit & { url: string }) => {
        taken.push(toComparedRequest(request.url, request))
        return request
      }
      const theirs = new CoveoAnalyticsClient({
        token: access.accessToken,
        endpoint,
        preprocessRequest,
      })
      const ours = createUsageClient(createOwnEngine(stage, SCENE, endpoint), {
        title: () => 'Conformance',
      })
      const send = {
        search: () => theirs.sendSearchEvent(payload),
        click: () => theirs.sendClickEvent(payload),
        custom: () => theirs.sendCustomEvent(payload),
        view: () => theirs.sendViewEvent(payload),
      }
      return assertSame(stage, send[type], () => ours.send(type, { ...payload }), taken)
    },
  }))
}

async function assertSame(
  stage: Stage,
  theirs: () => unknown,
  ours: () => unknown,
  taken: readonly ComparedRequest[] = [],
): Promise<void> {
  using recorder = recordRequests(stage.traffic.plainFetch)
  const recorded = await recorder.record(theirs, null)
  const expected = recorded.requests.length > 0 ? recorded.requests : taken
  const actual = await recorder.record(ours, null)
  const differences = differencesOf(expected, actual.requests)
  if (differences.length > 0) throw new Error(differences.map(describeDifference).join('\n'))
  if (expected.length === 0) throw new Error('Nothing was sent')
}
