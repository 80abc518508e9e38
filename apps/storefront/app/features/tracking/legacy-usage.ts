import type { Engine } from '@saum/engine/engine'
import { clickBody, customBody, searchBody, viewBody } from '@saum/engine/usage/event-bodies'
import { createUsageClient } from '@saum/engine/usage/usage-client'
import type { UsagePayload, UsageType } from '@saum/engine/usage/usage-event'
import type { TrackingEvent } from '@saum/tracking/events/tracking-event'

/** By which a product is found again. */
const CONTENT_KEY = 'permanentid'

/** Events in the words of usage analytics; answers whether there are any for this one. */
export function createLegacyUsage(engine: Engine): (event: TrackingEvent) => boolean {
  const client = createUsageClient(engine, {})
  return (event) => {
    const usage = toUsage(engine, event)
    for (const { type, payload } of usage) {
      client.send(type, payload).catch((error: unknown) => {
        engine.environment.log('error', error instanceof Error ? error.message : String(error))
      })
    }
    return usage.length > 0
  }
}

interface Usage {
  type: UsageType
  payload: UsagePayload
}

export function toUsage({ configuration }: Engine, event: TrackingEvent): Usage[] {
  const { name, items = [], responseId = '' } = event
  const configured = configuration.get()
  const facts = { searchUid: responseId }
  switch (name) {
    case 'search':
      return [
        {
          type: 'search',
          payload: searchBody(configured, facts, {
            actionCause: 'searchFromLink',
            reply: {
              query: event.query ?? '',
              durationMs: 0,
              totalCount: event.total ?? 0,
              results: [],
            },
          }),
        },
      ]
    case 'select_item':
      return items.map((item) => ({
        type: 'click',
        payload: clickBody(configured, facts, {
          actionCause: 'documentOpen',
          document: {
            documentPosition: item.index ?? 1,
            sourceName: 'catalog',
            documentTitle: item.item_name,
          },
          contentId: { contentIDKey: CONTENT_KEY, contentIDValue: item.item_id },
        }),
      }))
    case 'view_item':
      return items.map(({ item_id }) => ({
        type: 'view',
        payload: {
          ...viewBody(configured, {
            contentIdKey: CONTENT_KEY,
            contentIdValue: item_id,
            contentType: 'product',
          }),
          title: event.page.title,
        },
      }))
    case 'add_to_wishlist':
    case 'remove_from_wishlist':
      return items.map(({ item_id }) => ({
        type: 'custom',
        payload: customBody(configured, facts, {
          eventType: 'wishlist',
          eventValue: name,
          metadata: { contentIDKey: CONTENT_KEY, contentIDValue: item_id },
        }),
      }))
    default:
      return []
  }
}
