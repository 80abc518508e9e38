import { anAnalyticsEngine, SOME_ID } from '@saum/engine/analytics/test-analytics'
import { anEnvironment, BASE } from '@saum/engine/usage/test-usage'
import type { TrackingEvent } from '@saum/tracking/events/tracking-event'
import { anEvent, anItem, aPage } from '@saum/tracking/test-event'
import { describe, expect, it } from 'vitest'
import { createLegacyUsage, toUsage } from './legacy-usage.ts'

function aUsage() {
  const environment = anEnvironment()
  const engine = anAnalyticsEngine({ mode: 'legacy' }, environment)
  return { environment, engine, tell: createLegacyUsage(engine) }
}

function usageOf(event: TrackingEvent) {
  return toUsage(anAnalyticsEngine({ mode: 'legacy' }), event)
}

describe('[3.72] [3.73] usage events', () => {
  it('tell a search with its words, its hits and the answer', () => {
    const event = anEvent({ name: 'search', query: 'mantel', total: 3, responseId: 'answer' })

    expect(usageOf(event)).toMatchObject([
      {
        type: 'search',
        payload: {
          actionCause: 'searchFromLink',
          queryText: 'mantel',
          numberOfResults: 3,
          searchQueryUid: 'answer',
          originContext: 'Search',
          originLevel1: 'default',
          anonymous: false,
        },
      },
    ])
  })

  it('tell a click with the place of what was opened', () => {
    const items = [anItem({ index: 26 })]
    const event = anEvent({ name: 'select_item', items, responseId: 'answer' })

    expect(usageOf(event)).toMatchObject([
      {
        type: 'click',
        payload: {
          actionCause: 'documentOpen',
          documentPosition: 26,
          documentTitle: 'Mantel Ottilie',
          searchQueryUid: 'answer',
          customData: { contentIDKey: 'permanentid', contentIDValue: '7' },
        },
      },
    ])
  })

  it('tell a view of a product', () => {
    expect(usageOf(anEvent({ name: 'view_item', items: [anItem()] }))).toMatchObject([
      { type: 'view', payload: { contentIdKey: 'permanentid', contentIdValue: '7' } },
    ])
  })

  it.each(['add_to_wishlist', 'remove_from_wishlist'] as const)(
    'tell %s as a custom one',
    (name) => {
      expect(usageOf(anEvent({ name, items: [anItem()] }))).toMatchObject([
        { type: 'custom', payload: { eventType: 'wishlist', eventValue: name } },
      ])
    },
  )

  it.each(['page_view', 'add_to_cart', 'purchase', 'web_vitals'] as const)(
    'have no words for %s',
    (name) => {
      const { tell, environment } = aUsage()

      expect(tell(anEvent({ name, items: [anItem()] }))).toBe(false)
      expect(environment.requests).toEqual([])
    },
  )
})

describe('[7.52] usage', () => {
  it('is posted with the visitor the provider knows', async () => {
    const { tell, environment } = aUsage()

    const page = aPage({ title: 'Mantel Ottilie' })
    expect(tell(anEvent({ name: 'view_item', items: [anItem()], page }))).toBe(true)
    await environment.pass(0)

    expect(environment.requests).toMatchObject([
      {
        url: `${BASE}/view?visitor=${SOME_ID}`,
        headers: { authorization: 'Bearer token' },
        body: { clientId: SOME_ID, contentIdValue: '7', title: 'Mantel Ottilie' },
      },
    ])
  })

  it('[7.54] goes by beacon for a click, which leads away', async () => {
    const { tell, environment } = aUsage()

    tell(anEvent({ name: 'select_item', items: [anItem()] }))
    await environment.pass(0)

    expect(environment.beacons[0]?.url).toMatch(`${BASE}/click?access_token=token&visitorId=`)
  })

  it('[8.28] that is refused is logged and dropped, and the shop goes on', async () => {
    const { tell, environment } = aUsage()
    environment.answer(new Response('{}', { status: 400 }))

    tell(anEvent({ name: 'view_item', items: [anItem()] }))
    await environment.pass(60_000)

    expect(environment.requests).toHaveLength(1)
    expect(environment.logs.map(({ message }) => message)).toContain(
      'An error has occurred when sending the "view" event. Check the console logs for more details.',
    )
  })

  it('[4.61] is nothing for a visitor who asks not to be followed', async () => {
    const environment = {
      ...anEnvironment(),
      privacy: { doNotTrack: undefined, globalPrivacyControl: true },
    }
    const tell = createLegacyUsage(anAnalyticsEngine({ mode: 'legacy' }, environment))

    tell(anEvent({ name: 'view_item', items: [anItem()] }))
    await environment.pass(0)

    expect(environment.requests).toEqual([])
  })
})
